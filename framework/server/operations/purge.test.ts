import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { purge, purgeMany } from "./purge.ts";
import { removeMany } from "./remove.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

test("rows of the trash are deleted for good with their child rows; others are not found", async () => {
  const id = await fixtures.add({ name: "A", parcels: [{ code: "P", units: 1 }] });
  const live = await fixtures.add({ name: "B" });
  await fixtures.write((context) => removeMany(context, [id]));
  const purged = await fixtures.write((context) => purgeMany(context, [id, live]));
  expect(purged.map(({ error }) => error)).toEqual([
    undefined,
    expect.objectContaining({ code: "record.notFound" }),
  ]);
  expect(await fixtures.readAll("name")).toEqual([{ name: "B" }]);
  const { rows } = await fixtures.server.database.pool.query("select id from pallets_parcels");
  expect(rows).toEqual([]);
});

test("a row that is referenced, even from the trash, is not purged", async () => {
  const parent = await fixtures.add({ name: "Above" });
  const below = await fixtures.add({ name: "Below", parent });
  await fixtures.write((context) => removeMany(context, [below]));
  await fixtures.write((context) => removeMany(context, [parent]));
  await expect(fixtures.write((context) => purge(context, parent))).rejects.toMatchObject({
    code: "record.hasChildren",
  });
  await fixtures.write((context) => purge(context, below));
  await fixtures.write((context) => purge(context, parent));
  expect(await fixtures.readAll("name")).toEqual([]);
});
