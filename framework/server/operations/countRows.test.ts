import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { readListRequest } from "../sql/readListRequest.ts";
import { countRows, countTabs, createRowSet } from "./countRows.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

const count = (params: Record<string, string> = {}, shop: "harbour" | "laneway" = "harbour") =>
  fixtures.write(
    ({ engine, tx, resource, actor }) =>
      countRows(
        createRowSet(engine, tx, resource, actor, readListRequest(engine, resource, actor, params)),
      ),
    { shop },
  );
const countInTabs = (params: Record<string, string> = {}) =>
  fixtures.write(({ engine, tx, resource, ...caller }) =>
    countTabs(
      engine,
      tx,
      resource,
      caller,
      readListRequest(engine, resource, caller.actor, params),
    ),
  );
beforeEach(() => fixtures.server.engine.totals.clear());

test("the rows of the own shop that match are counted", async () => {
  await fixtures.add({ name: "A", weight: 5 });
  await fixtures.add({ name: "B", weight: 9 });
  await fixtures.add({ name: "C", weight: 9 }, { shop: "laneway" });
  expect(await count()).toEqual({ total: 2, isAtLeast: false });
  expect(await count({ weight_gt: "5" })).toEqual({ total: 1, isAtLeast: false });
  expect(await count({}, "laneway")).toEqual({ total: 1, isAtLeast: false });
});

test("beyond the limit the count is a lower bound until it is known", async () => {
  const { sparing } = fixtures.server.engine.totals;
  const { large } = sparing;
  sparing.large = 1;
  try {
    await fixtures.add({ name: "A" });
    await fixtures.add({ name: "B" });
    await fixtures.add({ name: "C" });
    expect(await count()).toEqual({ total: 2, isAtLeast: true });
  } finally {
    sparing.large = large;
  }
});

test("each tab is counted under the other conditions; an empty tab has none", async () => {
  await fixtures.add({ name: "A", weight: 5 });
  await fixtures.add({ name: "B", weight: 5, status: "closed" });
  await fixtures.add({ name: "C", weight: 9 });
  expect(await countInTabs()).toEqual({ all: 3, open: 2, closed: 1 });
  expect(await countInTabs({ weight: "9" })).toEqual({ all: 1, open: 1 });
});

test("the tabs of a search are counted by one statement, and have no numbers beyond the limit", async () => {
  for (const [name, status] of [
    ["Rice A", "open"],
    ["Rice B", "closed"],
    ["Rice C", "open"],
    ["Tea", "open"],
  ] as const)
    await fixtures.add({ name, status });
  const { totals } = fixtures.server.engine;
  expect(await countInTabs({ q: "rice" })).toEqual({ all: 3, open: 2, closed: 1 });
  expect(await countInTabs({ q: "rice", weight: "99" })).toEqual({ all: 0 });
  const { searched } = totals.sparing;
  totals.sparing.searched = 2;
  totals.clear();
  try {
    expect(await countInTabs({ q: "rice" })).toEqual({ all: 3, _atLeast: 2 });
  } finally {
    totals.sparing.searched = searched;
  }
});

test("a search finds its rows once, and is a lower bound beyond a limit of its own", async () => {
  const ids = [];
  for (const name of ["Rice A", "Rice B", "Rice C"]) ids.push(await fixtures.add({ name }));
  await fixtures.add({ name: "Tea" });
  expect(await count({ q: "rice" })).toEqual({
    total: 3,
    isAtLeast: false,
    found: expect.arrayContaining(ids),
  });
  // The cached count of the next request has found nothing itself.
  expect(await count({ q: "rice" })).toEqual({ total: 3, isAtLeast: false });
  const { totals } = fixtures.server.engine;
  const { searched } = totals.sparing;
  Object.assign(totals.sparing, { searched: 2, every: 60_000 });
  totals.clear();
  try {
    expect(await count({ q: "rice" })).toEqual({ total: 3, isAtLeast: true });
    expect(await count({ q: "rice", weight: "2" })).toEqual({ total: 3, isAtLeast: true });
    expect(await count()).toEqual({ total: 4, isAtLeast: false });
  } finally {
    Object.assign(totals.sparing, { searched, every: 3000 });
  }
});
