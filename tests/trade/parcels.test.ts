import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../core/server/transactionContext.ts";
import type { CamelRow } from "../../framework/server/tables/DB.ts";
import { auditMoney } from "../../resources/finance/server.ts";
import { applyRefund } from "../../resources/orders/server.ts";
import { agree, completeRefund } from "../../resources/orders/testing.ts";
import type { TestServer } from "../testServer.ts";
import type { Market } from "./orderFixtures.ts";
import { openRefundFixtures } from "./refundFixtures.ts";

let server: TestServer;
let market: Market;
let sql: Awaited<ReturnType<typeof openRefundFixtures>>["refundFixtures"]["sql"];
let buyer: { id: number; name: string };

beforeAll(async () => {
  const opened = await openRefundFixtures();
  ({ server, market, buyer } = opened);
  sql = opened.refundFixtures.sql;
});
afterAll(async () => {
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});

interface Bought {
  id: number;
  orderNo: string;
  /** Three units of the first product, two of the second. */
  lines: { id: number; skuId: number }[];
}
async function buy(): Promise<Bought> {
  const items = [
    { skuId: (await market.cartItem(20, 9)).skuId, qty: 3 },
    { skuId: (await market.cartItem(5, 9)).skuId, qty: 2 },
  ];
  const { orders, payOrderId } = await market.place(buyer, items);
  await market.pay(payOrderId);
  const [order] = orders;
  if (!order) throw new Error("nothing was placed");
  const lines = await sql<Pick<CamelRow<"orders_lines">, "id" | "skuId">>(
    'select id, sku_id as "skuId" from orders_lines where parent_id = $1 order by position',
    [order.id],
  );
  return { ...order, lines };
}
const deliver = async (id: number, deliveryNo: string, units?: readonly [number, number][]) => {
  const lines = units?.map(([lineId, qty]) => ({ lineId, qty }));
  const { data } = await server.post("harbour", "member/order/delivery", {
    deliveryJson: [{ orderId: id, deliveryType: "auspost", deliveryNo, ...(lines && { lines }) }],
  });
  return data;
};
const read = async (id: number) => (await server.get("harbour", "member/order/get", { id })).data;
const readUnits = async (id: number) => {
  const { lines } = await read(id);
  return lines.map(({ qty, shippedQty, releasedQty }: Record<string, number>) => [
    qty,
    shippedQty,
    releasedQty,
  ]);
};
const countReserved = async (id: number) =>
  (
    await sql<Pick<CamelRow<"stock_reservations">, "held" | "shipped">>(
      `select r.held, r.shipped from stock_reservations r join orders_lines l on l.id = r.line_id
       where l.parent_id = $1 order by l.position`,
      [id],
    )
  ).map(({ held, shipped }) => [held, shipped]);
const refund = async ({ orderNo }: Bought, lineId: number, qty: number, more: object = {}) => {
  const { id } = await market.command(market.asBuyer(buyer), (ctx) =>
    applyRefund(ctx, buyer.id, {
      orderNo,
      lineId,
      qty,
      refundInd: "refundOnly",
      reason: "Not needed",
      ...more,
    }),
  );
  return id;
};
const pay = async (refundId: number) => {
  await market.command(systemActor, (ctx) => agree(ctx, refundId, null));
  await market.command(systemActor, (ctx) => completeRefund(ctx, refundId));
};

describe("an order in parcels", () => {
  test("is shipped once the last one is, and each has its own number and tracking", async () => {
    const { id, lines } = await buy();
    const [first, second] = lines.map((line) => line.id) as [number, number];
    expect(await deliver(id, "AP1", [[first, 2]])).toMatchObject({ shipped: 1, failed: [] });
    expect(await read(id)).toMatchObject({
      status: "unshipped",
      deliveryNo: null,
      deliveryTime: null,
      parcels: [{ number: 1, courier: "auspost", trackingNumber: "AP1", lines: [{ qty: 2 }] }],
    });
    expect(await countReserved(id)).toEqual([
      [1, 2],
      [2, 0],
    ]);

    expect(await deliver(id, "0")).toMatchObject({ shipped: 1, failed: [] });
    const sent = await read(id);
    expect(sent).toMatchObject({ status: "unreceived", deliveryNo: "0" });
    expect(sent.parcels).toMatchObject([
      { number: 1, lines: [{ lineId: first, qty: 2 }] },
      {
        number: 2,
        trackingNumber: null,
        lines: [
          { lineId: first, qty: 1 },
          { lineId: second, qty: 2 },
        ],
      },
    ]);
    expect(await countReserved(id)).toEqual([
      [0, 3],
      [0, 2],
    ]);
    expect(sent.events.map(({ kind }: { kind: string }) => kind)).toEqual([
      "placed",
      "paid",
      "parcelShipped",
      "parcelShipped",
    ]);
  });

  test("takes no more than is left: the refusal names what and why, and nothing is written", async () => {
    const { id, lines } = await buy();
    const [first, second] = lines.map((line) => line.id) as [number, number];
    await deliver(id, "AP1", [[first, 2]]);
    const before = await read(id);
    const { data } = await server.post("harbour", "member/order/delivery", {
      deliveryJson: [
        {
          orderId: id,
          deliveryType: "auspost",
          deliveryNo: "AP2",
          lines: [
            { lineId: second, qty: 1 },
            { lineId: first, qty: 2 },
          ],
        },
      ],
    });
    expect(data).toMatchObject({
      shipped: 0,
      failed: [{ place: 0, error: "parcel.quantityExceedsRemaining" }],
    });
    expect(data.failed[0].message).toMatch(/2 × .+ Left to ship: 1/);
    expect(await read(id)).toEqual(before);
    const elsewhere = await buy();
    expect(await deliver(id, "AP2", [[elsewhere.lines[0]?.id ?? 0, 1]])).toMatchObject({
      failed: [{ error: "record.notFound" }],
    });
    const wrong = await server.post("harbour", "member/order/delivery", {
      deliveryJson: [
        {
          orderId: id,
          deliveryType: "auspost",
          deliveryNo: "1",
          lines: [{ lineId: first, qty: 0 }],
        },
      ],
    });
    expect(wrong.code).toBe(400);
    expect(await read(id)).toEqual(before);
  });

  test("goes in two parcels of one call, which count together", async () => {
    const { id, lines } = await buy();
    const lineId = lines[0]?.id ?? 0;
    const parcel = { orderId: id, deliveryType: "auspost", lines: [{ lineId, qty: 2 }] };
    const { data } = await server.post("harbour", "member/order/delivery", {
      deliveryJson: [
        { ...parcel, deliveryNo: "A" },
        { ...parcel, deliveryNo: "B" },
        { ...parcel, deliveryNo: "C", lines: [{ lineId, qty: 1 }] },
      ],
    });
    expect(data).toMatchObject({
      shipped: 2,
      failed: [{ place: 1, error: "parcel.quantityExceedsRemaining" }],
    });
    expect(await countReserved(id)).toEqual([
      [0, 3],
      [2, 0],
    ]);
  });

  test("has each parcel undone and corrected for itself, by its own shop only", async () => {
    const { id, lines } = await buy();
    const [first, second] = lines.map((line) => line.id) as [number, number];
    const one = await deliver(id, "AP1", [[first, 3]]);
    const other = await deliver(id, "AP2", [[second, 2]]);
    const parcelIds = one.parcelIds;
    const undo = (shop: string) => server.post(shop, "member/order/undoDelivery", { parcelIds });
    expect((await undo("laneway")).data).toMatchObject({
      undone: 0,
      failed: [{ error: "record.notFound" }],
    });
    expect((await undo("harbour")).data).toMatchObject({ undone: 1, failed: [] });
    const back = await read(id);
    expect(back).toMatchObject({ status: "unshipped", deliveryNo: null, parcels: [{ number: 2 }] });
    expect(await countReserved(id)).toEqual([
      [3, 0],
      [0, 2],
    ]);
    await undo("harbour");
    expect((await read(id)).version).toBe(back.version);

    const correct = (shop: string) =>
      server.post(shop, "member/order/editTracking", {
        parcelId: other.parcelIds[0],
        deliveryType: "dhl",
        deliveryNo: "DHL9",
      });
    expect((await correct("laneway")).code).toBe(404);
    expect((await correct("harbour")).code).toBe(200);
    expect((await read(id)).parcels).toMatchObject([
      { number: 2, courier: "dhl", trackingNumber: "DHL9" },
    ]);
    await deliver(id, "AP3");
    expect((await read(id)).parcels.map(({ number }: { number: number }) => number)).toEqual([
      2, 3,
    ]);
  });
});

describe("a refund of what was not shipped", () => {
  test("releases it alone, and leaves the order shipped where nothing else is left", async () => {
    const order = await buy();
    const [first, second] = order.lines.map((line) => line.id) as [number, number];
    const refundId = await refund(order, second, 2);
    expect(await deliver(order.id, "AP1")).toMatchObject({
      failed: [{ error: "order.refundOpen" }],
    });
    expect(await deliver(order.id, "AP1", [[first, 3]])).toMatchObject({ shipped: 1 });
    expect(await read(order.id)).toMatchObject({ status: "unshipped", refundStatus: 1 });

    await pay(refundId);
    expect(await read(order.id)).toMatchObject({
      status: "unreceived",
      refundStatus: 2,
      deliveryNo: "AP1",
    });
    expect(await readUnits(order.id)).toEqual([
      [3, 3, 0],
      [2, 0, 2],
    ]);
    expect(await countReserved(order.id)).toEqual([
      [0, 3],
      [0, 0],
    ]);
  });

  test("takes unshipped units first, and reduces what is left to ship", async () => {
    const order = await buy();
    const [first] = order.lines.map((line) => line.id) as [number];
    await deliver(order.id, "AP1", [[first, 1]]);
    await pay(await refund(order, first, 1));
    expect(await readUnits(order.id)).toEqual([
      [3, 1, 1],
      [2, 0, 0],
    ]);
    expect(await deliver(order.id, "AP2", [[first, 2]])).toMatchObject({
      failed: [{ error: "parcel.quantityExceedsRemaining" }],
    });
    await deliver(order.id, "AP2");
    expect(await read(order.id)).toMatchObject({ status: "unreceived" });
  });

  test("returns only what the buyer has", async () => {
    const order = await buy();
    const [first, second] = order.lines.map((line) => line.id) as [number, number];
    await deliver(order.id, "AP1", [[first, 1]]);
    const back = { refundInd: "returnAndRefund" };
    await expect(refund(order, second, 1, back)).rejects.toMatchObject({
      code: "refund.notShipped",
    });
    await expect(refund(order, first, 2, back)).rejects.toMatchObject({
      code: "refund.notShipped",
    });
    expect(await refund(order, first, 1, back)).toBeGreaterThan(0);
  });
});
