import { texts } from "../generated/texts.js";

/** A connection to a server broke: whoever waits for an answer will not get one. */
export class ConnectionLost extends Error {
  override readonly name = "ConnectionLost";

  constructor(reason: string = texts.reason_connection_lost(), options?: ErrorOptions) {
    super(reason, options);
  }
}
