import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { lockFolder } from "./folderLock.ts";

let root: string;
beforeAll(() => {
  root = mkdtempSync(path.join(os.tmpdir(), "framework-lock-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function take(folder: string): Promise<() => void> {
  const lock = await lockFolder(folder);
  if ("holder" in lock) throw new Error(`held by ${lock.holder}`);
  return lock.release;
}
const deadPid = () => spawnSync(process.execPath, ["-e", ""]).pid;

test("a folder that is held names its holder, and is free again after its release", async () => {
  const folder = path.join(root, "held");
  const release = await take(folder);
  expect(await lockFolder(folder)).toEqual({ holder: process.pid });
  release();
  expect(existsSync(`${folder}.lock`)).toBe(false);
  (await take(folder))();
});
test("the lock of a dead process is taken over", async () => {
  const folder = path.join(root, "dead");
  writeFileSync(`${folder}.lock`, `${deadPid()} 1`);
  (await take(folder))();
});
test("a living process that only has the number of the holder does not hold the folder", async () => {
  const folder = path.join(root, "reused");
  writeFileSync(`${folder}.lock`, `${process.pid} another-boot/1`);
  (await take(folder))();
});
test("a lock without a number may still be being written, and is stale afterwards", async () => {
  const folder = path.join(root, "empty");
  writeFileSync(`${folder}.lock`, "");
  setTimeout(() => writeFileSync(`${folder}.lock`, `${process.ppid} `), 300);
  expect(await lockFolder(folder)).toEqual({ holder: process.ppid });
  writeFileSync(`${folder}.lock`, "");
  (await take(folder))();
});
test("of many that find a stale lock, one takes it", async () => {
  const folder = path.join(root, "crowd");
  writeFileSync(`${folder}.lock`, `${deadPid()} 1`);
  const locks = await Promise.all(Array.from({ length: 20 }, () => lockFolder(folder)));
  expect(locks.filter((lock) => "release" in lock)).toHaveLength(1);
});
test("a release leaves the lock of another process alone", async () => {
  const folder = path.join(root, "other");
  const release = await take(folder);
  writeFileSync(`${folder}.lock`, `${process.ppid} `);
  release();
  expect(readFileSync(`${folder}.lock`, "utf8")).toBe(`${process.ppid} `);
});
