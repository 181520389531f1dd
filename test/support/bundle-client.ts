import path from "node:path";
import { rolldown } from "rolldown";

/** The code of a client, as a bundler ships it: minified, and without what the client does not use. */
export async function bundleClient(folder: string, source: string): Promise<string> {
  const client = path.join(folder, "client.js");
  const bundle = await rolldown({
    input: client,
    cwd: folder,
    platform: "browser",
    plugins: [
      { name: "client", load: (id) => (id === client ? source : null), resolveId: (id) => (id === client ? id : null) },
    ],
    onLog: (_level, { message }) => {
      throw new Error(message);
    },
  });
  const { output } = await bundle.generate({ format: "esm", minify: true });
  await bundle.close();
  return output[0].code;
}
