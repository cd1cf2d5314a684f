import { spawnSync } from "node:child_process";
import { app } from "../../core/app.ts";
import { configureApp } from "../../framework/schema/index.ts";
import { writeMissing } from "./writeMissing.ts";

/** `npm run messages <resource>`: writes the missing messages of a resource in every language. */
export async function main([name]: string[]): Promise<void> {
  if (!name) {
    console.error("Usage: npm run messages <resource>");
    process.exitCode = 1;
    return;
  }
  configureApp(app);
  const written = writeMissing(name);
  if (written.length === 0) return console.log(`${name} has every message.`);
  const files = written.map(({ file }) => file);
  const biome = ["node_modules/@biomejs/biome/bin/biome", "format", "--write", ...files];
  spawnSync(process.execPath, biome);
  for (const { file, count } of written)
    console.log(`${file}: ${count} messages that begin with TODO; translate them`);
}
