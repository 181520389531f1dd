import type { Plugin, PluginContext } from "rolldown";

/** A piece of the SDK as it is, and what the bundles have in its place. */
interface Replacement {
  readonly find: string;
  readonly put: string;
}

/**
 * The SDK tells what a message is by trying strict Zod schemas on it, one after the other. Our transports have looked at
 * each message already (`isMessage` in src/runtime/json-rpc.ts), so telling the kinds apart is all that is left to do.
 */
const GUARDS: readonly Replacement[] = [
  ["isJSONRPCRequest", "JSONRPCRequestSchema", "value?.method !== undefined && value.id !== undefined"],
  ["isJSONRPCNotification", "JSONRPCNotificationSchema", "value?.method !== undefined && value.id === undefined"],
  [
    "isJSONRPCResultResponse",
    "JSONRPCResultResponseSchema",
    "value?.result !== undefined && value.method === undefined",
  ],
  ["isJSONRPCErrorResponse", "JSONRPCErrorResponseSchema", "value?.error !== undefined && value.method === undefined"],
  [
    "isTaskAugmentedRequestParams",
    "TaskAugmentedRequestParamsSchema",
    "typeof value?.task === 'object' && value.task !== null",
  ],
].map(([name = "", schema = "", test = ""]) => ({
  find: `export const ${name} = (value) => ${schema}.safeParse(value).success;`,
  put: `export const ${name} = (value) => ${test};`,
}));

/** Ajv is for checking structured results and forms, which are handed on here; it would be a third of the bundle. */
const NO_AJV = "export class AjvJsonSchemaValidator { getValidator() { throw new Error('not part of this bundle'); } }";

/**
 * The SDK describes the whole protocol in Zod schemas and builds all of them when it is loaded, which is a third of the
 * time to the first answer. In the bundles each is built when it is first used, and those never used are left out.
 */
const BUILT_WHEN_USED = `
function builtWhenUsed(build) {
  let built;
  const schema = () => (built ??= build());
  return new Proxy({}, {
    get: (_, key) => schema()[key],
    set: (_, key, value) => Reflect.set(schema(), key, value),
    has: (_, key) => key in schema(),
  });
}
`;

/** What the bundles leave out of the SDK. A new version of it that looks different stops the build. */
export function lightenSdk(): Plugin {
  return {
    name: "lighten-sdk",
    load(id) {
      return fileOf(id) === "validation/ajv-provider.js" ? NO_AJV : null;
    },
    transform(code, id) {
      if (fileOf(id) !== "types.js") return null;
      const guarded = GUARDS.reduce((text, { find, put }) => {
        if (!text.includes(find)) throw new Error(`the SDK's types.js has changed: it has no "${find}"`);
        return text.replace(find, put);
      }, code);
      return withLazySchemas(guarded, schemaPlaces(this.parse(guarded)));
    },
  };
}

function fileOf(id: string): string | undefined {
  return /\/@modelcontextprotocol\/sdk\/dist\/esm\/(.+)$/u.exec(id.replaceAll("\\", "/"))?.[1];
}

interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where the values of the constants at the top stand that are made by a call. */
function schemaPlaces({ body }: ReturnType<PluginContext["parse"]>): readonly Place[] {
  const places = body.flatMap((statement) => {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ init }) => (init?.type === "CallExpression" ? [init] : []));
  });
  if (places.length < 100) throw new Error(`the SDK's types.js has changed: only ${places.length} schemas found`);
  return places;
}

function withLazySchemas(code: string, places: readonly Place[]): string {
  const lazy = places.toReversed().reduce((text, { start, end }) => {
    return `${text.slice(0, start)}/* @__PURE__ */ builtWhenUsed(() => ${text.slice(start, end)})${text.slice(end)}`;
  }, code);
  return lazy + BUILT_WHEN_USED;
}
