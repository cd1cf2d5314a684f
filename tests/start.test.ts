import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "../server/config.ts";
import { ConfigError } from "../server/configError.ts";
import { BuiltServer } from "./built.ts";

test.each([
  [{ PORT: "http" }, 'PORT is "http"'],
  [{ PORT: "70000" }, 'PORT is "70000"'],
  [{ PORT: "-1" }, 'PORT is "-1"'],
  [{ PORT: "3e3" }, 'PORT is "3e3"'],
  [{ DATABASE_URL: "mysql://clerk:hush@here/market" }, "DATABASE_URL isn't a PostgreSQL address"],
  [{ DEMO: "yes" }, 'DEMO is "yes"'],
  [{ TRUST_PROXY: "yes" }, 'TRUST_PROXY has "yes"'],
  [{ POOL_SIZE: "0" }, 'POOL_SIZE is "0"'],
  [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL is "loud"'],
])("a useless setting is named: %j", (env, sentence) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(sentence);
});
test("a variable that is set to nothing is one that is not set", () => {
  expect(
    readConfig({ PORT: "", DATABASE_URL: "", DEMO: "", POOL_SIZE: "", LOG_LEVEL: "" }),
  ).toEqual(readConfig({}));
  expect(readConfig({})).toMatchObject({
    port: 3000,
    databaseUrl: null,
    listenUrl: null,
    demo: true,
    poolSize: 10,
    trustProxy: false,
  });
  expect(readConfig({ DATABASE_URL: "postgres://here/market" }).demo).toBe(false);
});

describe("a process that cannot start prints why in one sentence, and exits with 1:", {
  timeout: 60_000,
}, () => {
  const built = new BuiltServer();
  let root: string;
  beforeAll(async () => {
    root = mkdtempSync(path.join(os.tmpdir(), "markethall-start-"));
    await built.build();
  }, 120_000);
  afterAll(() => {
    built.close();
    rmSync(root, { recursive: true, force: true });
  });
  async function toDomainError(env: Record<string, string>): Promise<string> {
    const { ended, output } = await built.spawn({ DEMO: "off", ...env });
    expect(await ended).toBe(1);
    expect(output().trim().split("\n")).toHaveLength(1);
    return output();
  }

  test("a port that is none", async () => {
    expect(await toDomainError({ DATA_DIR: root, PORT: "80a" })).toContain('PORT is "80a"');
  });
  test("a port that is taken", async () => {
    const holder = createServer().listen(0, "0.0.0.0");
    await once(holder, "listening");
    const address = holder.address();
    const port = String(typeof address === "object" ? address?.port : 0);
    expect(await toDomainError({ DATA_DIR: path.join(root, "unused"), PORT: port })).toContain(
      `Port ${port} is already in use`,
    );
    expect(existsSync(path.join(root, "unused"))).toBe(false);
    holder.close();
  });
  test("a data folder that is in use", async () => {
    // The lock file that a running process writes next to the data.
    mkdirSync(path.join(root, "held"));
    writeFileSync(path.join(root, "held", "database.lock"), `${process.pid} `);
    expect(await toDomainError({ DATA_DIR: path.join(root, "held") })).toMatch(
      `/held/database is in use by process ${process.pid}. `,
    );
  });
  test("a data folder that cannot be written", async () => {
    const file = path.join(root, "file");
    writeFileSync(file, "");
    expect(await toDomainError({ DATA_DIR: path.join(file, "data") })).toContain(
      "can't be written to",
    );
  });
  test("a database that cannot be reached", async () => {
    const output = await toDomainError({
      DATA_DIR: root,
      DATABASE_URL: "postgres://clerk:hush@127.0.0.1:1/market",
    });
    expect(output).toContain("127.0.0.1:1/market as clerk cannot be reached");
    expect(output).not.toContain("hush");
  });
});
