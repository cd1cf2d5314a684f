import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMinutes, systemActor } from "../../../core/server/transactionContext.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createPaymentFixtures, secret } from "../../../tests/trade/paymentFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { expireGiftCard } from "../../promotions/testing.ts";
import { createGiftCardFixtures } from "./giftCardFixtures.ts";

let server: TestServer;
let market: Market;
let payments: ReturnType<typeof createPaymentFixtures>;
let cards: ReturnType<typeof createGiftCardFixtures>;
beforeAll(async () => {
  server = await startTestServer({ server: { pay: { sandboxSecret: secret } } });
  market = await openMarket(server);
  payments = createPaymentFixtures(server, market);
  cards = createGiftCardFixtures(server, market);
}, 120_000);
afterAll(() => server.close());

const audit = async () => {
  await payments.idle();
  await server.runJob("readProviderStatements", addMinutes(new Date(), 1));
  return auditMoney(server.database.pool);
};
type Buyer = Awaited<ReturnType<Market["addBuyer"]>>;

/** An order of lines that are paid by cards and the rest by the provider; its lines by position. */
async function buy(buyer: Buyer, codes: readonly string[], prices: readonly number[]) {
  const items: { skuId: number; qty: number }[] = [];
  for (const price of prices)
    items.push({ skuId: (await market.cartItem(price, 20)).skuId, qty: 1 });
  const placed = await cards.placeWith(buyer, items, codes);
  const started = await cards.pay(buyer, placed.payOrderNo);
  if (started.status === "open") await payments.complete(started.chargeId);
  const [order] = placed.orders;
  if (!order) throw new Error("no order was placed");
  const lines = await cards.readRows(
    "select id::int, sku_id::int as sku from orders_lines where parent_id = $1",
    [order.id],
  );
  let keys = 0;
  /** The shop refunds one of the lines. */
  const refund = async (place: number) => {
    keys += 1;
    const line = lines.find(({ sku }) => sku === items[place]?.skuId);
    const answer = await server.post("harbour", "member/refund/refundOrder", {
      orderId: order.id,
      key: `${order.id}-${keys}`,
      lines: [{ lineId: line.id, qty: 1 }],
      reason: "Damaged",
    });
    expect(answer.code).toBe(200);
    await payments.idle();
  };
  const backs = async () =>
    (await payments.readProviderRefunds(placed.payOrderId)).map(({ provider, amount, status }) => [
      provider,
      Number(amount),
      status,
    ]);
  return { placed, order, refund, backs };
}

describe("refunds of an order that a gift card has paid in part", () => {
  test("E11: go to the card up to what it paid, then to the provider", async () => {
    const buyer = await market.addBuyer();
    const card = await cards.issueOne();
    // R2's order: what its lines cost after the coupon, and its freight with the last of them.
    const { order, refund, backs } = await buy(buyer, [card.code], [44.19, 22.14, 20.57]);
    await refund(0);
    expect(await backs()).toEqual([["giftCard", 4419, "done"]]);
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 4419, status: "active" });
    await refund(1);
    await refund(2);
    expect(await backs()).toEqual([
      ["giftCard", 4419, "done"],
      ["card", 1633, "done"],
      ["giftCard", 581, "done"],
      ["card", 2057, "done"],
    ]);
    expect(await cards.readCard(card.id)).toMatchObject({
      balance: 5000,
      status: "active",
      lastDay: "2099-12-31",
    });
    expect(await cards.readEntries(card.id)).toEqual([
      ["issued", 5000, 5000],
      ["usedInOrder", -5000, 0],
      ["refundedInOrder", 4419, 4419],
      ["refundedInOrder", 581, 5000],
    ]);
    expect((await payments.readOrder(order.id)).status).toBe("cancelled");
    expect(await audit()).toEqual([]);
  });

  test("GC2: A$22.14 go to the card, whose last day stays", async () => {
    const buyer = await market.addBuyer();
    const card = await cards.issueOne({ lastDay: "2088-06-30" });
    const { refund, backs } = await buy(buyer, [card.code], [64.76, 22.14]);
    await refund(1);
    expect(await backs()).toEqual([["giftCard", 2214, "done"]]);
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 2214, lastDay: "2088-06-30" });
    expect(await audit()).toEqual([]);
  });

  test("go to the buyer's balance where the card has expired", async () => {
    const buyer = await market.addBuyer();
    const card = await cards.issueOne();
    const { refund, backs } = await buy(buyer, [card.code], [20, 15]);
    await cards.readRows("update gift_cards set ends_at = now() where id = $1", [card.id]);
    await refund(0);
    expect(await backs()).toEqual([["giftCard", 2000, "done"]]);
    expect(await payments.sum("wallet", { buyerId: buyer.id })).toBe(2000);
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 1500 });
    await market.command(systemActor, (ctx) => expireGiftCard(ctx, card.id));
    await refund(1);
    expect(await payments.sum("wallet", { buyerId: buyer.id })).toBe(3500);
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 0, status: "expired" });
    expect((await cards.readEntries(card.id)).slice(2)).toEqual([
      ["refundedInOrder", 2000, 3500],
      ["paidToBalance", -2000, 1500],
      ["expired", -1500, 0],
      ["refundedInOrder", 1500, 1500],
      ["paidToBalance", -1500, 0],
    ]);
    expect(await audit()).toEqual([]);
  });

  test("return exactly what each of several cards paid, a blocked one included", async () => {
    const buyer = await market.addBuyer();
    const first = await cards.issueOne({ amount: 12.5, lastDay: "2090-01-01" });
    const second = await cards.issueOne({ amount: 30 });
    const { refund } = await buy(buyer, [second.code, first.code], [10.01, 9.99, 11]);
    expect(await cards.readCard(second.id)).toMatchObject({ balance: 1150 });
    await server.post("harbour", "member/giftCard/deactivate", { id: first.id, reason: "Lost" });
    for (const place of [0, 1, 2]) await refund(place);
    expect(await cards.readCard(first.id)).toMatchObject({ balance: 1250, status: "deactivated" });
    expect(await cards.readCard(second.id)).toMatchObject({ balance: 3000, status: "active" });
    expect(await audit()).toEqual([]);
  });

  test("reach the card once the provider has sent back its own part", async () => {
    const buyer = await market.addBuyer();
    const card = await cards.issueOne({ amount: 10 });
    const bought = await cards.placeWith(
      buyer,
      [{ skuId: (await market.cartItem(40, 5)).skuId, qty: 1 }],
      [card.code],
    );
    const started = await cards.pay(buyer, bought.payOrderNo);
    await payments.complete(payments.getChargeId(started), { refundRefused: true });
    const [order] = bought.orders;
    const [line] = await cards.readRows("select id from orders_lines where parent_id = $1", [
      order?.id,
    ]);
    await server.post("harbour", "member/refund/refundOrder", {
      orderId: order?.id,
      key: `refused ${order?.id}`,
      lines: [{ lineId: line.id, qty: 1 }],
      reason: "Damaged",
    });
    await payments.idle();
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 0 });
    const [{ id }] = await payments.readProviderRefunds(bought.payOrderId);
    await server.post("platform", "system/moneyBack/payToWallet", { id });
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 1000, status: "active" });
    expect(await payments.sum("wallet", { buyerId: buyer.id })).toBe(3000);
    expect(await audit()).toEqual([]);
  });

  test("of an order whose stock was gone when it was paid go back whole", async () => {
    const buyer = await market.addBuyer();
    const card = await cards.issueOne({ amount: 10 });
    const { skuId } = await market.cartItem(40, 5, { stockType: "onPayment" });
    const placed = await cards.placeWith(buyer, [{ skuId, qty: 1 }], [card.code]);
    const started = await cards.pay(buyer, placed.payOrderNo);
    await cards.readRows("update skus set stock = 0 where id = $1", [skuId]);
    await payments.complete(payments.getChargeId(started));
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 1000, reserved: 0 });
    const entries = (await cards.readEntries(card.id)).map(([type, amount]) => [type, amount]);
    expect(entries.slice(1)).toEqual([
      ["usedInOrder", -1000],
      ["refundedInOrder", 1000],
    ]);
  });
});

describe("what staff do with a card", () => {
  const act = (call: string, id: number, input: object = {}, user = "harbour") =>
    server.post(user, `member/giftCard/${call}`, { id, ...input });

  test("adjusts its balance against the shop's, and not below what is on hold", async () => {
    const buyer = await market.addBuyer();
    const card = await cards.issueOne();
    await cards.fund(1000);
    const before = await market.held("balance", "harbour");
    expect((await act("adjust", card.id, { change: 10, reason: "Goodwill" })).code).toBe(200);
    expect(await market.held("balance", "harbour")).toBe(before - 1000);
    const item = { skuId: (await market.cartItem(55, 5)).skuId, qty: 1 };
    await cards.placeWith(buyer, [item], [card.code]);
    const refused = await act("adjust", card.id, { change: -5.01, reason: "Wrong" });
    expect(refused.data.error).toBe("giftCard.changeExceedsBalance");
    expect((await act("adjust", card.id, { change: -5, reason: "Wrong" })).code).toBe(200);
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 5500, reserved: 5500 });
    // The log says who changed what, and why; not what was refused.
    const { data } = await server.get("harbour", "member/accountOperation/getList", {
      resource: "giftCards",
      recordId: card.id,
      action: "adjust",
    });
    const logged = [];
    for (const { id } of data.list)
      logged.push((await server.get("harbour", "member/accountOperation/get", { id })).data);
    expect(logged).toMatchObject([
      { memberName: "harbour", changes: { change: [null, -500], reason: [null, "Wrong"] } },
      { memberName: "harbour", changes: { change: [null, 1000], reason: [null, "Goodwill"] } },
    ]);
    expect(await audit()).toEqual([]);
  });

  test("never takes anything off a sold card, and extends it only to a later day", async () => {
    const card = await cards.issueOne({ kind: "sold" });
    const less = await act("adjust", card.id, { change: -1, reason: "Fee" });
    expect(less.data.error).toBe("giftCard.soldNotReduced");
    const earlier = await act("extend", card.id, { lastDay: "2090-01-01" });
    expect(earlier.data.error).toBe("giftCard.notExtended");
    expect((await act("extend", card.id, { lastDay: "2100-06-30" })).code).toBe(200);
    expect(await cards.readCard(card.id)).toMatchObject({ lastDay: "2100-06-30" });
    expect((await cards.readEntries(card.id)).map(([type]) => type)).toEqual([
      "issued",
      "expiryUpdated",
    ]);
  });

  test("deactivates and activates it, and sees why a code does not pay", async () => {
    const card = await cards.issueOne();
    const find = async (code: string, user = "harbour") =>
      (await server.post(user, "member/giftCard/find", { code })).data;
    expect(await find(card.code)).toEqual({ id: card.id, reason: null });
    expect((await act("deactivate", card.id, { reason: "Stolen" })).code).toBe(200);
    expect(await find(card.code.toLowerCase())).toEqual({ id: card.id, reason: "deactivated" });
    expect(await find(card.code, "laneway")).toEqual({ id: null, reason: "unknown" });
    expect((await act("activate", card.id)).code).toBe(200);
    expect(await find(card.code)).toEqual({ id: card.id, reason: null });
    const events = await server.get("harbour", "member/giftCard/getEvents", { id: card.id });
    expect(events.data.map(({ type }: { type: string }) => type)).toEqual([
      "activated",
      "deactivated",
      "issued",
    ]);
  });

  test("credits the shop with what is left of an expired card", async () => {
    const card = await cards.issueOne();
    const before = await market.held("balance", "harbour");
    await cards.readRows("update gift_cards set ends_at = now() where id = $1", [card.id]);
    await server.runJob("expireGiftCards");
    expect(await cards.readCard(card.id)).toMatchObject({ status: "expired", balance: 0 });
    expect(await market.held("balance", "harbour")).toBeGreaterThanOrEqual(before + 5000);
    expect(await audit()).toEqual([]);
  });
});
