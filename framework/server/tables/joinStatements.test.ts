import { expect, test } from "vitest";
import { joinStatements } from "./joinStatements.ts";

const insert = { sql: "insert into a (x, y) values ($1, $2)", parameters: ["x", "y"] };
const update = { sql: "update b set x = $1 where id = $2 or id = $1", parameters: [1, 2] };

test("writes become one statement with the parameters of all", () => {
  expect(joinStatements([insert, update])).toEqual([
    {
      sql: "with end_0 as (insert into a (x, y) values ($1, $2)) update b set x = $3 where id = $4 or id = $3",
      parameters: ["x", "y", 1, 2],
    },
  ]);
  const [again] = joinStatements([
    { ...insert, parameters: ["v", "w"] },
    { ...update, parameters: [3, 4] },
  ]);
  expect(again?.parameters).toEqual(["v", "w", 3, 4]);
});

test("one write, and a statement with parts of its own, remain as they are", () => {
  const parts = { sql: "with p as (delete from a) update b set x = $1", parameters: [5] };
  expect(joinStatements([])).toEqual([]);
  expect(joinStatements([insert, parts])).toEqual([insert, parts]);
  expect(joinStatements([parts, insert, update])).toEqual([
    expect.objectContaining({ parameters: ["x", "y", 1, 2] }),
    parts,
  ]);
});

test("writes of the same table keep their order", () => {
  const second = { ...insert, parameters: ["v", "w"] };
  expect(joinStatements([insert, second])).toEqual([insert, second]);
  expect(joinStatements([insert, second, update])).toEqual([
    expect.objectContaining({ parameters: ["x", "y", 1, 2] }),
    second,
  ]);
});
