import { mkdirSync, writeFileSync } from "node:fs";
import { app } from "../core/app.ts";
import { configureApp } from "../framework/schema/index.ts";
import { folder } from "./reference/markdown.ts";
import { renderReference } from "./reference/pages.ts";

/**
 * `npm run docs`: writes the reference in `docs/reference` from the doc comments of the framework's
 * exported types, and `docs/errors.md` from the tables of error codes.
 */
export async function main(): Promise<void> {
  configureApp(app);
  mkdirSync(folder, { recursive: true });
  const pages = Object.entries(renderReference());
  for (const [file, text] of pages) writeFileSync(file, text);
  console.log(`Wrote ${pages.map(([file]) => file).join(", ")}.`);
}
