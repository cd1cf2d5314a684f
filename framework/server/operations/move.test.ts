import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { move } from "./move.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const moveTo = (id: number, parent: number | null, before: number | null = null) =>
  fixtures.write((context) => move(context, { id, parent, before }));

test("a moved row is before its new sibling, and the siblings are numbered anew", async () => {
  const above = await fixtures.add({ name: "Above" });
  const first = await fixtures.add({ name: "First", parent: above, sort: 1 });
  await fixtures.add({ name: "Second", parent: above, sort: 2 });
  const moved = await fixtures.add({ name: "Moved" });
  await moveTo(moved, above, first);
  expect(await fixtures.readAll("name, parent, sort")).toEqual([
    { name: "Above", parent: null, sort: null },
    { name: "First", parent: above, sort: 2 },
    { name: "Moved", parent: above, sort: 1 },
    { name: "Second", parent: above, sort: 3 },
  ]);
  await moveTo(moved, null);
  expect((await fixtures.readAll("name, parent"))[2]).toEqual({ name: "Moved", parent: null });
});

test("a renumbered sibling has a new version and an entry in the audit trail", async () => {
  const first = await fixtures.add({ name: "First", sort: 1 });
  await fixtures.add({ name: "Middle", sort: 3 });
  await fixtures.add({ name: "Same", sort: 4 });
  const moved = await fixtures.add({ name: "Moved", parent: first });
  await moveTo(moved, null, first);
  expect(await fixtures.readAll("name, sort, version")).toEqual([
    { name: "First", sort: 2, version: 2 },
    { name: "Middle", sort: 3, version: 1 },
    { name: "Moved", sort: 1, version: 2 },
    { name: "Same", sort: 4, version: 1 },
  ]);
  const entries = await fixtures.server.database.pool.query(
    "select label, operation, changes from audit_entries order by label",
  );
  expect(entries.rows).toEqual([
    { label: "First", operation: "edit", changes: { sort: [1, 2] } },
    { label: "Moved", operation: "edit", changes: { parent: [first, null], sort: [null, 1] } },
  ]);
});

test("a row does not move below itself, nor deeper than the tree allows", async () => {
  const top = await fixtures.add({ name: "A" });
  const middle = await fixtures.add({ name: "B", parent: top });
  const low = await fixtures.add({ name: "C", parent: middle });
  const other = await fixtures.add({ name: "D" });
  const issue = (key: string) => ({ issues: { parent: expect.objectContaining({ key }) } });
  await expect(moveTo(top, low)).rejects.toMatchObject(issue("validation.cycle"));
  await expect(moveTo(top, top)).rejects.toMatchObject(issue("validation.parentSelf"));
  await expect(moveTo(top, other)).rejects.toMatchObject(issue("validation.tooDeep"));
});

test("a sibling elsewhere, another shop's row and a resource without a tree are rejected", async () => {
  const id = await fixtures.add({ name: "A" });
  const elsewhere = await fixtures.add({ name: "B", parent: id });
  const foreign = await fixtures.add({ name: "C" }, { shop: "laneway" });
  const moved = await fixtures.add({ name: "D" });
  await expect(moveTo(moved, null, elsewhere)).rejects.toMatchObject({ code: "input.invalid" });
  await expect(moveTo(foreign, null)).rejects.toMatchObject({ code: "record.notFound" });
  await expect(
    fixtures.write((context) => move(context, { id: 1, parent: null, before: null }), {
      resource: "suppliers",
    }),
  ).rejects.toMatchObject({ code: "input.invalid" });
});

test("a row does not move where a save could not give it another parent", async () => {
  const above = await fixtures.add({ name: "A" });
  const first = await fixtures.add({ name: "B", parent: above, sort: 1 });
  const fixed = await fixtures.add({
    name: "C",
    parent: above,
    sort: 2,
    status: "closed",
    seal: "fixed",
  });
  const issue = expect.objectContaining({ key: "resources.pallets.locked.parent" });
  await expect(moveTo(fixed, null)).rejects.toMatchObject({
    code: "input.invalid",
    issues: { parent: issue },
  });
  expect((await fixtures.readAll("parent, version"))[2]).toEqual({ parent: above, version: 1 });
  // Its place among the same siblings is not the parent.
  await moveTo(fixed, above, first);
  expect((await fixtures.readAll("parent, sort"))[2]).toEqual({ parent: above, sort: 1 });
});
