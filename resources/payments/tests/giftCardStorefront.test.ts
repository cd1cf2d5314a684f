import { afterAll, beforeAll, expect, test } from "vitest";
import { signUpBuyer } from "../../../server/storefront/tests/buyer.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createPaymentFixtures, secret } from "../../../tests/trade/paymentFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
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

const toCart = async (price: number) => ({
  items: [{ skuId: (await market.cartItem(price, 9)).skuId, qty: 1 }],
  selfLifting: true,
});

test("a buyer looks up a card, sees in the quote what it pays, and pays the rest", async () => {
  const buyer = await signUpBuyer(server);
  const { code, id } = await cards.issueOne({ amount: 20 });
  const found = await buyer.post("giftCards/balance", { code: code.toLowerCase() });
  expect(found.data).toMatchObject({ code: `•••• ${code.slice(-4)}`, balance: 20 });
  const cart = { ...(await toCart(35)), giftCards: [code] };
  const quoted = await buyer.post("orders/quote", cart);
  expect(quoted.data).toMatchObject({ amount: 35, rest: 15, giftCards: [{ id, amount: 20 }] });
  const placed = await buyer.post("orders", { ...cart, amount: 35 });
  expect(placed.data.giftCards).toMatchObject([{ id, amount: 20 }]);
  expect((await buyer.post("giftCards/balance", { code })).data.balance).toBe(0);
  const { payOrderNo } = placed.data;
  const payment = await buyer.get(`payments/${payOrderNo}`);
  expect(payment.data.tenders).toEqual([{ method: "giftCard", status: "held", amount: 20 }]);
  const started = await buyer.post(`payments/${payOrderNo}/pay`, { method: "card" });
  expect(started.data.status).toBe("open");
  await payments.complete(started.data.chargeId);
  const paid = await buyer.get(`payments/${payOrderNo}`);
  expect(paid.data).toMatchObject({
    status: "paid",
    tenders: [{ method: "giftCard", status: "captured", amount: 20 }],
  });
  expect(await auditMoney(server.database.pool)).toEqual([]);
});

test("a card that was sent is among the buyer's own, and nobody else pays with it", async () => {
  const buyer = await signUpBuyer(server);
  const other = await signUpBuyer(server);
  const first = await buyer.post("orders", { ...(await toCart(5)), amount: 5 });
  expect(first.status).toBe(200);
  const { id, code } = await cards.issueOne({ amount: 20 });
  const sent = await server.post("harbour", "member/giftCard/send", { id, memberId: buyer.id });
  expect(sent.code).toBe(200);
  expect((await buyer.get("giftCards")).data).toMatchObject([{ id, balance: 20 }]);
  expect((await other.get("giftCards")).data).toEqual([]);
  const cart = { ...(await toCart(12)), amount: 12 };
  for (const wrong of [{ giftCardIds: [id] }, { giftCards: [code] }]) {
    const answer = await other.post("orders", { ...cart, ...wrong });
    expect([answer.status, answer.data.error]).toEqual([422, "giftCard.notUsable"]);
  }
  const placed = await buyer.post("orders", { ...cart, giftCardIds: [id] });
  const paid = await buyer.post(`payments/${placed.data.payOrderNo}/pay`, { method: "balance" });
  expect(paid.data.status).toBe("paid");
  expect(await cards.readCard(id)).toMatchObject({ balance: 800, reserved: 0 });
});

test("guessed codes have one answer, and are slowed down", async () => {
  const buyer = await signUpBuyer(server);
  const off = await cards.issueOne();
  await server.post("harbour", "member/giftCard/deactivate", { id: off.id, reason: "Lost" });
  const guess = (code: string) => buyer.post("giftCards/balance", { code });
  // The code of a card that cannot be used counts as a guess, like one of no card.
  const answers = [(await guess(off.code)).data.error];
  for (let serial = 0; serial < 8; serial += 1)
    answers.push((await guess(`ABCD-EFGH-JKMN-PQR${serial + 2}`)).data.error);
  expect(new Set(answers.slice(0, 5))).toEqual(new Set(["giftCard.notUsable"]));
  expect(answers.at(-1)).toBe("login.rateLimited");
});
