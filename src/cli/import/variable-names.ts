import type { Environment } from "../../runtime/expand-variables.js";
import type { Placeholder } from "./draft.js";
import { toName } from "./translate-variables.js";

/** Gives placeholders the names of their variables, so that no variable stands for two things. */
export class VariableNames {
  readonly #byIdentity = new Map<string, string>();
  readonly #owners = new Map<string, string>();
  readonly #inConfig: ReadonlySet<string>;
  readonly #environment: Environment;

  /** The names that the configuration already uses stand for something unknown. */
  constructor(inConfig: ReadonlySet<string>, environment: Environment) {
    this.#inConfig = inConfig;
    this.#environment = environment;
  }

  /** Whether a variable of the configuration can be what a placeholder stands for. */
  canBe(name: string, { identity }: Placeholder): boolean {
    return (this.#owners.get(name) ?? identity) === identity;
  }

  learn(name: string, { identity }: Placeholder): void {
    this.#owners.set(name, identity);
    if (!this.#byIdentity.has(identity)) this.#byIdentity.set(identity, name);
  }

  nameFor(placeholder: Placeholder, server: string): string {
    const known = this.#byIdentity.get(placeholder.identity);
    if (known !== undefined) return known;
    const prefix = `${toName(server) || "SERVER"}_`;
    const own = placeholder.name;
    const longer = own.startsWith(prefix) ? own : `${prefix}${own}`;
    let name = own;
    for (let count = 1; !this.#isFree(name, placeholder); count++) name = count === 1 ? longer : `${longer}_${count}`;
    this.learn(name, placeholder);
    return name;
  }

  #isFree(name: string, { value }: Placeholder): boolean {
    const present = Object.hasOwn(this.#environment, name) ? this.#environment[name] : undefined;
    if (this.#owners.has(name)) return false;
    // A variable that is set to something else, or that the configuration uses, means another thing.
    if (value !== undefined && present !== undefined) return present === value;
    return !this.#inConfig.has(name);
  }
}
