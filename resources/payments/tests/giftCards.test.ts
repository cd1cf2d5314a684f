import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addMinutes, systemActor } from "../../../core/server/transactionContext.ts";
import { startRecharge } from "../../../server/payments/startPayment.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createPaymentFixtures, secret } from "../../../tests/trade/paymentFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { cancelOrder } from "../../orders/server.ts";
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

const idle = async () => {
  await payments.idle();
  await server.engine.queues?.idle();
};
const audit = async () => {
  await server.runJob("readProviderStatements", addMinutes(new Date(), 1));
  return auditMoney(server.database.pool);
};
const cancel = ({ id }: { id: number }) =>
  market.locked(systemActor, id, (one, order) => cancelOrder(one, order, "timeout"));
const sell = async (price: number, shop: "harbour" | "laneway" = "harbour") => ({
  skuId: (await market.cartItem(price, 100, {}, shop)).skuId,
  qty: 1,
});
const findCode = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: { code?: string }) => error.code ?? String(error),
  );
const shopBalance = (shop: "harbour" | "laneway" = "harbour") => market.held("balance", shop);

describe("issuing gift cards", () => {
  test("debits the shop, shows each code once, and stores only its hash", async () => {
    await cards.fund(20_000);
    const before = await shopBalance();
    const { data } = await cards.tryIssue({ amount: 20, count: 3, batch: "Winter" });
    expect(data.cards).toHaveLength(3);
    expect(await shopBalance()).toBe(before - 6000);
    const [{ id, code }] = data.cards;
    expect(await cards.readCard(id)).toMatchObject({
      status: "active",
      balance: 2000,
      reserved: 0,
    });
    expect(await cards.readEntries(id)).toEqual([["issued", 2000, 2000]]);
    const record = await server.get("harbour", "member/giftCard/get", { id });
    expect(record.data).toMatchObject({
      code: `•••• ${code.slice(-4)}`,
      batch: "Winter",
      balance: 20,
    });
    const everything =
      JSON.stringify(record.data) +
      JSON.stringify(
        await cards.readRows(
          "select c.*, s.hash from gift_cards c join gift_card_codes s on s.gift_card_id = c.id",
        ),
      );
    expect(everything).not.toContain(code);
    expect(everything).not.toContain(code.replaceAll("-", ""));
    expect(await audit()).toEqual([]);
  });

  test("writes who issued cards and looked up a code to the activity log, without any code", async () => {
    const card = await cards.issueOne();
    await server.post("harbour", "member/giftCard/find", { code: card.code });
    const entries = await cards.readRows(
      `select action, label, changes::text from audit_entries
       where resource = 'giftCards' and shop_id = $1 order by id desc limit 2`,
      [server.shops.harbour],
    );
    const label = `•••• ${card.code.slice(-4)}`;
    expect(entries).toMatchObject([
      { action: "find", label },
      { action: "issue", label },
    ]);
    expect(JSON.parse(entries[1]?.changes)).toMatchObject({ amount: [null, 50], count: [null, 1] });
    expect(JSON.stringify(entries)).not.toContain(card.code);
    expect(JSON.stringify(entries)).not.toContain(card.code.replaceAll("-", ""));
  });
  test("is refused without the balance, and for a sold card of less than three years (GC3)", async () => {
    const count = 1 + Math.floor((await shopBalance()) / 10_000);
    const poor = await cards.tryIssue({ amount: 100, count });
    expect(poor.data.error).toBe("giftCard.insufficientFunds");
    const year = new Date().getUTCFullYear();
    const short = await cards.tryIssue({ kind: "sold", lastDay: `${year + 2}-12-31` });
    expect(short.data.errors?.lastDay).toBeDefined();
    const over = await cards.tryIssue({ lastDay: "2020-01-01" });
    expect(over.data.errors?.lastDay).toBeDefined();
    const sold = await cards.issueOne({ kind: "sold", lastDay: `${year + 4}-01-31` });
    expect(await cards.readCard(sold.id)).toMatchObject({ lastDay: `${year + 4}-01-31` });
  });
});

describe("paying with gift cards", () => {
  test("GC1: A$50.00 of the card, the rest by the provider, captured together", async () => {
    const buyer = await market.addBuyer();
    const card = await cards.issueOne();
    const placed = await cards.placeWith(buyer, [await sell(86.9)], [card.code.toLowerCase()]);
    expect(placed.shares).toEqual([5000]);
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 5000, reserved: 5000 });
    expect(await audit()).toEqual([]);
    const started = await cards.pay(buyer, placed.payOrderNo);
    expect(await payments.readPayments(placed.payOrderId)).toMatchObject([{ amount: 3690 }]);
    await payments.complete(payments.getChargeId(started));
    expect(await cards.readCard(card.id)).toMatchObject({
      status: "usedUp",
      balance: 0,
      reserved: 0,
    });
    const [order] = placed.orders;
    expect(await payments.readOrder(order?.id ?? 0)).toMatchObject({ status: "unshipped" });
    expect(
      await cards.readRows(
        "select method, amount::int from orders_tenders where parent_id = $1 order by position",
        [order?.id],
      ),
    ).toEqual([
      { method: "giftCard", amount: 5000 },
      { method: "card", amount: 3690 },
    ]);
    expect(await audit()).toEqual([]);
  });

  test("E12: two orders of A$40.00 at once reserve 40.00 and 10.00; one times out, one is paid", async () => {
    const buyer = await market.addBuyer();
    const card = await cards.issueOne();
    const items = [await sell(40)];
    const [one, other] = await Promise.all([
      cards.placeWith(buyer, items, [card.code]),
      cards.placeWith(buyer, items, [card.code]),
    ]);
    const [first, second] = one.shares[0] === 4000 ? [one, other] : [other, one];
    expect([first.shares, second.shares]).toEqual([[4000], [1000]]);
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 5000, reserved: 5000 });
    const started = await cards.pay(buyer, second.payOrderNo);
    expect(await payments.readPayments(second.payOrderId)).toMatchObject([{ amount: 3000 }]);
    for (const order of first.orders) await cancel(order);
    await idle();
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 5000, reserved: 1000 });
    await payments.complete(payments.getChargeId(started));
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 4000, reserved: 0 });
    expect(await audit()).toEqual([]);
  });

  test("from the balance releases what an open attempt holds of it, after the cards were locked", async () => {
    const buyer = await market.addBuyer();
    const filled = await startRecharge(server.engine, buyer, 10_000, "wxPay");
    await payments.complete(payments.getChargeId(filled));
    const card = await cards.issueOne();
    const placed = await cards.placeWith(buyer, [await sell(86.9)], [card.code]);
    await cards.pay(buyer, placed.payOrderNo, { balance: 1000 });
    expect(await cards.pay(buyer, placed.payOrderNo, { method: "balance" })).toEqual({
      status: "paid",
    });
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 0, status: "usedUp" });
    expect(await payments.sum("wallet", { buyerId: buyer.id })).toBe(10_000 - 3690);
    expect(await audit()).toEqual([]);
  });

  test("is done at once where cards pay everything, of several cards the one that ends first", async () => {
    const buyer = await market.addBuyer();
    const late = await cards.issueOne({ lastDay: "2099-12-31", amount: 30 });
    const early = await cards.issueOne({ lastDay: "2090-12-31", amount: 30 });
    const placed = await cards.placeWith(buyer, [await sell(45)], [late.code, early.code]);
    expect(await cards.pay(buyer, placed.payOrderNo)).toEqual({ status: "paid" });
    expect(await cards.pay(buyer, placed.payOrderNo)).toEqual({ status: "paid" });
    expect(await cards.readCard(early.id)).toMatchObject({ balance: 0, status: "usedUp" });
    expect(await cards.readCard(late.id)).toMatchObject({ balance: 1500, status: "active" });
    const [order] = placed.orders;
    expect(await payments.readOrder(order?.id ?? 0)).toMatchObject({
      status: "unshipped",
      pay_method: "giftCard",
    });
    expect(await audit()).toEqual([]);
  });

  test("over several shops a card pays orders of its own shop alone", async () => {
    const buyer = await market.addBuyer();
    const harbour = await cards.issueOne({ amount: 100 });
    const laneway = await cards.issueOne({ amount: 10 }, "laneway");
    const items = [await sell(60), await sell(25, "laneway")];
    const placed = await cards.placeWith(buyer, items, [harbour.code, laneway.code]);
    const started = await cards.pay(buyer, placed.payOrderNo);
    expect(await payments.readPayments(placed.payOrderId)).toMatchObject([{ amount: 1500 }]);
    await payments.complete(payments.getChargeId(started));
    expect(await cards.readCard(harbour.id)).toMatchObject({ balance: 4000, reserved: 0 });
    expect(await cards.readCard(laneway.id)).toMatchObject({ balance: 0, reserved: 0 });
    const methods = await cards.readRows(
      "select pay_method as method, shop_id::int as shop from orders where pay_order_id = $1 order by id",
      [placed.payOrderId],
    );
    expect(new Set(methods.map(({ method }) => method))).toEqual(new Set(["giftCard", "card"]));
    expect(await audit()).toEqual([]);
  });

  test("pays less once an order was cancelled while the provider was asked", async () => {
    const buyer = await market.addBuyer();
    const card = await cards.issueOne({ amount: 100 });
    const items = [await sell(60), await sell(25, "laneway")];
    const placed = await cards.placeWith(buyer, items, [card.code]);
    const started = await cards.pay(buyer, placed.payOrderNo);
    const own = placed.orders.find(({ shopId }) => shopId === server.shops.harbour);
    if (own) await cancel(own);
    await idle();
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 10_000, reserved: 0 });
    await payments.complete(payments.getChargeId(started));
    await idle();
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 10_000, reserved: 0 });
    expect(await audit()).toEqual([]);
  });

  test("a late payment leaves the released card alone", async () => {
    const buyer = await market.addBuyer();
    const card = await cards.issueOne();
    const placed = await cards.placeWith(buyer, [await sell(60)], [card.code]);
    const started = await cards.pay(buyer, placed.payOrderNo);
    for (const order of placed.orders) await cancel(order);
    await idle();
    await payments.complete(payments.getChargeId(started));
    await idle();
    expect(await cards.readCard(card.id)).toMatchObject({ balance: 5000, reserved: 0 });
    expect(await payments.readProviderRefunds(placed.payOrderId)).toMatchObject([
      { reason: "latePayment", amount: 1000 },
    ]);
    expect(await audit()).toEqual([]);
  });

  test("shares one card between many purchases at once, never more than it has", async () => {
    const card = await cards.issueOne({ amount: 50 });
    const items = [await sell(20)];
    const placed = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const buyer = await market.addBuyer();
        return { buyer, ...(await cards.placeWith(buyer, items, [card.code])) };
      }),
    );
    const sum = placed.flatMap(({ shares }) => shares).reduce((all, one) => all + one, 0);
    expect(sum).toBe(5000);
    const cancelling = placed.slice(0, 3).flatMap(({ orders }) => orders);
    await Promise.all([
      ...cancelling.map(cancel),
      ...placed.slice(3).map(async ({ buyer, payOrderNo }) => {
        const started = await cards.pay(buyer, payOrderNo);
        if (started.status === "open") await payments.complete(started.chargeId);
      }),
    ]);
    await idle();
    const paid = placed.slice(3).flatMap(({ shares }) => shares);
    expect(await cards.readCard(card.id)).toMatchObject({
      balance: 5000 - paid.reduce((all, one) => all + one, 0),
      reserved: 0,
    });
    expect(await audit()).toEqual([]);
  });

  test("one answer for every card that does not pay", async () => {
    const buyer = await market.addBuyer();
    const item = await sell(20);
    const ended = await cards.issueOne();
    await cards.readRows("update gift_cards set ends_at = now() where id = $1", [ended.id]);
    const other = await cards.issueOne({}, "laneway");
    const off = await cards.issueOne();
    await server.post("harbour", "member/giftCard/deactivate", { id: off.id, reason: "Lost" });
    for (const code of ["ABCD-EFGH-JKMN-PQRS", ended.code, other.code, off.code])
      expect(await findCode(cards.placeWith(buyer, [item], [code]))).toBe("giftCard.notUsable");
    await server.runJob("expireGiftCards");
    expect(await audit()).toEqual([]);
  });
});
