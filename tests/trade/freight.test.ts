import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../core/server/transactionContext.ts";
import { requestIntervention, submitReturn } from "../../resources/orders/server.ts";
import {
  agree,
  agreeAsPlatform,
  completeRefund,
  confirmReturn,
  rejectRefund,
} from "../../resources/orders/testing.ts";
import type { TestServer } from "../testServer.ts";
import type { Market } from "./orderFixtures.ts";
import { type Bought, type createRefundFixtures, openRefundFixtures } from "./refundFixtures.ts";

let server: TestServer;
let market: Market;
let refundFixtures: ReturnType<typeof createRefundFixtures>;
let buyer: { id: number; name: string };
beforeAll(async () => {
  ({ server, market, refundFixtures, buyer } = await openRefundFixtures());
});
afterAll(() => server.close());

/** Creates a refund that the shop has refused, and that the platform is asked to decide. */
const disputed = async (order: Bought, place: number) => {
  const { id } = await refundFixtures.apply(buyer, order, place);
  await refundFixtures.as(buyer, (ctx) => rejectRefund(ctx, id, null, "No"));
  await refundFixtures.as(buyer, (ctx) =>
    requestIntervention(ctx, buyer.id, id, { reason: "Look" }),
  );
  return id;
};
const decide = (id: number, freight: number | null, goodsBack = false) =>
  market.command(systemActor, (ctx) => agreeAsPlatform(ctx, id, { goodsBack, freight }));
const readFreight = async (id: number) => (await refundFixtures.refund(id)).freightAmount;

describe("freight is given back once", () => {
  test("what the platform gave back of it is not part of the refund that completes an order", async () => {
    const order = await refundFixtures.buy(buyer);
    const first = await disputed(order, 0);
    await decide(first, 400);
    expect(await readFreight(first)).toBe(4);
    for (const [place, freight] of [
      [1, 0],
      [2, 5.5],
    ] as const) {
      const { id } = await refundFixtures.apply(buyer, order, place);
      await refundFixtures.as(buyer, (ctx) => agree(ctx, id, null));
      expect(await readFreight(id)).toBe(freight);
    }
    expect(await refundFixtures.order(order.id)).toMatchObject({
      status: "cancelled",
      refundAmount: 86.9,
      refundStatus: "whole",
    });
  });

  test("of two refunds for which the platform grants all of it, one has it", async () => {
    const order = await refundFixtures.buy(buyer);
    await refundFixtures.ship(order);
    const both = [await disputed(order, 0), await disputed(order, 1)];
    for (const id of both) await decide(id, 950, true);
    for (const id of both) {
      await refundFixtures.as(buyer, (ctx) =>
        submitReturn(ctx, buyer.id, id, { deliveryType: "auspost", deliveryNo: "1" }),
      );
      await refundFixtures.as(buyer, (ctx) => confirmReturn(ctx, id, null, true));
    }
    expect(await Promise.all(both.map(readFreight))).toEqual([9.5, 0]);
    expect(await refundFixtures.order(order.id)).toMatchObject({
      refundAmount: 44.19 + 22.14 + 9.5,
    });
  });

  test("nor is it given twice while the first is on its way", async () => {
    const order = await refundFixtures.buy(buyer, "wxPay");
    const ids = [await disputed(order, 0)];
    await decide(ids[0] ?? 0, 950);
    for (const place of [1, 2]) {
      const { id } = await refundFixtures.apply(buyer, order, place);
      await refundFixtures.as(buyer, (ctx) => agree(ctx, id, null));
      ids.push(id);
    }
    expect(await Promise.all(ids.map(readFreight))).toEqual([9.5, 0, 0]);
    for (const id of ids) await market.command(systemActor, (ctx) => completeRefund(ctx, id));
    expect(await refundFixtures.order(order.id)).toMatchObject({
      status: "cancelled",
      refundAmount: 86.9,
    });
  });
});
