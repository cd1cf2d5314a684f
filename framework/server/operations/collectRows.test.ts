import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { queryPool } from "../database/queryPool.ts";
import { readListRequest } from "../sql/readListRequest.ts";
import type { Calculated, StandardRow } from "../tables/DB.ts";
import { shouldCollect } from "./collectRows.ts";
import { countRows, createRowSet } from "./countRows.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { readPage } from "./readPage.ts";

let fixtures: OperationFixtures;
const large = 20;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
  // Two hundred rows, ten of each day, whose ids and times have the same order but for the last of
  // each day, which was added first.
  await queryPool(
    fixtures.server.database.pool,
    sql`insert into pallets (shop_id, name, weight, add_time)
      select ${fixtures.server.shops.harbour}, 'P' || n, 1 + n % 7,
        '2026-03-01T00:00:00Z'::timestamptz + interval '1 day' * (n / 10) + interval '1 hour' * ((n + 9) % 10)
      from generate_series(0, 199) n`,
  );
}, 120_000);
afterAll(() => fixtures.server.close());
beforeEach(() => {
  Object.assign(fixtures.server.engine.totals.sparing, { large, every: 60_000 });
  fixtures.server.engine.totals.clear();
});

const days = (from: number, until: number) => ({
  addTime_gte: `2026-03-${String(from).padStart(2, "0")}T00:00:00Z`,
  addTime_lt: `2026-03-${String(until).padStart(2, "0")}T00:00:00Z`,
});
const isCollected = (params: Record<string, string>) =>
  fixtures.write(async ({ engine, tx, resource, actor }) => {
    const request = readListRequest(engine, resource, actor, params);
    const set = createRowSet(engine, tx, resource, actor, request);
    return shouldCollect(set, await countRows(set));
  });
const read = (params: Record<string, string>) =>
  fixtures.write(({ engine, tx, resource, ...caller }) =>
    readPage(engine, tx, resource, caller, readListRequest(engine, resource, caller.actor, params)),
  );
const listIds = async (params: Record<string, string>) =>
  (await read(params)).list.map(({ id }) => id);

test("a short period is collected, and a long one where a list has many rows before it", async () => {
  const byId = { sort: "id", order: "desc" };
  expect(await isCollected({ ...byId })).toBe(false);
  expect(await isCollected({ ...byId, ...days(2, 3) })).toBe(true);
  expect(await isCollected({ ...byId, ...days(2, 6) })).toBe(true);
  expect(await isCollected({ ...byId, ...days(2, 20) })).toBe(false);
  expect(await isCollected({ ...byId, ...days(16, 22) })).toBe(false);
  expect(await isCollected({ sort: "id", order: "asc", ...days(1, 6) })).toBe(false);
});

test("the pages of a period have its rows in the order of the list, however they are found", async () => {
  for (const order of ["asc", "desc"])
    for (const sort of ["id", "weight"]) {
      const all = await listIds({ sort, order, pageSize: "1000" });
      expect(all).toHaveLength(200);
      const times = await queryPool(
        fixtures.server.database.pool,
        sql<Pick<StandardRow, "id"> & Calculated<{ day: number }>>`
          select id, extract(day from add_time at time zone 'UTC')::int as day from pallets`,
      );
      const daysById = new Map(times.map(({ id, day }) => [id, day]));
      for (const [from, until] of [
        [2, 3],
        [2, 6],
        [16, 22],
      ] as const) {
        const expected = all.filter((id) => {
          const day = daysById.get(id) ?? 0;
          return day >= from && day < until;
        });
        const period = { sort, order, ...days(from, until), pageSize: "7" };
        const pages = [
          ...(await listIds({ ...period, page: "1" })),
          ...(await listIds({ ...period, page: "2" })),
        ];
        expect(pages).toEqual(expected.slice(0, 14));
      }
    }
});
