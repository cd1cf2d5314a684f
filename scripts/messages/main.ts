import { spawnSync } from "node:child_process";
import { app } from "../../core/app.ts";
import { configureApp } from "../../framework/schema/index.ts";
import { writeMissing } from "./writeMissing.ts";

/** `npm run messages <resource>`: writes a resource's missing messages, removes needless ones. */
export async function main([name]: string[]): Promise<void> {
  if (!name) {
    console.error("Usage: npm run messages <resource>");
    process.exitCode = 1;
    return;
  }
  configureApp(app);
  const written = writeMissing(name);
  if (written.length === 0)
    return console.log(`${name} has every message that its declaration needs.`);
  const files = written.map(({ file }) => file);
  const biome = ["node_modules/@biomejs/biome/bin/biome", "format", "--write", ...files];
  spawnSync(process.execPath, biome);
  for (const { file, added, removed } of written) {
    if (added > 0) console.log(`${file}: ${added} messages that begin with TODO; translate them`);
    if (removed.length > 0)
      console.log(`${file}: removed what the declaration does not have: ${removed.join(", ")}`);
  }
}
