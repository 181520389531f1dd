/** The same as in package.json; a test sees to it. */
export const VERSION = "1.0.0";
