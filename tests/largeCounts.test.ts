import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { defaultSparing } from "../framework/server/operations/totals.ts";
import { Tx } from "../framework/server/transaction.ts";
import { resources } from "../resources/index.ts";
import { rules } from "../server/modules.ts";
import { crates } from "./crates.ts";
import { startTestServer, type TestServer } from "./testServer.ts";

let server: TestServer;
const { large: defaults } = defaultSparing;
const add = (status: string, count: number, shop: "harbour" | "laneway" = "harbour") =>
  server.database.pool.query(
    "insert into crates (shop_id, name, status, price) select $1, 'Parcel ' || n, $2, 100 from generate_series(1, $3::int) n",
    [server.shops[shop], status, count],
  );
const received = () => server.engine.handleChange("crates", server.shops.harbour);
const list = async (query: Record<string, string | number> = {}) =>
  (await server.get("harbour", "member/crate/getList", query)).data;
const counts = async () => (await server.get("harbour", "member/crate/getCounts")).data;
const sums = async () => (await server.get("harbour", "member/crate/getSums")).data;
const soon = <T>(look: () => T | Promise<T>) => vi.waitFor(look, { timeout: 30_000, interval: 10 });

beforeAll(async () => {
  server = await startTestServer({ resources: [...resources, crates], rules });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.pool.query("truncate crates cascade");
  Object.assign(server.engine.totals.sparing, { large: 20, every: 0, oldest: 30_000 });
  server.engine.totals.clear();
  await add("waiting", 3);
});

test("by itself nothing below ten thousand rows is large", () => expect(defaults).toBe(10_000));

test("a small set is counted again after each write", async () => {
  await add("sent", 17);
  expect(await list()).toMatchObject({ total: 20 });
  expect(await counts()).toEqual({ all: 20, waiting: 3, sent: 17 });
  expect(await sums()).toEqual({ price: 20 });
  await server.post("harbour", "member/crate/delete", { ids: [(await list()).list[0].id] });
  expect((await list()).total).toBe(19);
  expect(await counts()).toEqual({ all: 19, waiting: 3, sent: 16 });
});

test("a large set is at least so many at first, and whole soon after", async () => {
  await add("sent", 40);
  received();
  const first = await list({ pageSize: 10 });
  expect(first).toMatchObject({ total: 21, totalIsAtLeast: true });
  expect(first.list).toHaveLength(10);
  expect(await counts()).toMatchObject({ waiting: 3 });
  await soon(async () => expect(await list()).toEqual(expect.objectContaining({ total: 43 })));
  expect(await list()).not.toHaveProperty("totalIsAtLeast");
  await soon(async () => expect(await counts()).toEqual({ all: 43, waiting: 3, sent: 40 }));
  await soon(async () => expect(await sums()).toEqual({ price: 43 }));
});

test("tabs mark counts that are not exact yet", async () => {
  server.engine.totals.sparing.every = 60_000;
  await add("sent", 40);
  received();
  expect(await counts()).toEqual({ all: 21, waiting: 3, sent: 21, _atLeast: 20 });
});

test("after a write a large set is answered as it was and counted once in the background, a small tab at once", async () => {
  await add("sent", 40);
  received();
  await soon(async () => expect(await counts()).toEqual({ all: 43, waiting: 3, sent: 40 }));
  server.engine.totals.sparing.every = 200;
  await add("sent", 5);
  await add("waiting", 1);
  received();
  expect((await list()).total).toBe(43);
  expect(await counts()).toEqual({ all: 43, waiting: 4, sent: 40 });
  await soon(async () => expect(await counts()).toEqual({ all: 49, waiting: 4, sent: 45 }));
});

test("however many ask, one counts, and not again too soon", async () => {
  await add("sent", 40);
  received();
  await soon(async () => expect((await list()).total).toBe(43));
  server.engine.totals.sparing.every = 300;
  const requests = vi.fn();
  const counting = {
    resource: "crates",
    tenantId: server.shops.harbour,
    key: "counted here",
    atOnce: async () => null,
    whole: async () => {
      requests();
      return { value: 7, large: true };
    },
  };
  const ask = () => server.engine.totals.ask<number>(counting);
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([null, null, null]);
  await soon(async () => expect(await ask()).toBe(7));
  expect(requests).toHaveBeenCalledTimes(1);
  for (let turn = 0; turn < 5; turn += 1) {
    received();
    expect(await ask()).toBe(7);
  }
  expect(requests).toHaveBeenCalledTimes(1);
  await soon(() => expect(requests).toHaveBeenCalledTimes(2));
});

test("an old count is not sent after a write", async () => {
  await add("sent", 40);
  received();
  await soon(async () => expect((await list()).total).toBe(43));
  Object.assign(server.engine.totals.sparing, { oldest: 0, every: 60_000 });
  expect((await list()).total).toBe(43);
  received();
  expect(await list()).toMatchObject({ total: 21, totalIsAtLeast: true });
});

test("a count that fails is no failure of the page, and is tried again", async () => {
  const totals = server.engine.totals;
  const whole = vi
    .fn()
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue({ value: 9, large: true });
  const ask = () =>
    totals.ask({ resource: "crates", tenantId: 1, key: "fails", atOnce: async () => null, whole });
  expect(await ask()).toBeNull();
  await soon(async () => expect(await ask()).toBe(9));
  expect(whole).toHaveBeenCalledTimes(2);
});

test("every page of a large set is there, the deep ones too, before and after it is counted", async () => {
  await add("sent", 4000);
  received();
  const pages = async () => {
    const found: number[] = [];
    for (const page of [1, 2, 3, 4, 5]) {
      const { list: rows } = await list({ page, pageSize: 1000, sort: "price", order: "asc" });
      found.push(...rows.map(({ id }: { id: number }) => id));
    }
    return found;
  };
  const before = await pages();
  expect(new Set(before).size).toBe(4003);
  await soon(async () => expect((await list()).total).toBe(4003));
  expect(await pages()).toEqual(before);
  expect((await list({ page: 5, pageSize: 1000 })).list).toHaveLength(3);
  expect((await list({ page: 6, pageSize: 1000 })).list).toEqual([]);
});

test("each shop's sets are its own", async () => {
  await add("sent", 40, "laneway");
  received();
  expect(await list()).toMatchObject({ total: 3 });
  expect(await counts()).toEqual({ all: 3, waiting: 3 });
});

test("a list reads the child rows of its page alone", async () => {
  await add("sent", 30);
  const { shops, database } = server;
  await database.pool.query(
    "insert into crates_lines (shop_id, parent_id, title) select shop_id, id, 'Line of ' || id from crates where shop_id = $1",
    [shops.harbour],
  );
  received();
  const text = vi.spyOn(Tx.prototype, "text");
  const { list: rows } = await list({ pageSize: 5 });
  const requests = text.mock.calls.find(([query]) => query.includes("crates_lines"));
  text.mockRestore();
  expect(requests?.[1]).toEqual([rows.map(({ id }: { id: number }) => id)]);
  expect(
    rows.map(({ id, lines }: { id: number; lines: { title: string }[] }) => [id, lines[0]?.title]),
  ).toEqual(rows.map(({ id }: { id: number }) => [id, `Line of ${id}`]));
});
