import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { resources } from "../../../resources/index.ts";
import { rules } from "../../../server/modules.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import {
  type Actor,
  choice,
  date,
  dateTime,
  defineResource,
  money,
  text,
} from "../../schema/index.ts";
import type { Calculated, StandardRow } from "../tables/DB.ts";
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
    lentTime: dateTime(),
    deposit: money(),
    status: choice(["closed", "lent"], { default: "closed" }),
    secret: choice(["yes", "no"], { default: "no", access: "platform" }),
  },
  list: {
    columns: ["name"],
    tabSort: { lent: ["lentTime", "asc"] },
    tabs: { closed: { status: "closed" }, lent: { status: "lent" }, hidden: { secret: "no" } },
  },
  toDo: {
    closed: { actions: ["open"], due: "openBy" },
    lent: { due: "returnBy", amount: "deposit" },
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
    ["harbour", { status: "lent", returnBy: hours(-48).slice(0, 10), deposit: 12.5 }],
    ["harbour", { status: "lent", returnBy: "2099-01-02", deposit: 7.25 }],
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
  expect(await count(actor())).toMatchObject([
    { resource: "crates", tab: "closed", total: 3, overdue: 1 },
    { resource: "crates", tab: "lent", total: 2, overdue: 1 },
  ]);
});

test("a line has its next deadline, its oldest row and the sum of its amounts", async () => {
  const [closed, lent] = await count(actor());
  // The list begins with what was lent first, so the line has its age too.
  await server.database.pool.query("update crates set lent_time = $1 where status = 'lent'", [
    "2026-02-03T04:05:06.000Z",
  ]);
  const [, later] = await count(actor());
  expect(later?.oldest).toBe("2026-02-03T04:05:06.000Z");
  const { rows } = await server.database.pool.query<
    Calculated<{ oldest: StandardRow["add_time"] }>
  >("select min(add_time) as oldest from crates where shop_id = $1 and status = 'closed'", [
    server.shops.harbour,
  ]);
  expect(lent).toMatchObject({ nextDue: "2099-01-02", dueToday: 0, amount: 19.75 });
  expect(closed?.oldest).toBe(rows[0]?.oldest);
  expect(closed).not.toHaveProperty("amount");
});

test("what is due by the end of the member's day is counted, and the end of the day is answered", async () => {
  const { pool } = server.database;
  // 23:30 on 1 March in Sydney is 12:30 in UTC.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-03-01T10:00:00Z") });
  try {
    await pool.query(
      "update crates set open_by = case id when (select min(id) from crates) then $1::timestamptz else $2::timestamptz end where shop_id = $3 and status = 'closed'",
      ["2026-03-01T12:30:00Z", "2026-03-01T13:30:00Z", server.shops.harbour],
    );
    const [closed] = await count(actor({ timeZone: "Australia/Sydney" }));
    expect(closed).toMatchObject({
      total: 3,
      overdue: 0,
      dueToday: 1,
      now: "2026-03-01T10:00:00.000Z",
      dueBy: "2026-03-01T12:59:59.999Z",
      nextDue: "2026-03-01T12:30:00.000Z",
    });
  } finally {
    vi.useRealTimers();
  }
});

test("a member without the action, without the resource or of the platform has no such line", async () => {
  const reader = actor({ roles: [], permissions: ["stock:crates"] });
  expect(await count(reader)).toMatchObject([
    { resource: "crates", tab: "lent", total: 2, overdue: 1 },
  ]);
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
  const find = (data: readonly object[], resource: string) =>
    data.find((line) => "resource" in line && line.resource === resource);
  expect(find(answer.data, "crates")).toMatchObject({ tab: "closed", total: 3 });
  expect(find(answer.data, "orders")).toMatchObject({
    tab: "readyToShip",
    total: 0,
    overdue: 0,
    dueToday: 0,
  });
  const platform = await server.get("platform", "member/toDo");
  expect(find(platform.data, "shopReviews")).toMatchObject({
    tab: "reviewing",
    total: 0,
    overdue: 0,
  });
  expect(platform.data.map(({ resource }: { resource: string }) => resource)).not.toContain(
    "crates",
  );
  expect((await server.get(null, "member/toDo")).code).toBe(401);
});
