import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { type Figure, requireAtMost } from "./figure.ts";
import { median } from "./load.ts";

const port = 3974;
const api = `http://127.0.0.1:${port}/api`;
const rounds = 3;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Runs `npm start` in its own process group; measures the seconds until it responds. */
async function start(dataDir: string): Promise<{ child: ChildProcess; seconds: number }> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    DEMO: "on",
    NODE_ENV: "production",
  };
  const startedAt = performance.now();
  const child = spawn("npm", ["start"], {
    env: { ...env, DATABASE_URL: "" },
    stdio: ["ignore", "pipe", "inherit"],
    detached: true,
  });
  let output = "";
  child.stdout.on("data", (part: Buffer) => {
    output += part;
  });
  while (performance.now() - startedAt < 60_000) {
    if (output.includes("Building")) break;
    const answered = await fetch(`${api}/health`).then(
      (response) => response.ok,
      () => false,
    );
    if (answered) return { child, seconds: (performance.now() - startedAt) / 1000 };
    await pause(20);
  }
  await stop(child);
  throw new Error(
    output.includes("Building")
      ? "the sources changed since they were built"
      : "no answer in a minute",
  );
}
async function stop(child: ChildProcess): Promise<void> {
  const exited = new Promise((resolve) => child.once("close", resolve));
  if (child.pid) process.kill(-child.pid, "SIGTERM");
  await exited;
}
/** Megabytes of the largest process of the group: the server, not npm. */
function memory({ pid }: ChildProcess): number {
  const { stdout } = spawnSync("ps", ["-o", "rss=", "-g", String(pid)], { encoding: "utf8" });
  return (Math.max(...stdout.trim().split(/\s+/).map(Number)) * 1024) / 1e6;
}
async function readLists(): Promise<void> {
  const login = await fetch(`${api}/common/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username: "harbour", password: "markethall-demo" }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  const lists = [
    "member/supplier",
    "member/storage",
    "member/dept",
    "member/accountOperation",
    "member/supplier",
  ];
  for (let turn = 0; turn < 50; turn += 1) {
    const [list, page] = [lists[turn % lists.length], 1 + Math.floor(turn / 10)];
    const response = await fetch(`${api}/${list}/getList?page=${page}&pageSize=20`, {
      headers: { authorization: `Bearer ${data.token}` },
    });
    const answer = await response.text();
    if (!answer.includes('"code":200'))
      throw new Error(`${list} is not answered: ${answer.slice(0, 300)}`);
  }
}
function entrySize(): number {
  const { stdout } = spawnSync(process.execPath, ["scripts/entry-size.mjs"], { encoding: "utf8" });
  const size = /([\d.]+) kB {2}the sign-in page/.exec(stdout)?.[1];
  if (!size) throw new Error(`the entry is not measured: ${stdout}`);
  return Number(size);
}

export async function benchStart(): Promise<Figure[]> {
  const seen: { first: number; later: number; filled: number; opened: number }[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), "markethall-bench-"));
    try {
      const [first, filled] = await oneStart(dataDir);
      const [later, opened] = await oneStart(dataDir);
      seen.push({ first, filled, later, opened });
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  const over = (name: "first" | "later" | "filled" | "opened") =>
    median(seen.map((one) => one[name]));
  const opened = `${over("opened").toFixed(0)} MB after a later start`;
  return [
    requireAtMost(
      "seconds of the first `npm start` after the build until it answers, with the demo's rows",
      over("first"),
      5,
    ),
    requireAtMost("seconds of a later `npm start`", over("later"), 2),
    requireAtMost(
      `MB of the process with the embedded database, signed in and 50 lists read, at its first start; ${opened}`,
      over("filled"),
      600,
    ),
    requireAtMost("kB gzip that a browser loads before the first screen", entrySize(), 300),
  ];
}
async function oneStart(dataDir: string): Promise<[seconds: number, megabytes: number]> {
  const { child, seconds } = await start(dataDir);
  try {
    await readLists();
    return [seconds, memory(child)];
  } finally {
    await stop(child);
  }
}
