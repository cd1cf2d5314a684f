import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { remove, removeMany } from "./remove.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const listEntries = async () =>
  (
    await fixtures.server.database.pool.query(
      "select operation, label from audit_entries where resource = 'pallets' order by id",
    )
  ).rows;

test("deleted rows are in the trash with a new version, and in the audit trail", async () => {
  const ids = [await fixtures.add({ name: "A" }), await fixtures.add({ name: "B" })];
  await fixtures.write((context) => removeMany(context, ids));
  const columns = "name, version, deleted_at is not null as deleted, upd_by";
  const by = fixtures.actor.id;
  expect(await fixtures.readAll(columns)).toEqual([
    { name: "A", version: 2, deleted: true, upd_by: by },
    { name: "B", version: 2, deleted: true, upd_by: by },
  ]);
  expect(await listEntries()).toEqual([
    { operation: "delete", label: "A" },
    { operation: "delete", label: "B" },
  ]);
});

test("a row that a hook keeps, one that is missing and one of another shop do not stop the others", async () => {
  const kept = await fixtures.add({ name: "Kept", weight: 99 });
  const gone = await fixtures.add({ name: "Gone" });
  const foreign = await fixtures.add({ name: "Foreign" }, { shop: "laneway" });
  const removals = await fixtures.write((context) =>
    removeMany(context, [kept, gone, foreign, 9_999_999]),
  );
  expect(removals.map(({ error }) => error)).toEqual([
    expect.objectContaining({ issues: { weight: { key: "validation.max" } } }),
    undefined,
    expect.objectContaining({ code: "record.notFound" }),
    expect.objectContaining({ code: "record.notFound" }),
  ]);
  expect(await fixtures.readAll("name, deleted_at is not null as deleted")).toEqual([
    { name: "Foreign", deleted: false },
    { name: "Gone", deleted: true },
    { name: "Kept", deleted: false },
  ]);
});

test("a row that the declaration excludes stays, with the resource's reason and all others", async () => {
  const sealed = await fixtures.add({ name: "Sealed", status: "closed", seal: "4711" });
  const heavy = await fixtures.add({ name: "Heavy", weight: 99, status: "closed", seal: "4712" });
  const free = await fixtures.add({ name: "Free", status: "closed" });
  const removals = await fixtures.write((context) => removeMany(context, [sealed, heavy, free]));
  expect(removals.map(({ error }) => error)).toEqual([
    expect.objectContaining({
      code: "record.notDeletable",
      type: "conflict",
      issue: { key: "resources.pallets.undeletable" },
    }),
    expect.objectContaining({
      reasons: [
        expect.objectContaining({ code: "record.notDeletable" }),
        expect.objectContaining({ code: "input.invalid" }),
      ],
    }),
    undefined,
  ]);
  expect(await fixtures.readAll("name, deleted_at is not null as deleted")).toEqual([
    { name: "Free", deleted: true },
    { name: "Heavy", deleted: false },
    { name: "Sealed", deleted: false },
  ]);
});

test("the deletion of one row throws its error", async () => {
  const id = await fixtures.add({ name: "Above", weight: 99 });
  await fixtures.add({ name: "Below", parent: id });
  await expect(fixtures.write((context) => remove(context, id))).rejects.toMatchObject({
    code: expect.any(String),
  });
  expect(await fixtures.readAll("deleted_at")).toEqual([
    { deleted_at: null },
    { deleted_at: null },
  ]);
});

test("a resource without a trash loses the row", async () => {
  const id = await fixtures.add({ name: "Lamp", weight: 1 }, { resource: "lamps" });
  await fixtures.write((context) => remove(context, id), { resource: "lamps" });
  const { rows } = await fixtures.server.database.pool.query("select id from lamps");
  expect(rows).toEqual([]);
});
