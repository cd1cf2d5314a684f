import { expect, test } from "vitest";
import { findConcurrentWrites } from "./concurrentWrites.mjs";

const file = "resources/orders/orders/commands/shipOrders.ts";
const find = (text: string) => findConcurrentWrites(file, text);

test("a write inside a call of Promise.all is found with its line", () =>
  expect(find('await Promise.all([\n  tx.run(tx.db.insertInto("a").values(one)),\n]);')).toEqual([
    `${file}:2 a write runs side by side with other statements of its transaction; make them one statement, a batch, or one after another`,
  ]));

test.each([
  'await Promise.all(rows.map((row) => tx.run(tx.db.updateTable("a").set(row))));',
  'await Promise.allSettled([tx.run(tx.db.deleteFrom("a"))]);',
  "await Promise.all(rows.map(() => tx.run(sql`\n  update a set b = 1 where b = 2`)));",
  "await inTransaction(engine, system, ({ tx }) => Promise.all([tx.run(sql`delete from a`)]));",
])("is found: %s", (text) => expect(find(text)).toHaveLength(1));

test.each([
  'await Promise.all([tx.run(tx.db.selectFrom("a")), tx.run(sql`select 1`)]);',
  'await tx.batch([tx.db.insertInto("a").values(one), sql`update a set b = 1`]);',
  "await Promise.all(ids.map(() => inTransaction(engine, system, ({ tx }) => tx.run(sql`update a set b = 1`))));",
  "for (const id of ids) await tx.run(sql`update a set b = 1`); await Promise.all([read()]);",
])("is allowed: %s", (text) => expect(find(text)).toEqual([]));
