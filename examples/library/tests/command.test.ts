import { type ChildProcess, execFileSync, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

let dataDir: string;
const started: ChildProcess[] = [];
beforeAll(() => {
  dataDir = mkdtempSync(path.join(os.tmpdir(), "library-data-"));
});
afterAll(() => {
  for (const child of started) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
});

/** Settings of the command; a test itself would configure Vite otherwise. */
const createEnvironment = () => ({
  ...process.env,
  DATA_DIR: dataDir,
  DATABASE_URL: "",
  PORT: "0",
  NODE_ENV: "",
  VITEST: "",
});
const run = (folder: string, ...args: string[]) =>
  execFileSync(process.execPath, ["scripts/app.mjs", folder, ...args], {
    encoding: "utf8",
    env: createEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
  });

/** Serves the library, and returns its output until it listens. */
async function serve(): Promise<{ output: string; address: string; stop(): Promise<void> }> {
  const child = spawn(process.execPath, ["scripts/app.mjs", "examples/library", "serve"], {
    env: createEnvironment(),
    stdio: ["ignore", "pipe", "inherit"],
  });
  started.push(child);
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let output = "";
  const address = await new Promise<string>((resolve, reject) => {
    child.stdout.setEncoding("utf8").on("data", (text) => {
      output += text;
      const [, found] = /City Library is at (\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`exit code ${code}: ${output}`)));
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { output, address, stop };
}
async function signIn(address: string, output: string) {
  const [, username, password] = /Sign in as (\S+) with the password (\S+)/.exec(output) ?? [];
  const response = await fetch(`${address}/api/common/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  const session = await fetch(`${address}/api/common/session`, {
    headers: { authorization: `Bearer ${data.token}` },
  });
  return { username, ...((await session.json()) as { data: { tenant: { name: string } } }).data };
}

test("the library is served by its folder alone, with a first member and further ones", async () => {
  const first = await serve();
  expect(await signIn(first.address, first.output)).toMatchObject({
    username: "admin",
    tenant: { name: "City Library" },
  });
  await first.stop();

  const added = run("examples/library", "add-member", "Mitte", "lea");
  const again = await serve();
  expect(again.output).not.toContain("Sign in as");
  expect(await signIn(again.address, added)).toMatchObject({
    username: "lea",
    tenant: { name: "Mitte" },
  });
  await again.stop();
});

test("a port that is taken ends the command with one line, before a database is created", async () => {
  const holder = createServer().listen(0, "localhost");
  await once(holder, "listening");
  const address = holder.address();
  const port = String(typeof address === "object" ? address?.port : 0);
  const unused = path.join(dataDir, "unused");
  const { status, stderr } = spawnSync(
    process.execPath,
    ["scripts/app.mjs", "examples/library", "serve"],
    {
      encoding: "utf8",
      env: { ...createEnvironment(), PORT: port, DATA_DIR: unused },
      timeout: 60_000,
    },
  );
  holder.close();
  expect(status).toBe(1);
  expect(stderr).toBe(`Port ${port} is already in use. Set PORT to another number.\n`);
  expect(existsSync(unused)).toBe(false);
});

test("a migration is written from its declarations, and an unknown command lists the others", () => {
  // As deep as the example, whose imports are relative; ignored by git.
  const folder = path.join("data", path.basename(dataDir));
  cpSync("examples/library", folder, { recursive: true });
  try {
    const nothing = "The declarations are as the last migration left them: nothing was written.\n";
    expect(run(folder, "migration", "nothing")).toBe(nothing);
    rmSync(path.join(folder, "migrations"), { recursive: true });
    expect(run(folder, "migration", "initial")).toMatch(/^Wrote \d{8}T\d{4}_initial\.sql: read it/);
    expect(readdirSync(path.join(folder, "migrations"))).toHaveLength(3);
    expect(() => run(folder, "sing")).toThrow(/The commands are:\n {2}serve/);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
