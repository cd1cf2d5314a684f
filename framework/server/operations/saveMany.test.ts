import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { saveMany } from "./saveMany.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const save = (
  requests: readonly { id: number | null; version?: number; values: Record<string, unknown> }[],
) =>
  fixtures.write((context) =>
    saveMany(
      context,
      requests.map(({ version = null, ...request }) => ({ ...request, version })),
    ),
  );

test("records are created and updated together; one without a change is not written", async () => {
  const id = await fixtures.add({ name: "Old" });
  const same = await fixtures.add({ name: "Same" });
  const changes = await save([
    { id: null, values: { name: "New" } },
    { id, values: { weight: 5 } },
    { id: same, values: { name: "Same" } },
  ]);
  expect(changes.map(({ stored }) => stored?.name)).toEqual(["New", "Old", undefined]);
  expect(await fixtures.readAll("name, weight, version")).toEqual([
    { name: "New", weight: 2, version: 1 },
    { name: "Old", weight: 5, version: 2 },
    { name: "Same", weight: 2, version: 1 },
  ]);
});

test("a rejected request does not stop the others", async () => {
  const foreign = await fixtures.add({ name: "Foreign" }, { shop: "laneway" });
  const changes = await save([
    { id: null, values: { name: "A", weight: 0 } },
    { id: foreign, values: { weight: 5 } },
    { id: null, values: { name: "B" } },
  ]);
  expect(changes.map(({ error }) => error)).toEqual([
    expect.objectContaining({
      issues: { weight: expect.objectContaining({ key: "validation.min" }) },
    }),
    expect.objectContaining({ code: "record.notFound" }),
    undefined,
  ]);
  expect(await fixtures.readAll("name")).toEqual([{ name: "B" }, { name: "Foreign" }]);
});

test("an older version is rejected with the current record", async () => {
  const id = await fixtures.add({ name: "A" });
  await save([{ id, version: 1, values: { weight: 4 } }]);
  const [change] = await save([{ id, version: 1, values: { weight: 5 } }]);
  expect(change?.error).toMatchObject({
    code: "record.stale",
    data: { current: expect.objectContaining({ weight: 4, version: 2 }) },
  });
});

test("a version that was not sent is not compared", async () => {
  const id = await fixtures.add({ name: "A" });
  const [change] = await save([{ id, values: { weight: 4 } }]);
  expect(change?.error).toBeUndefined();
});
