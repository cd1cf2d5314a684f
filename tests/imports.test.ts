import { afterEach, expect, test, vi } from "vitest";
import { defineResource, integer, text } from "../framework/schema/index.ts";
import { defineRules } from "../framework/server/defineRules.ts";
import type { Calculated, TableRow } from "../framework/server/tables/DB.ts";
import { resources } from "../resources/index.ts";
import { rules } from "../server/modules.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

const crates = defineResource("crates", {
  api: "member/crate",
  route: "/stock/crate",
  access: "stock:crate",
  owner: "shop",
  fields: { name: text({ required: true }), weight: integer({ min: 1 }) },
  list: { columns: ["name", "weight"] },
});
/**
 * A rule delays each row, so that a test can act in between, and one name raises an internal error.
 */
const crateRules = defineRules(crates, {
  beforeChange: async ({ record }) => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    if (record.name === "Boom") throw new Error("the secret reason");
  },
});

let server: TestServer;
let log = "";
const start = async () => {
  log = "";
  server = await startTestServer({
    resources: [...resources, crates],
    rules: [...rules, crateRules],
    server: { logger: { level: "error", stream: { write: (line: string) => (log += line) } } },
  });
};
afterEach(() => server.close());

/** Starts an import of `count` rows, of which `other` replaces some. */
async function begin(
  count: number,
  other: Record<number, string> = {},
  options: { dryRun?: boolean } = {},
) {
  const rows = Array.from(
    { length: count },
    (_, index) => other[index] ?? `Crate ${index},${1 + (index % 9)}`,
  );
  const content = Buffer.from(`name,weight\r\n${rows.join("\r\n")}\r\n`);
  const head =
    'content-disposition: form-data; name="file"; filename="rows.csv"\r\ncontent-type: text/csv';
  const preview = await server.request("harbour", {
    method: "POST",
    url: "/api/member/crate/importPreview",
    payload: Buffer.concat([
      Buffer.from(`--cut\r\n${head}\r\n\r\n`),
      content,
      Buffer.from("\r\n--cut--\r\n"),
    ]),
    headers: { "content-type": "multipart/form-data; boundary=cut" },
  });
  const { importId, mapping } = preview.json().data;
  const started = await server.post("harbour", "member/crate/importRun", {
    importId,
    mapping,
    key: null,
    ...options,
  });
  expect(started.code, started.message).toBe(200);
  return importId as string;
}
const readStatus = async (importId: string) =>
  (await server.get("harbour", "member/crate/importStatus", { importId })).data;
const ended = (importId: string) =>
  vi.waitFor(
    async () => {
      const status = await readStatus(importId);
      expect(status.state).not.toBe("running");
      return status;
    },
    { timeout: 20_000, interval: 20 },
  );
/** Reads the stored rows and the import's status in one statement, so that they are consistent. */
const moment = async () =>
  (
    await server.database.pool.query<
      Pick<TableRow<"imports">, "state"> &
        Calculated<{ rows: number; status: Record<string, unknown> }>
    >("select (select count(*)::int from crates) as rows, status, state from imports")
  ).rows[0];
/** Waits until one batch is written and another is not. */
const halfway = () =>
  vi.waitFor(async () => expect((await moment())?.rows).toBeGreaterThan(0), {
    timeout: 20_000,
    interval: 5,
  });

test("the progress of a run equals what it has written, so that a killed process leaves exact counts", async () => {
  await start();
  const importId = await begin(800, { 3: ",5", 700: "Crate,much" });
  const seen = new Set<number>();
  for (let now = await moment(); now?.state === "running"; now = await moment()) {
    expect(now.status.created).toBe(now.rows);
    seen.add(now.rows);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  expect(seen.size).toBeGreaterThan(1);
  expect(await ended(importId)).toMatchObject({
    state: "done",
    done: 800,
    created: 798,
    failed: 2,
  });
});

test("a run of a dead process fails after seconds, with a sentence, and can be run again", async () => {
  await start();
  const importId = await begin(10);
  await ended(importId);
  const left = "status = jsonb_set(status, '{state}', '\"running\"'), state = 'running'";
  await server.database.pool.query(
    `update imports set ${left}, upd_time = now() - interval '5 seconds'`,
  );
  expect((await readStatus(importId)).state).toBe("running");
  await server.database.pool.query("update imports set upd_time = now() - interval '16 seconds'");
  expect(await readStatus(importId)).toMatchObject({
    state: "failed",
    created: 10,
    message: "The server stopped before the import finished",
  });
  const again = { importId, mapping: ["name", "weight"], key: null };
  expect((await server.post("harbour", "member/crate/importRun", again)).code).toBe(200);
  expect(await ended(importId)).toMatchObject({ state: "done", created: 10 });
});

test("a run presumed dead writes nothing more after another process takes it over", async () => {
  await start();
  const importId = await begin(800);
  await halfway();
  await server.database.pool.query(
    "update imports set status = jsonb_set(status, '{run}', '\"another\"')",
  );
  const { rows = 0 } = (await moment()) ?? {};
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect((await moment())?.rows).toBe(rows);
  expect((await readStatus(importId)).created).toBe(rows);
});

test("a server that stops ends a run between two batches, and reports it", async () => {
  await start();
  await begin(4000);
  await halfway();
  await server.app.close();
  const now = await moment();
  expect(now).toMatchObject({
    state: "failed",
    status: {
      state: "failed",
      created: now?.rows,
      message: "The server stopped before the import finished",
    },
  });
  expect(now?.rows).toBeLessThan(4000);
});

test("a cancelled run reports exactly what it has written", async () => {
  await start();
  const importId = await begin(4000);
  await halfway();
  await server.post("harbour", "member/crate/importCancel", { importId });
  await vi.waitFor(
    async () => {
      const now = await moment();
      expect(now).toMatchObject({
        state: "cancelled",
        status: { state: "cancelled", created: now?.rows },
      });
      expect(now?.rows).toBeLessThan(4000);
    },
    { timeout: 10_000, interval: 50 },
  );
});

test("a fault is in the log with its stack, and before the person with its number alone", async () => {
  await start();
  const importId = await begin(600, { 300: "Boom,1" });
  const status = await ended(importId);
  const { rows } = (await moment()) ?? {};
  expect(status).toMatchObject({ state: "failed", created: rows });
  expect(JSON.stringify(status)).not.toContain("secret");
  const [, reference] = /Reference: (\w+)/.exec(status.message) ?? [];
  const line = JSON.parse(log.trim());
  expect(line).toMatchObject({
    reference,
    resource: "crates",
    err: { message: "the secret reason" },
  });
  expect(line.err.stack).toContain("imports.test.ts");
});
