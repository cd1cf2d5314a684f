import { expect, test } from "vitest";
import { listRowTypes } from "./rowTypes.mjs";

const files: Record<string, string> = {
  "server/rows.ts": [
    'export type Named = Pick<TableRow<"goods">, "id" | "name">;',
    "export interface ByHand {",
    "  id: number;",
    "}",
    "export type Extended = Named & Calculated<{ total: number }>;",
    'export type Renamed = { goodsId: TableRow<"goods">["id"] };',
  ].join("\n"),
  "server/index.ts": 'export { type ByHand, type Extended, type Named } from "./rows.ts";',
};
const list = (lines: readonly string[], file = "server/queries.ts") => {
  const source = lines.join("\n");
  return listRowTypes(file, (name) => (name === file ? source : (files[name] ?? null)));
};
const imports = 'import type { ByHand, Extended, Named } from "./index.ts";';

test("a type of rows that is written out by hand is found in its line", () => {
  const found = list([
    "tx.run(sql<{ id: number }>`select id from goods`);",
    "tx.run(sql<Pick<Row<'goods'>, 'id'>>`select id from goods`);",
    "tx.first<{",
    "  id: number;",
    "}>(sql`select id from goods`);",
    "const byId = new Map<{ id: number }, string>();",
    'pool.query<Record<string, unknown>>("select id from goods");',
  ]);
  expect(found.map(({ line }) => line)).toEqual([1, 3, 7]);
});

test("a type by hand is found behind its name and its imports, and a derived one is accepted", () => {
  const found = list([
    imports,
    'import type { Renamed } from "./rows.ts";',
    "tx.run(sql<Named>`select id, name from goods`);",
    "tx.run<ByHand>(sql`select id from goods`);",
    "tx.run(sql<Extended>`select id, name, 1 as total from goods`);",
    "tx.run(sql<Named & ByHand>`select id, name from goods`);",
    "tx.run(sql<Omit<Named, 'name'> | null>`select id from goods`);",
    'tx.run(sql<Renamed>`select id as "goodsId" from goods`);',
  ]);
  expect(found).toEqual([
    { line: 4, why: "is written by hand" },
    { line: 6, why: "is written by hand" },
  ]);
});

test("a row without a column of a table is found; a value of one column is read as a value", () => {
  const found = list([
    "tx.run(sql<Calculated<{ total: number }>>`select count(*) as total from goods`);",
    "tx.readValue(sql<number>`select count(*) from goods`);",
    "tx.readValue(sql<Settings>`select settings from shops`);",
    'tx.run(sql<Calculated<{ no: TableRow<"orders">["order_no"] }>>`select order_no as no from orders`);',
  ]);
  expect(found).toEqual([{ line: 1, why: "has no column of a table" }]);
  const own = ["tx.run(sql<Calculated<{ n: number }>>`select n from written`);"];
  expect(list(own, "server/queries.test.ts")).toEqual([]);
});

test("rows of a query without a type are found where they are used", () => {
  const found = list([
    'const { rows } = await pool.query("select id from goods");',
    'await pool.query("delete from goods");',
    'const ids = (await pool.query("select id from goods")).rows;',
    'const { rowCount } = await pool.query("delete from goods");',
    'const { rows: named } = await pool.query<Pick<TableRow<"goods">, "id">>("select id from goods");',
  ]);
  expect(found).toEqual([
    { line: 1, why: "has no type" },
    { line: 3, why: "has no type" },
  ]);
});
