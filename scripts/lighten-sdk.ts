import type { Plugin } from "rolldown";

/** A piece of the SDK as it is, and what the bundles have in its place. */
interface Replacement {
  readonly file: string;
  readonly find: string;
  readonly put: string;
}

/**
 * The SDK tells what a message is by trying Zod schemas on it, up to seven for one call. Our transports have looked at
 * each message already (`isMessage` in src/runtime/json-rpc.ts), so telling the kinds apart is all that is left to do.
 */
const GUARDS: readonly Replacement[] = [
  ["isJSONRPCRequest", "JSONRPCRequestSchema", "value?.method !== undefined && value.id !== undefined"],
  ["isJSONRPCNotification", "JSONRPCNotificationSchema", "value?.method !== undefined && value.id === undefined"],
  ["isJSONRPCResultResponse", "JSONRPCResultResponseSchema", "value?.result !== undefined && value.method === undefined"],
  ["isJSONRPCErrorResponse", "JSONRPCErrorResponseSchema", "value?.error !== undefined && value.method === undefined"],
  ["isTaskAugmentedRequestParams", "TaskAugmentedRequestParamsSchema", "typeof value?.task === 'object' && value.task !== null"],
].map(([name = "", schema = "", test = ""]) => ({
  file: "types.js",
  find: `export const ${name} = (value) => ${schema}.safeParse(value).success;`,
  put: `export const ${name} = (value) => ${test};`,
}));

/** Ajv is for checking structured results and forms, which are handed on here; it would be a third of the bundle. */
const NO_AJV = "export class AjvJsonSchemaValidator { getValidator() { throw new Error('not part of this bundle'); } }";

/** What the bundles leave out of the SDK. A new version of it that looks different stops the build. */
export function lightenSdk(): Plugin {
  return {
    name: "lighten-sdk",
    load(id) {
      return /[\\/]sdk[\\/]dist[\\/]esm[\\/]validation[\\/]ajv-provider\.js$/u.test(id) ? NO_AJV : null;
    },
    transform(code, id) {
      const [, file] = /[\\/]@modelcontextprotocol[\\/]sdk[\\/]dist[\\/]esm[\\/](.+)$/u.exec(id) ?? [];
      const replacements = GUARDS.filter((one) => one.file === file?.replaceAll("\\", "/"));
      if (replacements.length === 0) return null;
      return replacements.reduce((text, { find, put }) => {
        if (!text.includes(find)) throw new Error(`the SDK's ${file} has changed: it has no "${find}"`);
        return text.replace(find, put);
      }, code);
    },
  };
}
