import { sql } from "kysely";
import { beforeEach, expect, test, vi } from "vitest";
import { type Placeholders, StatementCache } from "./statementCache.ts";

let statements: StatementCache;
beforeEach(() => {
  statements = new StatementCache(2);
});
type Values = { id: number; tenantId: number | null };
const build = vi.fn(
  ({ id, tenantId }: Placeholders<Values>) =>
    sql`select name from rooms where tenant = ${tenantId} and id = ${id}`,
);
const compile = (key: string, values: Values) => statements.compile(key, values, build);

test("a statement is compiled once, and has the values of each execution in their places", () => {
  build.mockClear();
  const text = "select name from rooms where tenant = $1 and id = $2";
  expect(compile("name", { id: 7, tenantId: 1 })).toEqual({ sql: text, parameters: [1, 7] });
  expect(compile("name", { id: 8, tenantId: null })).toEqual({ sql: text, parameters: [null, 8] });
  expect(build).toHaveBeenCalledTimes(1);
});

test("a statement that holds a value is refused, and not kept", () => {
  const leaking = (id: number) =>
    statements.compile("leak", { id }, (given) => sql`select ${given.id}, ${id}`);
  expect(() => leaking(7)).toThrow('the statement "leak" holds a value');
  expect(() => leaking(8)).toThrow(TypeError);
});

test("statements beyond the limit are compiled for each execution", () => {
  build.mockClear();
  for (const key of ["a", "b", "c", "c", "a"])
    expect(compile(key, { id: 1, tenantId: 2 }).parameters).toEqual([2, 1]);
  expect(build).toHaveBeenCalledTimes(4);
});
