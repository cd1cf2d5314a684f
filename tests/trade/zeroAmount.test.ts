import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../core/server/transactionContext.ts";
import { auditMoney } from "../../resources/finance/server.ts";
import { applyRefund } from "../../resources/orders/server.ts";
import { agree, completeRefund, editPrice } from "../../resources/orders/testing.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { type Market, openMarket } from "./orderFixtures.ts";

let server: TestServer;
let market: Market;
let buyer: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  buyer = await market.addBuyer();
});
afterAll(() => server.close());
const sql = async (text: string, values: unknown[]) =>
  (await server.database.pool.query(text, values)).rows;
const readLines = (id: number): Promise<{ id: number; paid: number }[]> =>
  sql("select id, paid::int from orders_lines where parent_id = $1 order by id", [id]);
const refund = async (orderNo: string, lineId: number, qty = 1) => {
  const requested = await market.command(market.asBuyer(buyer), async (ctx) => {
    const requested = {
      orderNo,
      lineId,
      qty,
      refundInd: "refundOnly",
      reason: "Too small",
    } as const;
    const { id } = await applyRefund(ctx, buyer.id, requested);
    await agree(ctx, id, null);
    return id;
  });
  await market.command(systemActor, (ctx) => completeRefund(ctx, requested));
};

test("what cost nothing is refunded with nothing, and the books miss nothing", async () => {
  const cartItems = [await market.cartItem(10, 5), await market.cartItem(20, 5)];
  const items = cartItems.map(({ skuId }) => ({ skuId, qty: 2 }));
  const placed = await market.place(buyer, items);
  const [order] = placed.orders;
  if (!order) throw new Error("nothing was placed");
  await market.locked(systemActor, order.id, (ctx, one) =>
    editPrice(ctx, one, one.freightFee + 1, null),
  );
  await market.pay(placed.payOrderId);
  const lines = await readLines(order.id);
  expect(lines.map(({ paid }) => paid).sort()).toEqual([0, 1]);
  for (const { id } of lines) await refund(order.orderNo, id);
  expect(await auditMoney(server.database.pool)).toEqual([]);
  for (const { id } of lines) await refund(order.orderNo, id);
  expect(await market.order(order.id)).toMatchObject({
    status: "cancelled",
    payPrice: 17.01,
    refundAmount: 17.01,
  });
  expect(await auditMoney(server.database.pool)).toEqual([]);
});

test("of a coupon that the platform bears, it has back what belongs to the refunded units, and the books hold", async () => {
  const { skuId } = await market.cartItem(10, 5);
  const placed = await server.coupons.during({ amount: 5_00, platformPercent: 100 }, () =>
    market.place(buyer, [{ skuId, qty: 3 }]),
  );
  const id = placed.orders[0]?.id ?? 0;
  expect(
    await sql("select paid::int, commission::int from orders_lines where parent_id = $1", [id]),
  ).toEqual([{ paid: 25_00, commission: 1_50 }]);
  await market.pay(placed.payOrderId);
  expect(await auditMoney(server.database.pool)).toEqual([]);
  const [line] = await readLines(id);
  for (const qty of [1, 2]) {
    await refund(placed.orders[0]?.orderNo ?? "", line?.id ?? 0, qty);
    expect(await auditMoney(server.database.pool)).toEqual([]);
  }
});

test("commission is the product's, else its nearest category's, else its shop's, else the default; an order stores its own", async () => {
  const { goodsId, skuId } = await market.cartItem(10, 9);
  const order = async () => (await market.place(buyer, [{ skuId, qty: 1 }])).orders[0]?.id ?? 0;
  const readRate = async (id: number) =>
    Number(
      (await sql("select commission_rate as rate from orders_lines where parent_id = $1", [id]))[0]
        .rate,
    );
  const before = await order();
  expect(await readRate(before)).toBe(5);
  await server.post("platform", "system/shopTerms/editSubmit", {
    shop: server.shops.harbour,
    commissionRate: 6.5,
  });
  expect(await readRate(await order())).toBe(6.5);
  const top =
    "(select coalesce(c.parent, c.id) from categories c join goods g on g.category = c.id where g.id = $1)";
  await sql(`update categories set commission_rate = 7 where id = ${top}`, [goodsId]);
  expect(await readRate(await order())).toBe(7);
  await sql("update goods set commission_rate = 8.25 where id = $1", [goodsId]);
  expect(await readRate(await order())).toBe(8.25);
  expect(await readRate(before)).toBe(5);
  expect(await auditMoney(server.database.pool)).toEqual([]);
  const { id } = (await server.post("platform", "system/invariant/run")).data;
  await server.engine.jobs?.idle();
  const audit = await server.get("platform", "system/invariant/get", { id: String(id) });
  expect(audit.data).toMatchObject({ status: "done", broken: [] });
  expect((await server.post("harbour", "system/invariant/run")).code).not.toBe(200);
});
