/** `--flag` and `--key=value` as a Map; a flag alone has the value "". */
export function parseOptions(args) {
  return new Map(
    args.map((arg) => {
      const [, key, value = ""] = /^--([^=]+)(?:=(.*))?$/su.exec(arg) ?? [];
      if (key === undefined) throw new Error(`Not an option: ${arg}`);
      return [key, value];
    }),
  );
}
