const MEBIBYTE = 1024 * 1024;

/** The promises' figures. Tests and embedders may tighten them. */
export interface Limits {
  /** Largest message of a server, in bytes. */
  readonly maxLine: number;
  /** How much may wait to be read by a server that does not read. */
  readonly maxQueue: number;
  /** A reply to the client stays below this: its peer closes the connection at 10 MiB. */
  readonly maxReply: number;
  /** The longest that a call may take, whatever progress it reports, in milliseconds. */
  readonly callMaximum: number;
  /** After so many failures in a row a server is left alone for a while. */
  readonly breakerFailures: number;
  readonly breakerDelay: number;
  readonly breakerLongest: number;
  readonly maxPages: number;
  readonly maxTools: number;
  /** Largest listing of one server, in bytes. */
  readonly maxListing: number;
  /** How long all children together may take to end, in milliseconds. */
  readonly shutdown: number;
}

export const DEFAULT_LIMITS: Limits = {
  maxLine: 8 * MEBIBYTE,
  maxQueue: 16 * MEBIBYTE,
  maxReply: 9.5 * MEBIBYTE,
  callMaximum: 600_000,
  breakerFailures: 5,
  breakerDelay: 30_000,
  breakerLongest: 300_000,
  maxPages: 100,
  maxTools: 10_000,
  maxListing: 8 * MEBIBYTE,
  shutdown: 1_500,
};
