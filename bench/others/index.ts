import { readdirSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Adapter } from "../adapter.js";
import type { Bench } from "../report.js";
import { benchOther } from "./bench-other.js";

const ADAPTERS = path.resolve(import.meta.dirname, "../adapters");

/** Every adapter, by its name: other servers that stand in front of servers, beside the workbench. */
export const otherBenches: Readonly<Record<string, Bench>> = Object.fromEntries(
  await Promise.all(
    readdirSync(ADAPTERS).map(async (file) => {
      const { adapter } = (await import(pathToFileURL(path.join(ADAPTERS, file)).href)) as { adapter: Adapter };
      return [adapter.name, () => benchOther(adapter)] as const;
    }),
  ),
);
