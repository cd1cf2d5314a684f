import { afterAll, beforeAll, expect, test } from "vitest";
import { resources } from "../../../resources/index.ts";
import { rules } from "../../../server/modules.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Actor, choice, date, dateTime, defineResource, text } from "../../schema/index.ts";
import { countToDo } from "./countToDo.ts";

const crates = defineResource("crates", {
  api: "member/crate",
  route: "/stock/crates",
  access: "stock:crates",
  owner: "shop",
  fields: {
    name: text({ required: true }),
    openBy: dateTime(),
    returnBy: date(),
    status: choice(["closed", "lent"], { default: "closed" }),
    secret: choice(["yes", "no"], { default: "no", access: "platform" }),
  },
  list: {
    columns: ["name"],
    tabs: { closed: { status: "closed" }, lent: { status: "lent" }, hidden: { secret: "no" } },
  },
  toDo: {
    closed: { actions: ["open"], due: "openBy" },
    lent: { due: "returnBy" },
    hidden: {},
  },
  actions: { open: { from: ["closed"], to: "lent" } },
});

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ resources: [...resources, crates], rules });
  const now = Date.now();
  const hours = (count: number) => new Date(now + count * 3_600_000).toISOString();
  const crate = (shop: string, values: object) =>
    server.post(shop, "member/crate/editSubmit", { name: "A", ...values });
  for (const [shop, values] of [
    ["harbour", { openBy: hours(-1) }],
    ["harbour", { openBy: hours(1) }],
    ["harbour", {}],
    ["harbour", { status: "lent", returnBy: hours(-48).slice(0, 10) }],
    ["harbour", { status: "lent", returnBy: hours(48).slice(0, 10) }],
    ["laneway", { openBy: hours(-1) }],
  ] as const)
    expect((await crate(shop, values)).code).toBe(200);
});
afterAll(() => server.close());

const actor = (more: Partial<Actor> = {}): Actor => ({
  id: server.members.harbour ?? 0,
  name: "harbour",
  realm: "shop",
  tenantId: server.shops.harbour,
  roles: ["admin"],
  permissions: [],
  ...more,
});
const count = async (who: Actor) =>
  (await server.engine.read(who, (tx) => countToDo(server.engine, tx, who))).filter(
    ({ resource }) => resource === "crates",
  );

test("each line counts the shop's own rows of its tab, and those whose deadline has passed", async () => {
  expect(await count(actor())).toEqual([
    { resource: "crates", tab: "closed", total: 3, overdue: 1 },
    { resource: "crates", tab: "lent", total: 2, overdue: 1 },
  ]);
});

test("a member without the action, without the resource or of the platform has no such line", async () => {
  const reader = actor({ roles: [], permissions: ["stock:crates"] });
  expect(await count(reader)).toEqual([{ resource: "crates", tab: "lent", total: 2, overdue: 1 }]);
  expect(await count(actor({ roles: [], permissions: ["stock:supplier"] }))).toEqual([]);
  expect(await count(actor({ realm: "platform", tenantId: null }))).toEqual([]);
});

test("a count beyond the limit is a lower bound", async () => {
  const { sparing } = server.engine.totals;
  const { large } = sparing;
  sparing.large = 1;
  server.engine.totals.clear();
  try {
    expect(await count(actor())).toMatchObject([
      { tab: "closed", total: 2, totalIsAtLeast: true },
      { tab: "lent", total: 2, totalIsAtLeast: true },
    ]);
  } finally {
    sparing.large = large;
    server.engine.totals.clear();
  }
});

test("the call answers the same, and a caller without a token nothing", async () => {
  const answer = await server.get("harbour", "member/toDo");
  expect(answer.code).toBe(200);
  expect(answer.data).toContainEqual({ resource: "crates", tab: "closed", total: 3, overdue: 1 });
  expect(answer.data).toContainEqual({
    resource: "orders",
    tab: "readyToShip",
    total: 0,
    overdue: 0,
  });
  const platform = await server.get("platform", "member/toDo");
  expect(platform.data).toContainEqual({
    resource: "shopReviews",
    tab: "reviewing",
    total: 0,
    overdue: 0,
  });
  expect(platform.data.map(({ resource }: { resource: string }) => resource)).not.toContain(
    "crates",
  );
  expect((await server.get(null, "member/toDo")).code).toBe(401);
});
