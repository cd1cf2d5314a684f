// Runs a TypeScript module of the project in this process: `node scripts/run.mjs <module>
// [arguments]`.
import path from "node:path";
import { withModules } from "./ssr.mjs";

const [module = "", ...rest] = process.argv.slice(2);
process.argv = [process.argv[0] ?? "node", path.resolve(module), ...rest];
await withModules(async (load) => {
  const { main } = await load(module);
  await main(rest);
});
