import { sql } from "kysely";
import { expect, test, vi } from "vitest";
import { compileQuery } from "./compileQuery.ts";
import { compiler } from "./compiler.ts";
import { defineStatement } from "./defineStatement.ts";
import type { Placeholders } from "./statementCache.ts";

test("a statement is built once, and has the values of each use in their places", () => {
  const build = vi.fn(({ id, key }: Placeholders<{ id: number; key: string | null }>) =>
    compiler
      .updateTable("failures")
      .set({ key: sql<string>`${key}` })
      .where("id", "=", id),
  );
  const rename = defineStatement(build);
  const text = 'update "failures" set "key" = $1 where "id" = $2';
  expect(compileQuery(rename({ id: 7, key: "a" }))).toMatchObject({
    sql: text,
    parameters: ["a", 7],
  });
  expect(compileQuery(rename({ id: 8, key: null }))).toMatchObject({
    sql: text,
    parameters: [null, 8],
  });
  expect(build).toHaveBeenCalledTimes(1);
});

test("it is part of another statement with its values", () => {
  const remove = defineStatement(({ id }: Placeholders<{ id: number }>) =>
    compiler.deleteFrom("failures").where("id", "=", id).returning("key"),
  );
  const all = sql`with a as (${remove({ id: 7 })}) select key from a where key <> ${"b"}`;
  expect(compileQuery(all)).toMatchObject({
    sql: 'with a as (delete from "failures" where "id" = $1 returning "key") select key from a where key <> $2',
    parameters: [7, "b"],
  });
});

test("more than nine values keep their order", () => {
  const names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"] as const;
  type Values = Record<(typeof names)[number], number>;
  const list = defineStatement((values: Placeholders<Values>) =>
    compiler
      .selectFrom("failures")
      .select("id")
      .where(
        "id",
        "in",
        names.map((name) => values[name]),
      ),
  );
  const values: Values = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6, g: 7, h: 8, i: 9, j: 10, k: 11 };
  expect(compileQuery(list(values)).parameters).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test("a statement that holds a value is refused", () => {
  const leaking = defineStatement(({ id }: Placeholders<{ id: number }>) =>
    compiler.updateTable("failures").set({ key: "a" }).where("id", "=", id),
  );
  expect(() => leaking({ id: 7 })).toThrow("holds a value");
});
