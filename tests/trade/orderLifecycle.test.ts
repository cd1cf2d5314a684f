import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../core/server/transactionContext.ts";
import { cancelOrder, confirmReceipt } from "../../resources/orders/server.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { type Market, openMarket } from "./orderFixtures.ts";

let server: TestServer;
let market: Market;
let buyer: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  buyer = await market.addBuyer("Mei Lin");
}, 120_000);
afterAll(() => server.close());

describe("an order", () => {
  test("is placed over two shops with one payment, paid, shipped and received, and the books hold every cent", async () => {
    const tea = await market.cartItem(49.9, 10);
    const book = await market.cartItem(25, 10, { stockType: 2 }, "laneway");
    const placed = await market.place(buyer, [
      { skuId: tea.skuId, qty: 2 },
      { skuId: book.skuId, qty: 1 },
    ]);
    expect(placed.orders).toHaveLength(2);
    // Shipping two units costs 8.00 + 3.00, one unit 8.00.
    expect(placed.amount).toBe(9980 + 1100 + 2500 + 800);
    expect([await market.readStock(tea.skuId), await market.readStock(book.skuId)]).toEqual([
      8, 10,
    ]);
    expect(await market.pay(placed.payOrderId)).toEqual({ outcome: "paid", repeated: false });
    expect(await market.pay(placed.payOrderId)).toEqual({ outcome: "paid", repeated: true });
    expect(await market.readStock(book.skuId)).toBe(9);
    const [first] = placed.orders;
    const { commissionTotal } = await market.order(first?.id ?? 0);
    expect(await market.held("pending", "harbour")).toBe(
      11_080 - Math.round(commissionTotal * 100),
    );
    expect(await market.held("provider")).toBe(-placed.amount);

    const shipped = await server.post("harbour", "member/order/delivery", {
      deliveryJson: [
        { orderId: first?.id, deliveryType: "auspost", deliveryNo: "TRACK1" },
        { orderId: placed.orders[1]?.id, deliveryType: "auspost", deliveryNo: "NOT MINE" },
      ],
    });
    expect(shipped.data).toMatchObject({
      shipped: 1,
      skipped: 0,
      failed: [{ place: 1, error: "record.notFound" }],
    });
    expect(await market.order(first?.id ?? 0)).toMatchObject({
      status: "unreceived",
      deliveryNo: "TRACK1",
    });
    await server.post("harbour", "member/order/note", { id: first?.id, shopRemark: "Rings twice" });
    await market.locked(market.asBuyer(buyer), first?.id ?? 0, confirmReceipt);
    const done = await market.order(first?.id ?? 0);
    expect(done).toMatchObject({ status: "completed", shopRemark: "Rings twice" });
    const noticed = done.events.map(({ kind }: { kind: string }) => kind);
    expect(noticed).toEqual(["placed", "paid", "shipped", "noted", "received"]);
    const { rows: emitted } = await server.database.pool.query(
      "select topic from domain_events where key = $1 and topic like 'order.%' order by id",
      [first?.id],
    );
    expect(emitted.map(({ topic }) => topic)).toEqual([
      "order.placed",
      "order.paid",
      "order.shipped",
      "order.received",
    ]);
    await server.engine.queues?.idle();
    const { data: notices } = await server.get("harbour", "member/notice/getList");
    expect(notices.list).toMatchObject([{ kind: "orderPaid", refId: first?.id }]);
  });

  test("K1: stock reserved on order is released when the order is not paid, once", async () => {
    const { skuId } = await market.cartItem(10, 5);
    const mine = await market.place(buyer, [{ skuId, qty: 3 }]);
    await expect(market.place(buyer, [{ skuId, qty: 3 }])).rejects.toMatchObject({
      code: "goods.insufficientStock",
    });
    expect(await market.readStock(skuId)).toBe(2);
    const later = new Date(Date.now() + 31 * 60_000);
    await server.runJob("closeUnpaid", later);
    await server.runJob("closeUnpaid", later);
    expect(await market.readStock(skuId)).toBe(5);
    expect(await market.order(mine.orders[0]?.id ?? 0)).toMatchObject({
      status: "cancelled",
      cancelReason: "timeout",
    });
    await market.place(buyer, [{ skuId, qty: 3 }]);
    expect(await market.readStock(skuId)).toBe(2);
  });

  test("K3: of twenty who buy one of ten at once, ten get it", async () => {
    const { skuId } = await market.cartItem(10, 10);
    const tried = await Promise.allSettled(
      Array.from({ length: 20 }, () => market.place(buyer, [{ skuId, qty: 1 }])),
    );
    expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    expect(await market.readStock(skuId)).toBe(0);
  });

  test("paid too late stays cancelled; out of stock on payment is given back", async () => {
    const { skuId } = await market.cartItem(10, 1, { stockType: 2 });
    const one = await market.place(buyer, [{ skuId, qty: 1 }]);
    const other = await market.place(buyer, [{ skuId, qty: 1 }]);
    await market.pay(one.payOrderId);
    await market.pay(other.payOrderId);
    expect(await market.order(other.orders[0]?.id ?? 0)).toMatchObject({
      status: "cancelled",
      cancelReason: "outOfStock",
    });
    expect(await market.readStock(skuId)).toBe(0);
    const late = await market.cartItem(10, 1);
    const third = await market.place(buyer, [{ skuId: late.skuId, qty: 1 }]);
    await market.locked(systemActor, third.orders[0]?.id ?? 0, (command, order) =>
      cancelOrder(command, order, "timeout"),
    );
    expect(await market.pay(third.payOrderId)).toEqual({ outcome: "late", repeated: false });
    expect(await market.order(third.orders[0]?.id ?? 0)).toMatchObject({ status: "cancelled" });
  });

  test("has a price edited before payment, with a record, and its payment requests the new amount", async () => {
    const { skuId } = await market.cartItem(30, 9);
    const placed = await market.place(buyer, [{ skuId, qty: 1 }]);
    const id = placed.orders[0]?.id ?? 0;
    expect(
      (await server.post("harbour", "member/order/editPriceSubmit", { id, editPrice: 8 })).code,
    ).toBe(400);
    expect(
      (await server.post("laneway", "member/order/editPriceSubmit", { id, editPrice: 20 })).code,
    ).toBe(404);
    const edited = await server.post("harbour", "member/order/editPriceSubmit", {
      id,
      editPrice: 33.5,
      remark: "friend",
    });
    expect(edited.data).toMatchObject({ payPrice: 33.5, priceAdjust: -4.5, status: "unpaid" });
    expect(
      (await server.get("harbour", "member/order/getPriceLog", { orderId: id })).data,
    ).toMatchObject([
      { oldPrice: 38, newPrice: 33.5, diff: -4.5, remark: "friend", editorName: "harbour" },
    ]);
    await market.pay(placed.payOrderId);
    expect(await market.order(id)).toMatchObject({ status: "unshipped", payPrice: 33.5 });
    expect(
      (await server.post("harbour", "member/order/editPriceSubmit", { id, editPrice: 20 })).code,
    ).toBe(409);
  });

  test("that is picked up is written off by its code, once, by its own shop", async () => {
    const { skuId } = await market.cartItem(30, 9);
    const placed = await market.place(buyer, [{ skuId, qty: 1 }], { receiver: null });
    await market.pay(placed.payOrderId);
    const id = placed.orders[0]?.id ?? 0;
    const { verifyCode } = await market.order(id);
    expect(verifyCode).toMatch(/^\d{12}$/);
    const ship = { id, deliveryType: "auspost", deliveryNo: "1" };
    expect((await server.post("harbour", "member/order/ship", ship)).code).toBe(409);
    expect(
      (await server.post("harbour", "member/order/writeOff", { id, verifyCode: "000000000000" }))
        .data.error,
    ).toBe("pickup.codeInvalid");
    expect(
      (await server.post("harbour", "member/order/writeOff", { id, verifyCode })).data.status,
    ).toBe("completed");
    expect((await server.post("harbour", "member/order/writeOff", { id, verifyCode })).code).toBe(
      409,
    );
  });
});

test("the stock movements add up, for every cause", async () => {
  const { rows } = await server.database.pool.query(`
    select k.id from skus k left join (select sku_id, sum(num) as sum from stock_movements group by sku_id) e on e.sku_id = k.id
    where k.stock <> coalesce(e.sum, 0)`);
  expect(rows).toEqual([]);
});
