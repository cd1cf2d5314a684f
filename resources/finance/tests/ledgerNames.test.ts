import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
});
afterAll(() => server.close());

test("the platform names the cause of an entry by the number that its shop uses", async () => {
  const { skuId } = await market.cartItem(20, 5);
  const buyer = await market.addBuyer();
  const { payOrderId, orders } = await market.place(buyer, [{ skuId, qty: 1 }]);
  await market.pay(payOrderId);
  const { rows } = await server.database.pool.query("select number from orders where id = $1", [
    orders[0]?.id,
  ]);
  const { data } = await server.get("platform", "system/ledger/getList", {});
  const causes = new Set(data.list.map(({ cause }: { cause: string }) => cause));
  expect(causes).toContain(rows[0].number);
  // Nothing is named by an id alone or by a long number.
  for (const cause of causes) expect(cause).toMatch(/^(#|W-|R-|P-|B-)\d{1,6}( · harbour)?$/);
  // A number of a shop stands beside the shop, or names it.
  for (const { cause, shop } of data.list)
    if (/^[#WR]/.test(cause)) expect(/ · harbour$/.test(cause), cause).toBe(shop === null);
});

test("a change of points names its order with the shop", async () => {
  const { skuId } = await market.cartItem(20, 5);
  const buyer = await market.addBuyer("Nora");
  const { orders } = await market.place(buyer, [{ skuId, qty: 1 }]);
  const { pool } = server.database;
  const add = (type: string, orderId: number | null, before: number) =>
    pool.query(
      `insert into point_entries (member_id, member_name, type, in_out, amount, before, after, order_id)
       values ($1, 'Nora', $2, 'in', 5, $3::integer, $3::integer + 5, $4)`,
      [buyer.id, type, before, orderId],
    );
  await add("consume", orders[0]?.id ?? null, 0);
  await add("adminIn", null, 5);
  const { rows } = await pool.query("select number from orders where id = $1", [orders[0]?.id]);
  const { data } = await server.get("platform", "system/pointLog/getList", { memberId: buyer.id });
  expect(data.list.map((one: { order: string | null }) => one.order)).toEqual([
    null,
    `${rows[0].number} · harbour`,
  ]);
});

test("the platform's log names the shop of a record that an administrator has changed", async () => {
  const { harbour } = server.shops;
  const { pool } = server.database;
  const { rows } = await pool.query("select id from goods where shop_id = $1 order by id limit 1", [
    harbour,
  ]);
  await pool.query(
    `insert into audit_entries (add_by, member_name, resource, record_id, label, operation, action)
     values ($1, 'platform', 'goodsReviews', $2, 'Tea', 'action', 'approve')`,
    [server.members.platform, rows[0].id],
  );
  const { data } = await server.get("platform", "system/operationLog/getList", {});
  expect(data.list[0]).toMatchObject({ label: "Tea", shopName: "harbour" });
});

test("the platform's log names the shop whose member did it, and finds by it", async () => {
  const { harbour, laneway } = server.shops;
  const read = async (shop: number): Promise<{ shopName: string }[]> =>
    (await server.get("platform", "system/operationLog/getList", { shop })).data.list;
  const own = await read(harbour);
  // The market has saved products.
  expect(own.length).toBeGreaterThan(0);
  for (const { shopName } of own) expect(shopName).toMatch(/harb/i);
  for (const { shopName } of await read(laneway)) expect(shopName).not.toMatch(/harb/i);
});
