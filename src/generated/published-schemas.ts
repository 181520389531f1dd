// @generated from spec/contracts/legacy-tool-info.schema.json, spec/contracts/open-toolbox-input.schema.json, spec/contracts/open-toolbox-result.schema.json, spec/contracts/tool.schema.json, spec/contracts/tool-identifier.schema.json, spec/contracts/tool-info.schema.json, spec/contracts/use-tool-input.schema.json, spec/contracts/workbench-config.schema.json. Do not edit.
// After changing the source run: npm run generate

import LegacyToolInfo from "./schemas/legacy-tool-info.schema.json" with { type: "json" };
import OpenToolboxInput from "./schemas/open-toolbox-input.schema.json" with { type: "json" };
import OpenToolboxResult from "./schemas/open-toolbox-result.schema.json" with { type: "json" };
import Tool from "./schemas/tool.schema.json" with { type: "json" };
import ToolIdentifier from "./schemas/tool-identifier.schema.json" with { type: "json" };
import ToolInfo from "./schemas/tool-info.schema.json" with { type: "json" };
import UseToolInput from "./schemas/use-tool-input.schema.json" with { type: "json" };
import WorkbenchConfig from "./schemas/workbench-config.schema.json" with { type: "json" };

export const publishedSchemas: { readonly [stem: string]: object } = {
  "legacy-tool-info": LegacyToolInfo,
  "open-toolbox-input": OpenToolboxInput,
  "open-toolbox-result": OpenToolboxResult,
  "tool": Tool,
  "tool-identifier": ToolIdentifier,
  "tool-info": ToolInfo,
  "use-tool-input": UseToolInput,
  "workbench-config": WorkbenchConfig,
};
