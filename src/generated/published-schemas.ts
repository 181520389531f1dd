// @generated from spec/contracts/legacy-tool-info.schema.json, spec/contracts/open-toolbox-input.schema.json, spec/contracts/open-toolbox-result.schema.json, spec/contracts/tool.schema.json, spec/contracts/tool-identifier.schema.json, spec/contracts/tool-info.schema.json, spec/contracts/use-tool-input.schema.json, spec/contracts/workbench-config.schema.json. Do not edit.
// After changing the source run: npm run generate

import legacyToolInfo from "./schemas/legacy-tool-info.schema.json" with { type: "json" };
import openToolboxInput from "./schemas/open-toolbox-input.schema.json" with { type: "json" };
import openToolboxResult from "./schemas/open-toolbox-result.schema.json" with { type: "json" };
import tool from "./schemas/tool.schema.json" with { type: "json" };
import toolIdentifier from "./schemas/tool-identifier.schema.json" with { type: "json" };
import toolInfo from "./schemas/tool-info.schema.json" with { type: "json" };
import useToolInput from "./schemas/use-tool-input.schema.json" with { type: "json" };
import workbenchConfig from "./schemas/workbench-config.schema.json" with { type: "json" };

export const publishedSchemas: { readonly [stem: string]: object } = {
  "legacy-tool-info": legacyToolInfo,
  "open-toolbox-input": openToolboxInput,
  "open-toolbox-result": openToolboxResult,
  "tool": tool,
  "tool-identifier": toolIdentifier,
  "tool-info": toolInfo,
  "use-tool-input": useToolInput,
  "workbench-config": workbenchConfig,
};
