import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import type { TestServer } from "../../../tests/testServer.ts";
import type { Market } from "../../../tests/trade/orderFixtures.ts";
import { openRefundFixtures } from "../../../tests/trade/refundFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { moveUnits, type PlacedUnits } from "../stock/commands/moveUnits.ts";
import { returnStock } from "../stock/commands/releaseStock.ts";
import { shipStock, unshipStock } from "../stock/commands/shipStock.ts";
import { readLineCosts } from "../stock/queries/readLineCosts.ts";

let server: TestServer;
let market: Market;
let buyer: { id: number; name: string };
let locationId: number;
beforeAll(async () => {
  ({ server, market, buyer } = await openRefundFixtures());
  const { rows } = await server.database.pool.query(
    "select id from stock_locations where shop_id = $1 and is_default",
    [server.shops.harbour],
  );
  locationId = rows[0].id;
}, 120_000);
afterAll(() => server.close());

let documents = 0;
const move = (skuId: number, units: Omit<PlacedUnits, "skuId" | "locationId">, cause = "receive") =>
  market.command(systemActor, (ctx) => {
    documents += 1;
    return moveUnits(ctx, [{ skuId, locationId, ...units }], {
      cause: cause === "edit" ? "edit" : "receive",
      refTable: "purchase_receipts",
      refId: 1_000_000 + documents,
    });
  });
const readPool = async (skuId: number) =>
  (
    await server.database.pool.query("select quantity, cents from sku_costs where sku_id = $1", [
      skuId,
    ])
  ).rows[0];
/** The costs of the last movements of units on hand. */
const readCosts = async (skuId: number): Promise<number[]> =>
  (
    await server.database.pool.query(
      "select cents from stock_movements where sku_id = $1 and cents <> 0 order by id",
      [skuId],
    )
  ).rows.map(({ cents }) => Number(cents));
/** An order of units that is paid, with its line; nothing of it is shipped. */
const buy = async (skuId: number, qty: number) => {
  const placed = await market.place(buyer, [{ skuId, qty }]);
  await market.pay(placed.payOrderId);
  const [order] = placed.orders;
  const { rows } = await server.database.pool.query(
    "select id from orders_lines where parent_id = $1",
    [order?.id],
  );
  return { id: order?.id ?? 0, lineId: Number(rows[0].id) };
};
const ship = (lineId: number, qty: number) =>
  market.command(systemActor, (ctx) => shipStock(ctx, [{ lineId, qty }]));
/** A SKU without units. */
const addSku = async () => {
  const { skuId } = await market.cartItem(90, 1);
  await server.post("harbour", "member/goods/updateStock", { stockJson: [{ skuId, delta: -1 }] });
  return skuId;
};

test("T1: three units worth 10.00 are shipped one by one, and the last takes the rest", async () => {
  const skuId = await addSku();
  await move(skuId, { num: 3, cents: 10_00 });
  const { lineId } = await buy(skuId, 3);
  for (const _unit of [1, 2, 3]) await ship(lineId, 1);
  expect(await readCosts(skuId)).toEqual([10_00, -3_33, -3_34, -3_33]);
  expect(await readPool(skuId)).toEqual({ quantity: 0, cents: 0 });
});

test("T2: units come back at what they were sold at, and are scrapped at the average", async () => {
  const skuId = await addSku();
  await move(skuId, { num: 10, cents: 40_00 });
  const { id, lineId } = await buy(skuId, 3);
  await ship(lineId, 3);
  expect((await readCosts(skuId)).at(-1)).toBe(-12_00);
  await move(skuId, { num: 7, cents: 42_00 });
  expect(await readPool(skuId)).toEqual({ quantity: 14, cents: 70_00 });
  const refundId = await addRefund(id, lineId, skuId);
  await market.command(systemActor, (ctx) =>
    returnStock(ctx, id, { refTable: "refunds", refId: refundId }, [{ lineId, qty: 2 }]),
  );
  expect(await readPool(skuId)).toEqual({ quantity: 16, cents: 78_00 });
  await move(skuId, { num: -1 }, "edit");
  expect((await readCosts(skuId)).at(-1)).toBe(-4_88);
  expect(await readPool(skuId)).toEqual({ quantity: 15, cents: 73_12 });
  const costs = await market.command(systemActor, ({ tx }) => readLineCosts(tx, [lineId]));
  expect(costs.get(lineId)).toEqual({ shipped: 1, cents: 4_00 });
});

test("units whose shipping is undone come back with their cost, whatever the average is now", async () => {
  const skuId = await addSku();
  await move(skuId, { num: 4, cents: 10_00 });
  const { lineId } = await buy(skuId, 2);
  await ship(lineId, 2);
  await move(skuId, { num: 2, cents: 90_00 });
  await market.command(systemActor, (ctx) => unshipStock(ctx, [{ lineId, qty: 2 }]));
  expect(await readCosts(skuId)).toEqual([10_00, -5_00, 90_00, 5_00]);
  const costs = await market.command(systemActor, ({ tx }) => readLineCosts(tx, [lineId]));
  expect(costs.get(lineId)).toBeUndefined();
});

test("units that appear in an empty stock cost what the last ones did", async () => {
  const skuId = await addSku();
  await move(skuId, { num: 2, cents: 6_00 });
  await move(skuId, { num: -2 }, "edit");
  await server.post("harbour", "member/goods/updateStock", { stockJson: [{ skuId, delta: 3 }] });
  expect(await readPool(skuId)).toEqual({ quantity: 3, cents: 9_00 });
});

test("costs are neither negative nor out of step with the units", async () => {
  const broken = await auditMoney(server.database.pool);
  expect(broken.filter(({ name }) => name.includes("cost"))).toEqual([]);
});

/** A completed refund of two returned units. */
async function addRefund(orderId: number, lineId: number, skuId: number): Promise<number> {
  const { rows } = await server.database.pool.query(
    `insert into refunds (shop_id, refund_no, number, order_id, order_no, line_id, member_id, goods_id, sku_id, qty, line_qty, reason, status, refund_ind)
     select o.shop_id, 'RT' || l.id, 'RT-' || l.id, o.id, o.order_no, l.id, o.member_id, l.goods_id, $3, 2, l.qty, 'Too small', 'completed', 'returnAndRefund'
     from orders o join orders_lines l on l.parent_id = o.id where o.id = $1 and l.id = $2 returning id`,
    [orderId, lineId, skuId],
  );
  return Number(rows[0].id);
}
