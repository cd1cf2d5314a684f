import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { readHistory } from "./readHistory.ts";
import { save } from "./save.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const edit = (id: number | null, values: Readonly<Record<string, unknown>>) =>
  fixtures.write((context) => save(context, { id, version: null, values }));
const read = (params: Readonly<Record<string, unknown>>, shop: "harbour" | "laneway" = "harbour") =>
  fixtures.write(({ tx, resource, ...caller }) => readHistory(tx, resource, caller, params), {
    shop,
  });

test("the changes of a record are listed in pages, newest first, with their author", async () => {
  const { id } = await edit(null, { name: "A" });
  await edit(id, { weight: 5 });
  await edit(id, { weight: 6, name: "B" });
  const history = await read({ id, pageSize: 2 });
  expect(history.total).toBe(3);
  expect(history.list).toMatchObject([
    { operation: "edit", memberName: "harbour", changes: { weight: [5, 6], name: ["A", "B"] } },
    { operation: "edit", changes: { weight: [2, 5] } },
  ]);
  expect((await read({ id, pageSize: 2, page: 2 })).list).toMatchObject([{ operation: "create" }]);
});

test("differences leave out fields that the reader cannot see", async () => {
  const { id } = await edit(null, { name: "A" });
  await fixtures.server.database.pool.query(
    `update audit_entries set changes = '{"cost": [1, 2], "weight": [1, 2]}' where record_id = ${id}`,
  );
  expect((await read({ id })).list[0]?.changes).toEqual({ weight: [1, 2] });
});

test("another shop's record has no history, and an id is needed", async () => {
  const { id } = await edit(null, { name: "A" });
  await expect(read({ id }, "laneway")).rejects.toMatchObject({ code: "record.notFound" });
  await expect(read({})).rejects.toMatchObject({ code: "input.invalid" });
});
