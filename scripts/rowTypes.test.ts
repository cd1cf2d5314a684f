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
/** A statement in the body of a function, which may return. */
const inFunction = (text: string) => `async function call() { ${text} }`;
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

test("a statement without a type is found where the expected type is written by hand, or none", () => {
  const select = "sql`select id from goods`";
  const found = list([
    imports,
    `const one = (tx: Tx): Promise<ByHand[]> => tx.run(${select});`,
    `async function two(tx: Tx): Promise<ByHand | undefined> { return await tx.first(${select}); }`,
    inFunction(`const three: ByHand[] = await tx.run(${select});`),
    `const four = (id: number): RawBuilder<ByHand> => ${select};`,
    inFunction(`answer({ list: await tx.run(${select}) });`),
    inFunction("const a = await tx.run(sql`with a as (select 1) select id from a`); return { a };"),
    inFunction(
      `const [a, [b]] = await tx.batch([${select}, sql\`delete from goods returning id\`]); use(a, b);`,
    ),
    inFunction(`const a = await write(auth, (tx) => tx.first(${select})); return a;`),
    `const nine = (): Promise<unknown> => tx.run(${select});`,
    inFunction(`return await queryPool(pool, ${select});`),
  ]);
  const lines = [2, 3, 4, 5, 6, 7, 8, 8, 9, 10, 11];
  expect(found).toEqual(lines.map((line) => ({ line, why: "has no type" })));
});

test("a statement without a type is allowed where its rows are derived, not read, or only tested", () => {
  const select = "sql`select id from goods`";
  const found = list([
    imports,
    `const one = (tx: Tx): Promise<Named[]> => tx.run(${select});`,
    `const two = (id: number): RawBuilder<Named> => (id ? ${select} : sql\`select 1\`);`,
    inFunction(`const three: Named | undefined = await tx.first(${select});`),
    inFunction("await tx.run(sql`select pg_notify('a', 'b')`);"),
    inFunction(`const a = await tx.first(${select}); if (!a) throw notFound();`),
    inFunction(
      "if ((await tx.run(sql`delete from a returning 1`)).length === 0) throw notFound();",
    ),
    inFunction("const a = await tx.run(sql`delete from a returning id`); return a.length > 0;"),
    inFunction(`const [, [a]] = await tx.batch([${select}, ${select}]); return a !== undefined;`),
    inFunction(
      `const a = await write(auth, (tx) => tx.first(${select})); if (a) throw notFound();`,
    ),
    inFunction(`const part = ${select}; await tx.run(sql<Named>\`select id from (\${part}) g\`);`),
    inFunction("await tx.run(sql`update goods set name = (select 'a') where id = 1`);"),
    inFunction(
      "await tx.run(sql`with a as (delete from b returning id) insert into c select id from a`);",
    ),
    inFunction("tx.atEnd(sql`update goods set name = 'a' returning id`);"),
    "const some = sql`exists (select 1 from goods)`;",
  ]);
  expect(found).toEqual([]);
});

test("a local type with the name of a derived one is written by hand", () => {
  const row = ["interface Row { id: number }", "tx.run(sql<Row>`select id from goods`);"];
  expect(list(row)).toEqual([{ line: 2, why: "is written by hand" }]);
});

test("the type of a value is found where rows are read; raw text is held to the same", () => {
  const found = list([
    "tx.run(sql<number>`select count(*) from goods`);",
    "queryPool(pool, sql.raw<{ id: number }>(text));",
    'queryPool(pool, sql.raw<Pick<TableRow<"goods">, "id">>(text));',
    "queryPool(pool, sql.raw<string>(text));",
    "const column = sql.raw<string>(text);",
  ]);
  expect(found).toEqual([
    { line: 1, why: "is the type of a value, and not of a row" },
    { line: 2, why: "is written by hand" },
    { line: 4, why: "is the type of a value, and not of a row" },
  ]);
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
