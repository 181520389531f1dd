import { renderError } from "../../generated/index.js";
import { publishedSchemas } from "../../generated/published-schemas.js";
import { nearestName } from "../../runtime/nearest-name.js";
import { OK, type RunCommand, UsageError } from "../command.js";

export const run: RunCommand = async ({ positionals: [name], output }) => {
  const names = Object.keys(publishedSchemas);
  if (name === undefined) {
    output.write(`${names.join("\n")}\n`);
    return OK;
  }
  const stem = name
    .replace(/(\.schema)?(\.json)?$/u, "")
    .replace(/(?<=[a-z])(?=[A-Z])/gu, "-")
    .toLowerCase();
  const schema = Object.hasOwn(publishedSchemas, stem) ? publishedSchemas[stem] : undefined;
  if (schema === undefined) {
    const nearest = nearestName(stem, names);
    throw new UsageError(
      renderError("unknown_schema", {
        name,
        available: names.join(", "),
        ...(nearest === undefined ? {} : { nearest }),
      }),
    );
  }
  output.write(`${JSON.stringify(schema, null, 2)}\n`);
  return OK;
};
