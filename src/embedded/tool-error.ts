/** What a tool cannot do, in words for the model that called it. Everything else that is thrown is a fault of the server. */
export class ToolError extends Error {
  override readonly name = "ToolError";
}
