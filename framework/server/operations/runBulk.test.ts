import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Tx } from "../transaction.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { chooseBulkSize, runBulk } from "./runBulk.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const bulk = (
  ids: readonly number[],
  run: (tx: Tx, ids: readonly number[]) => Promise<readonly { id: number; error?: unknown }[]>,
  size?: number,
) => runBulk(fixtures.server.engine, fixtures.actor, ids, { run }, size);
const rename = async (tx: Tx, ids: readonly number[]) => {
  await tx.run(sql`update pallets set name = name || '!' where id = any(${[...ids]}::bigint[])`);
  return ids.map((id) => ({ id }));
};

test("rows are done in transactions of the given size", async () => {
  const ids = [];
  for (const name of ["A", "B", "C"]) ids.push(await fixtures.add({ name }));
  const chunks: number[] = [];
  const outcomes = await bulk(
    ids,
    (tx, some) => {
      chunks.push(some.length);
      return rename(tx, some);
    },
    2,
  );
  expect(chunks).toEqual([2, 1]);
  expect(outcomes.map(({ id }) => id)).toEqual(ids);
  expect(await fixtures.readAll("name")).toEqual([{ name: "A!" }, { name: "B!" }, { name: "C!" }]);
});

test("when a transaction fails, its rows are repeated one by one, and only the faulty one stays", async () => {
  const a = await fixtures.add({ name: "A" });
  const bad = await fixtures.add({ name: "B" });
  const outcomes = await bulk([a, bad], async (tx, ids) => {
    const done = await rename(tx, ids);
    if (ids.includes(bad)) throw new Error("cannot be renamed");
    return done;
  });
  expect(outcomes).toEqual([{ id: a }, { id: bad, error: new Error("cannot be renamed") }]);
  expect(await fixtures.readAll("name")).toEqual([{ name: "A!" }, { name: "B" }]);
});

test("what a single rejected row has written is rolled back", async () => {
  const id = await fixtures.add({ name: "A" });
  const outcomes = await bulk([id], async (tx, ids) => {
    await rename(tx, ids);
    return [{ id, error: "rejected" }];
  });
  expect(outcomes).toEqual([{ id, error: "rejected" }]);
  expect(await fixtures.readAll("name")).toEqual([{ name: "A" }]);
});

test("a row that is not prepared is not run", async () => {
  const [a, b] = [await fixtures.add({ name: "A" }), await fixtures.add({ name: "B" })];
  const outcomes = await runBulk(fixtures.server.engine, fixtures.actor, [a, b], {
    prepare: async (id) => {
      if (id === a) throw new Error("not prepared");
    },
    run: rename,
  });
  expect(outcomes).toEqual([{ id: a, error: new Error("not prepared") }, { id: b }]);
});

test("a row whose work throws undefined is not done", async () => {
  const [a, b] = [await fixtures.add({ name: "A" }), await fixtures.add({ name: "B" })];
  const error = new Error("a rule has thrown undefined");
  const prepare = async (id: number) => {
    if (id === a) throw undefined;
  };
  const run = async () => {
    throw undefined;
  };
  const outcomes = await runBulk(fixtures.server.engine, fixtures.actor, [a, b], { prepare, run });
  expect(outcomes).toEqual([
    { id: a, error },
    { id: b, error },
  ]);
});

test("rows that refer to each other have a transaction each", () => {
  expect(chooseBulkSize(fixtures.resource)).toBe(1);
  expect(chooseBulkSize(fixtures.server.engine.resource("suppliers"))).toBeGreaterThan(1);
});
