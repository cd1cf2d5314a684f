import { expect, test } from "vitest";
import { findVersionWrites } from "./versionWrites.mjs";

const file = "resources/orders/orders/commands/payOrder.ts";
const find = (text: string, of = file) => findVersionWrites(of, text);

test("a version that a statement writes is found once, with its line", () =>
  expect(
    find('const status = "paid";\nconst set = { version: sql<number>`version + 1` };'),
  ).toEqual([
    `${file}:2 writes a version itself; use updateRows, or buildNextVersion in a prepared statement`,
  ]));

test.each([
  'tx.db.updateTable("orders").set((eb) => ({ version: eb("version", "+", 1) }));',
  "tx.run(sql`update orders set version = version + 1 where id = 7`);",
  "tx.run(sql`update orders t set status = 'paid', version = t.version + 1`);",
  "tx.run(sql`update orders set (status, version) = (select 'paid', orders.version + 1)`);",
  "tx.run(sql<Row>`\n  update orders o set version = o.version+1 returning id`);",
])("is found: %s", (text) => expect(find(text)).toHaveLength(1));

test.each([
  'await updateRows(ctx, "orders", id, { status: "paid" });',
  "compiler.updateTable('orders').set({ ...buildNextVersion(at) });",
  'await tx.run(insertMany("orders", [{ version: 1 }]));',
  "await tx.first(sql`select id, version from orders where version = 3`);",
  "const label = `version + 1`;",
])("is allowed: %s", (text) => expect(find(text)).toEqual([]));

test.each([
  "core/server/updateRows.ts",
  "framework/server/operations/writeRows.ts",
  "demo/addMoney.ts",
  "server/tests/login.test.ts",
])("is no matter of %s", (of) =>
  expect(find("tx.run(sql`update orders set version = version + 1`);", of)).toEqual([]),
);
