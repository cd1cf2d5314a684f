import { afterAll, beforeAll, expect, test } from "vitest";
import { predicateSql } from "../../../../framework/server/sql/predicateSql.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import type { Calculated } from "../../../../framework/server/tables/DB.ts";
import { startTestServer, type TestServer } from "../../../../tests/testServer.ts";
import { orders } from "../../orders/orders.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Returns the condition of a partial index, as PostgreSQL prints it. */
async function readCondition(index: string): Promise<string | undefined> {
  const { rows } = await server.database.pool.query<Calculated<{ condition: string }>>(
    "select pg_get_expr(indpred, indrelid) as condition from pg_index where indexrelid = $1::regclass",
    [index],
  );
  return rows[0]?.condition;
}

test.each([
  ["readyToShip", "orders_ready_to_ship_idx"],
  ["waiting", "orders_waiting_idx"],
])("the index of the tab %s has its condition", async (name, index) => {
  const tabs = orders.tabs && "list" in orders.tabs ? orders.tabs.list : [];
  const where = tabs.find((tab) => tab.name === name)?.where;
  if (!where) throw new Error(`orders have no tab ${name}`);
  const condition = predicateSql(orders, where, { id: 1, tenantId: 1 }).compile(compiler);
  // A plan for any parameter could not use a partial index.
  expect(condition.parameters).toEqual([]);
  const expected = condition.sql.replaceAll('"t".', "");
  await server.database.pool.query(`create index probe_idx on orders (id) where ${expected}`);
  const probe = await readCondition("probe_idx");
  await server.database.pool.query("drop index probe_idx");
  expect(probe).toContain("unshipped");
  expect(await readCondition(index)).toBe(probe);
});
