import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import path from "node:path";
import { madeAt } from "./moment.ts";

/** Holds the clock, and what is random, of a process that is started with it. */
export const fixedProcess = ["--require", path.resolve("tests/gallery/fixedProcess.cjs")];

/** The last demo, which serves until the server's code, of which it is made, is another. */
const demos = path.resolve("gallery/demo");

const script = `
  const [server, folder] = process.argv.slice(1);
  import(server)
    .then(({ prepareDemo }) =>
      prepareDemo(folder + "/demo.tar", folder + "/demo", folder + "/database.tar"))
    .then(() => process.exit(0), (error) => { console.error(error); process.exit(1); });
`;

/** Returns a hash of what a demo depends on: the built server, and the code holding its clock. */
function hashServer(): string {
  const hash = createHash("sha256").update(String(madeAt));
  for (const file of readdirSync("dist/server", { recursive: true, encoding: "utf8" }).sort())
    if (file.endsWith(".js")) hash.update(readFileSync(path.join("dist/server", file)));
  return hash.update(readFileSync("tests/gallery/fixedProcess.cjs")).digest("hex").slice(0, 12);
}

/** Fills a demo with the same times and numbers in each run. */
async function fillDemo(folder: string): Promise<void> {
  mkdirSync(path.join(folder, "dist"), { recursive: true });
  for (const name of ["browser", "reference", "database.tar"])
    symlinkSync(path.resolve("dist", name), path.join(folder, "dist", name));
  const child = spawn(
    process.execPath,
    [...fixedProcess, "-e", script, path.resolve("dist/server/main.js"), path.join(folder, "dist")],
    {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, NODE_ENV: "production", MOMENT: String(madeAt), DATABASE_URL: "" },
    },
  );
  const status = await new Promise((resolve) => child.once("exit", resolve));
  if (status !== 0) throw new Error("the gallery's demo could not be filled");
}

/**
 * Returns a folder like the product's, whose `dist` holds the built browser app and the demo
 * at the gallery's moment. Filling it takes half a minute; it remains until the server is built
 * from other code.
 */
export async function prepareFixedDemo(): Promise<string> {
  const folder = path.join(demos, hashServer());
  if (existsSync(folder)) return folder;
  mkdirSync(demos, { recursive: true });
  const older = readdirSync(demos).filter((name) => !name.startsWith("new-"));
  const made = mkdtempSync(path.join(demos, "new-"));
  await fillDemo(made);
  for (const name of older) rmSync(path.join(demos, name), { recursive: true, force: true });
  // Another process may have filled the same demo meanwhile.
  if (existsSync(folder)) rmSync(made, { recursive: true });
  else renameSync(made, folder);
  return folder;
}
