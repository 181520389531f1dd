import { renderError } from "../generated/index.js";

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Expanded {
  readonly text: string;
  /** What is wrong with the variables in it; without any value. */
  readonly problems: readonly string[];
  /** The values that came from the environment. */
  readonly values: readonly string[];
}

// `$${` is the text `${`. A default ends at the first brace and holds no variable, so that nothing is cut in half.
const VARIABLE = /\$\$\{|\$\{(?:([A-Za-z_][A-Za-z0-9_]*)(?::-((?:(?!\$\{)[^}])*))?\})?/gu;

/** `${VAR}` and `${VAR:-default}`. A variable that is set but empty wins over the default. */
export function expandVariables(text: string, environment: Environment): Expanded {
  const problems: string[] = [];
  const values: string[] = [];
  const expanded = text.replace(VARIABLE, (match: string, name?: string, fallback?: string) => {
    if (match === "$${") return "${";
    if (name === undefined) {
      problems.push(renderError("variable_malformed", {}));
      return match;
    }
    const value = Object.hasOwn(environment, name) ? environment[name] : undefined;
    if (value !== undefined) values.push(value);
    else if (fallback === undefined) problems.push(renderError("variable_missing", { variable: name }));
    return value ?? fallback ?? match;
  });
  return { text: expanded, problems, values };
}

/** The variables in a text; `isOptional` where it has a default. */
export function variablesIn(text: string): readonly { readonly name: string; readonly isOptional: boolean }[] {
  return [...text.matchAll(VARIABLE)].flatMap(([, name, fallback]) =>
    name === undefined ? [] : [{ name, isOptional: fallback !== undefined }],
  );
}
