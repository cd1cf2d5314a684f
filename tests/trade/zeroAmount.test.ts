import { afterAll, beforeAll, expect, test } from "vitest";
import { theSystem } from "../../core/server/transactionContext.ts";
import { auditMoney } from "../../resources/finance/ledger/server/audit.ts";
import { editPrice } from "../../resources/orders/orders/server/editPrice.ts";
import { applyRefund } from "../../resources/orders/refunds/server/applyRefund.ts";
import { completeRefund } from "../../resources/orders/refunds/server/issueRefund.ts";
import { agree } from "../../resources/orders/refunds/server/merchantCommands.ts";
import { type Market, openMarket } from "../../resources/orders/tests/orders/orderFixtures.ts";
import { type House, startHouse } from "../testServer.ts";

let house: House;
let market: Market;
let buyer: { id: number; name: string };
beforeAll(async () => {
  house = await startHouse();
  market = await openMarket(house);
  buyer = await market.addBuyer();
});
afterAll(() => house.close());
const sql = async (text: string, values: unknown[]) => (await house.database.pool.query(text, values)).rows;
const linesOf = (id: number): Promise<{ id: number; paid: number }[]> =>
  sql("select id, paid::int from orders_lines where parent_id = $1 order by id", [id]);
const refund = async (orderNo: string, lineId: number, qty = 1) => {
  const asked = await market.deed(market.asBuyer(buyer), async (trade) => {
    const asked = { orderNo, lineId, qty, refundInd: "refundOnly", reason: "Too small" } as const;
    const { id } = await applyRefund(trade, buyer.id, asked);
    await agree(trade, id, null);
    return id;
  });
  await market.deed(theSystem, (trade) => completeRefund(trade, asked));
};

test("what cost nothing is refunded with nothing, and the books miss nothing", async () => {
  const wares = [await market.ware(10, 5), await market.ware(20, 5)];
  const items = wares.map(({ skuId }) => ({ skuId, qty: 2 }));
  const placed = await market.place(buyer, items);
  const [order] = placed.orders;
  if (!order) throw new Error("nothing was placed");
  await market.locked(theSystem, order.id, (trade, one) => editPrice(trade, one, one.freightFee + 1, null));
  await market.pay(placed.payOrderId);
  const lines = await linesOf(order.id);
  expect(lines.map(({ paid }) => paid).sort()).toEqual([0, 1]);
  for (const { id } of lines) await refund(order.orderNo, id);
  expect(await auditMoney(house.database.pool)).toEqual([]);
  for (const { id } of lines) await refund(order.orderNo, id);
  expect(await market.order(order.id)).toMatchObject({ status: "cancelled", payPrice: 17.01, refundAmount: 17.01 });
  expect(await auditMoney(house.database.pool)).toEqual([]);
});

test("of a coupon that the platform bears, it has back what belongs to the refunded units, and the books hold", async () => {
  const { skuId } = await market.ware(10, 5);
  const placed = await market.place(buyer, [{ skuId, qty: 3 }]);
  const id = placed.orders[0]?.id ?? 0;
  await sql(
    "update orders_lines set coupon_share = 500, coupon_platform = 500, paid = 2500, commission = 150 where parent_id = $1",
    [id],
  );
  await sql(
    "update orders set coupon_amount = 500, pay_price = pay_price - 500, commission_total = 150 where id = $1",
    [id],
  );
  await sql("update pay_orders set amount = amount - 500 where id = $1", [placed.payOrderId]);
  await market.pay(placed.payOrderId);
  expect(await auditMoney(house.database.pool)).toEqual([]);
  const [line] = await linesOf(id);
  for (const qty of [1, 2]) {
    await refund(placed.orders[0]?.orderNo ?? "", line?.id ?? 0, qty);
    expect(await auditMoney(house.database.pool)).toEqual([]);
  }
});

test("commission is the product's, else its nearest category's, else its shop's, else the usual; an order keeps its own", async () => {
  const { goodsId, skuId } = await market.ware(10, 9);
  const order = async () => (await market.place(buyer, [{ skuId, qty: 1 }])).orders[0]?.id ?? 0;
  const rateOf = async (id: number) =>
    Number((await sql("select commission_rate as rate from orders_lines where parent_id = $1", [id]))[0].rate);
  const before = await order();
  expect(await rateOf(before)).toBe(5);
  await house.post("platform", "system/shopTerms/editSubmit", { shop: house.shops.harbour, commissionRate: 6.5 });
  expect(await rateOf(await order())).toBe(6.5);
  const top = "(select coalesce(c.parent, c.id) from categories c join goods g on g.category = c.id where g.id = $1)";
  await sql(`update categories set commission_rate = 7 where id = ${top}`, [goodsId]);
  expect(await rateOf(await order())).toBe(7);
  await sql("update goods set commission_rate = 8.25 where id = $1", [goodsId]);
  expect(await rateOf(await order())).toBe(8.25);
  expect(await rateOf(before)).toBe(5);
  expect(await auditMoney(house.database.pool)).toEqual([]);
  const { id } = (await house.post("platform", "system/invariant/run")).data;
  await house.engine.jobs?.idle();
  const audit = await house.get("platform", "system/invariant/get", { id: String(id) });
  expect(audit.data).toMatchObject({ status: "done", broken: [] });
  expect((await house.post("harbour", "system/invariant/run")).code).not.toBe(200);
});
