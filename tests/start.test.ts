import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "../server/config.ts";
import { BuiltServer } from "./built.ts";

test.each([
  [{ PORT: "http" }, 'PORT is "http"'],
  [{ PORT: "70000" }, 'PORT is "70000"'],
  [{ PORT: "-1" }, 'PORT is "-1"'],
  [{ PORT: "3e3" }, 'PORT is "3e3"'],
  [{ DATABASE_URL: "mysql://clerk:hush@here/house" }, "DATABASE_URL is no PostgreSQL address"],
  [{ DEMO: "yes" }, 'DEMO is "yes"'],
  [{ TRUST_PROXY: "1" }, 'TRUST_PROXY is "1"'],
  [{ POOL_SIZE: "0" }, 'POOL_SIZE is "0"'],
  [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL is "loud"'],
])("a setting that says nothing useful is named: %j", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(sentence);
});
test("a variable that is set to nothing is one that is not set", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", DEMO: "", POOL_SIZE: "", LOG_LEVEL: "" })).toEqual(readConfig({}));
  expect(readConfig({})).toMatchObject({ port: 3000, databaseUrl: null, demo: true, poolSize: 10, trustProxy: false });
  expect(readConfig({ DATABASE_URL: "postgres://here/house" }).demo).toBe(false);
});

describe("a process that cannot start says why in one sentence, and ends with 1:", { timeout: 60_000 }, () => {
  const built = new BuiltServer();
  let root: string;
  let holder: { port: string; folder: string };
  beforeAll(async () => {
    root = mkdtempSync(path.join(os.tmpdir(), "markethall-start-"));
    await built.build();
    const folder = path.join(root, "held");
    const running = await built.start({ DATA_DIR: folder, DEMO: "off" });
    holder = { port: new URL(running.base).port, folder };
  }, 60_000);
  afterAll(() => {
    built.close();
    rmSync(root, { recursive: true, force: true });
  });
  async function refusalOf(env: Record<string, string>): Promise<string> {
    const { ended, output } = await built.spawn({ DEMO: "off", ...env });
    expect(await ended).toBe(1);
    expect(output().trim().split("\n")).toHaveLength(1);
    return output();
  }

  test("a port that is none", async () => {
    expect(await refusalOf({ DATA_DIR: path.join(root, "unused"), PORT: "80a" })).toContain('PORT is "80a"');
    expect(existsSync(path.join(root, "unused"))).toBe(false);
  });
  test("a port that is taken", async () => {
    expect(await refusalOf({ DATA_DIR: path.join(root, "other"), PORT: holder.port })).toContain(
      `Something else listens on port ${holder.port}`,
    );
  });
  test("a data folder that is in use", async () => {
    expect(await refusalOf({ DATA_DIR: holder.folder })).toMatch(/data folder .*held.* in use by process \d+/);
  });
  test("a data folder that cannot be written", async () => {
    const file = path.join(root, "file");
    writeFileSync(file, "");
    expect(await refusalOf({ DATA_DIR: path.join(file, "data") })).toContain("cannot be written");
  });
  test("a database that cannot be reached", async () => {
    const output = await refusalOf({ DATA_DIR: root, DATABASE_URL: "postgres://clerk:hush@127.0.0.1:1/house" });
    expect(output).toContain("127.0.0.1:1/house as clerk cannot be reached");
    expect(output).not.toContain("hush");
  });
});
