import { expect, test } from "vitest";
import { listRowTypes } from "./rowTypes.mjs";

test("a type of rows that is written out by hand is found in its line", () => {
  const source = [
    "tx.run(sql<{ id: number }>`select id from goods`);",
    "tx.run(sql<Pick<Row<'goods'>, 'id'>>`select id from goods`);",
    "tx.first<{",
    "  id: number;",
    "}>(sql`select id from goods`);",
    "const byId = new Map<{ id: number }, string>();",
  ].join("\n");
  expect(listRowTypes(source)).toEqual([1, 3]);
});
