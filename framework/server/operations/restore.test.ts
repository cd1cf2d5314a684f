import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { removeMany } from "./remove.ts";
import { restore, restoreMany } from "./restore.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const trash = (...ids: number[]) => fixtures.write((context) => removeMany(context, ids));

test("rows come from the trash with a new version; a row outside of it is not found", async () => {
  const id = await fixtures.add({ name: "A" });
  const live = await fixtures.add({ name: "B" });
  await trash(id);
  const restored = await fixtures.write((context) => restoreMany(context, [id, live]));
  expect(restored.map(({ error }) => error)).toEqual([
    undefined,
    expect.objectContaining({ code: "record.notFound" }),
  ]);
  expect(await fixtures.readAll("name, version, deleted_at")).toEqual([
    { name: "A", version: 3, deleted_at: null },
    { name: "B", version: 1, deleted_at: null },
  ]);
});

test("a row below a deleted one stays in the trash", async () => {
  const parent = await fixtures.add({ name: "Above" });
  const id = await fixtures.add({ name: "Below", parent });
  await trash(id);
  await trash(parent);
  await expect(fixtures.write((context) => restore(context, id))).rejects.toMatchObject({
    code: "record.parentInTrash",
  });
});

test("a row whose unique value was taken meanwhile is rejected by the database", async () => {
  const id = await fixtures.add({ name: "Taken" });
  await trash(id);
  await fixtures.add({ name: "taken" });
  await expect(fixtures.write((context) => restore(context, id))).rejects.toMatchObject({
    code: "23505",
    table: "pallets",
  });
});
