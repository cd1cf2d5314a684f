import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { compiler } from "../tables/compiler.ts";
import {
  buildTuples,
  type ChildStatement,
  runChildStatements,
  splitRows,
} from "./childStatements.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());

const toStatement = (id: number, more: Partial<ChildStatement> = {}): ChildStatement => ({
  field: "parcels",
  statement: sql`select ${id}::bigint as id, ${`P${id}`}::text as code`,
  parameters: 2,
  returns: true,
  ...more,
});
const run = (all: readonly ChildStatement[]) =>
  fixtures.write(async ({ tx }) => {
    const { statements } = tx;
    const written = await runChildStatements(tx, all);
    return { written, sent: tx.statements - statements };
  });

test("statements of several fields are one, which returns the rows of those that return any", async () => {
  const { written, sent } = await run([
    toStatement(1),
    toStatement(2, { returns: false }),
    toStatement(3, { field: "lines" }),
  ]);
  expect(sent).toBe(1);
  expect(written).toEqual([
    { field: "parcels", id: 1, child: { id: 1, code: "P1" } },
    { field: "lines", id: 3, child: { id: 3, code: "P3" } },
  ]);
  expect(await run([toStatement(1, { returns: false })])).toEqual({ written: [], sent: 1 });
  expect(await run([])).toEqual({ written: [], sent: 0 });
});

test("what frees unique values runs before the others, in a statement of its own", async () => {
  const { written, sent } = await run([toStatement(1), toStatement(2, { isFirst: true })]);
  expect(sent).toBe(2);
  expect(written.map(({ id }) => id)).toEqual([2, 1]);
});

test("statements with too many parameters for one are several", async () => {
  const { written, sent } = await run([
    toStatement(1, { parameters: 20_000 }),
    toStatement(2, { parameters: 20_000 }),
    toStatement(3, { parameters: 10_000 }),
    toStatement(4, { parameters: 1 }),
  ]);
  expect(sent).toBe(3);
  expect(written.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
});

test("rows are split into chunks of 30,000 values", () => {
  const rows = Array.from({ length: 25_000 }, (_, index) => [index, "P", null]);
  expect(splitRows(rows).map(({ length }) => length)).toEqual([10_000, 10_000, 5_000]);
  expect(splitRows([])).toEqual([]);
});

test("tuples name the types of their columns where they are given", () => {
  const rows = [
    [1, "P"],
    [2, null],
  ];
  const typed = buildTuples(rows, ["bigint", "text"]).compile(compiler);
  expect(typed.sql).toBe("($1::bigint, $2::text), ($3::bigint, $4::text)");
  expect(typed.parameters).toEqual([1, "P", 2, null]);
  expect(buildTuples(rows).compile(compiler).sql).toBe("($1, $2), ($3, $4)");
});
