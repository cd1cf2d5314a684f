import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type OperationFixtures, openOperationFixtures } from "./operationFixtures.ts";
import { readSingleton } from "./readSingleton.ts";

let fixtures: OperationFixtures;
beforeAll(async () => {
  fixtures = await openOperationFixtures();
});
afterAll(() => fixtures.server.close());
beforeEach(() => fixtures.clear());

test("the first read creates the shop's row with its defaults, later ones return it", async () => {
  const { engine } = fixtures.server;
  const resource = engine.resource("shopConfig");
  const [first, same] = await Promise.all([
    readSingleton(engine, resource, fixtures.caller),
    readSingleton(engine, resource, fixtures.caller),
  ]);
  expect(same.id).toBe(first.id);
  expect((await readSingleton(engine, resource, fixtures.caller)).id).toBe(first.id);
  const { rows } = await fixtures.server.database.pool.query("select shop_id from shop_config");
  expect(rows).toEqual([{ shop_id: fixtures.server.shops.harbour }]);
});

test("who belongs to no shop has no row of one", async () => {
  const { engine } = fixtures.server;
  const actor = { ...fixtures.actor, realm: "platform" as const, tenantId: null };
  await expect(
    readSingleton(engine, engine.resource("shopConfig"), { ...fixtures.caller, actor }),
  ).rejects.toMatchObject({ code: "record.notFound" });
});
