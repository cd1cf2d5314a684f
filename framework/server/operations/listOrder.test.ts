import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readListRequest } from "../sql/readListRequest.ts";
import { compileQuery } from "../tables/compileQuery.ts";
import { buildOrder, orderBy } from "./listOrder.ts";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
}, 120_000);
afterAll(() => fixtures.server.close());

const build = (params: Record<string, string>) =>
  fixtures.write(async ({ engine, resource, actor }) => {
    const request = readListRequest(engine, resource, actor, params);
    const order = buildOrder(resource, { actor, locale: "en", ip: "", requestId: "" }, request);
    return { total: order.total, text: compileQuery(sql`${orderBy(order)}`).sql };
  });

test("rows with equal values are in the order of their ids, in the same direction", async () => {
  const { text } = await build({ sort: "weight", order: "asc" });
  expect(text).toMatch(/^order by .*weight.* asc, t\.id asc$/);
});

test("rows compare as pairs only where every row has a value", async () => {
  expect((await build({ sort: "addTime", order: "desc" })).total).toBe(true);
  expect((await build({ sort: "name", order: "asc" })).total).toBe(true);
  expect((await build({ sort: "weight", order: "asc" })).total).toBe(false);
});
