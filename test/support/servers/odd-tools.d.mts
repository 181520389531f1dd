/** The tools of a fixture server as its listing gives them. */
export const brokenTools: readonly unknown[];
export const oddTools: readonly { readonly name: string; readonly [field: string]: unknown }[];
