import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import { signUpBuyer } from "../../../server/storefront/tests/buyer.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney, post } from "../../finance/server.ts";
import { lockAttempts } from "../../payments/server.ts";
import { applyCardSale } from "../giftCardSales/commands/sellGiftCard.ts";

let server: TestServer;
let market: Market;
let shop: number;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  shop = server.shops.harbour;
}, 120_000);
afterAll(async () => {
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});

const query = async (sql: string, values: unknown[] = []) =>
  (await server.database.pool.query(sql, values)).rows;
const sellsCards = (sells: boolean, shopId = shop) =>
  query(
    `insert into shop_config (shop_id, gift_cards_sold) values ($1, $2)
     on conflict (shop_id) do update set gift_cards_sold = excluded.gift_cards_sold`,
    [shopId, sells],
  );
type StorefrontBuyer = Awaited<ReturnType<typeof signUpBuyer>>;
const order = (buyer: StorefrontBuyer, amount = 50) =>
  buyer.post(`shops/${shop}/giftCards`, { amount });
/** Pays as a provider's webhook does; `amount` is in cents. */
const pay = async (payOrderNo: string, amount = 5_000, txn = `T${payOrderNo}`) => {
  const [{ id }] = await query("select id from pay_orders where pay_order_no = $1", [payOrderNo]);
  const { outcome } = await market.command(systemActor, (ctx) =>
    applyCardSale(ctx, id, { method: "wxPay", channel: "app", txn, amount }, lockAttempts(id)),
  );
  return outcome;
};
/** A buyer orders and pays a card of A$50.00, and is shown its code. */
const buy = async () => {
  await sellsCards(true);
  const buyer = await signUpBuyer(server);
  const number = (await order(buyer)).data.payOrderNo as string;
  expect(await pay(number)).toBe("paid");
  const shown = await buyer.post("giftCards/code", { payOrderNo: number });
  const [sale] = await query(
    `select s.id, s.gift_card_id as card, c.status, c.balance::int, c.kind from gift_card_sales s
     join gift_cards c on c.id = s.gift_card_id where s.number = $1`,
    [number],
  );
  return { buyer, number, code: shown.data.code as string, sale };
};
const refund = (id: number, user = "harbour") =>
  server.post(user, "member/giftCardSale/refund", { id, reason: "Bought by mistake" });

describe("buying a gift card", () => {
  test("is possible at a shop that sells them, for an amount that it may have", async () => {
    const buyer = await signUpBuyer(server);
    await sellsCards(false);
    expect((await order(buyer)).data.error).toBe("giftCard.notSold");
    await sellsCards(true);
    expect((await order(buyer, 4.99)).data.errors).toHaveProperty("amount");
    expect((await order(buyer, 1_000.01)).data.errors).toHaveProperty("amount");
    expect((await order(buyer, 50)).status).toBe(200);
  });

  test("issues a card of three years once it is paid, to the cent, once", async () => {
    await sellsCards(true);
    const buyer = await signUpBuyer(server);
    const { data } = await order(buyer);
    const cards = await market.held("giftCards", "harbour");
    const balance = await market.held("balance", "harbour");
    expect(await pay(data.payOrderNo, 4_999)).toBe("mismatch");
    expect(await pay(data.payOrderNo)).toBe("paid");
    expect(await pay(data.payOrderNo, 5_000, "again")).toBe("duplicate");
    expect((await market.held("giftCards", "harbour")) - cards).toBe(5_000);
    // The customer pays for it, not the shop.
    expect((await market.held("balance", "harbour")) - balance).toBe(0);
    const [bought] = (await buyer.get("giftCards/purchases")).data;
    expect(bought).toMatchObject({ amount: 50, status: "paid", codeShown: false });
    expect(bought.lastDay).toBe(data.lastDay);
    const [{ years }] = await query(
      "select extract(year from age($1::date, (now() at time zone 'Australia/Sydney')::date))::int as years",
      [bought.lastDay],
    );
    expect(years).toBe(3);
  });

  test("shows its code to the buyer alone, once; it pays an order of the shop", async () => {
    const { buyer, number, code, sale } = await buy();
    expect(code).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$/);
    expect(sale).toMatchObject({ status: "active", balance: 5_000, kind: "sold" });
    const again = await buyer.post("giftCards/code", { payOrderNo: number });
    expect(again.data.error).toBe("giftCard.codeShown");
    const other = await signUpBuyer(server);
    expect((await other.post("giftCards/code", { payOrderNo: number })).status).toBe(404);
    expect((await other.post("giftCards/balance", { code })).data).toMatchObject({ balance: 50 });
    const items = [{ skuId: (await market.cartItem(86.9, 5)).skuId, qty: 1 }];
    const quoted = await other.post("orders/quote", {
      items,
      selfLifting: true,
      giftCards: [code],
    });
    expect(quoted.data).toMatchObject({ amount: 86.9, rest: 36.9 });
    // Nobody has stored the code.
    expect(
      await query("select 1 from idempotency_keys where answer like '%' || $1 || '%'", [code]),
    ).toEqual([]);
  });

  test("cannot be paid with gift cards, or in part from the balance", async () => {
    const { code } = await buy();
    const buyer = await signUpBuyer(server);
    const { payOrderNo } = (await order(buyer)).data;
    const partly = await buyer.post(`payments/${payOrderNo}/pay`, {
      method: "wxPay",
      balance: 10,
    });
    expect(partly.data.error).toBe("payment.providerUnavailable");
    expect((await buyer.post("giftCards/balance", { code })).data).toMatchObject({ balance: 50 });
  });
});

describe("refunding a bought card", () => {
  test("returns what is left by the method of its payment, and deactivates the card", async () => {
    const { sale, code, buyer, number } = await buy();
    const cards = await market.held("giftCards", "harbour");
    expect((await refund(sale.id, "laneway")).code).toBe(404);
    expect((await refund(sale.id)).code).toBe(200);
    expect((await market.held("giftCards", "harbour")) - cards).toBe(-5_000);
    expect(
      await query(
        `select b.amount::int, b.provider, b.reason, b.status from money_backs b
         join pay_orders p on p.id = b.pay_order_id where p.pay_order_no = $1`,
        [number],
      ),
    ).toEqual([
      { amount: 5_000, provider: "wxPay", reason: "giftCardRefunded", status: "waiting" },
    ]);
    expect((await buyer.post("giftCards/balance", { code })).data.error).toBe("giftCard.notUsable");
    expect((await buyer.get("giftCards/purchases")).data).toMatchObject([{ status: "refunded" }]);
    expect((await refund(sale.id)).code).not.toBe(200);
  });

  test("returns nothing while an unpaid order holds some of it", async () => {
    const { sale, code } = await buy();
    const buyer = await signUpBuyer(server);
    const items = [{ skuId: (await market.cartItem(20, 5)).skuId, qty: 1 }];
    const placed = await buyer.post("orders", {
      items,
      selfLifting: true,
      amount: 20,
      giftCards: [code],
    });
    expect(placed.status).toBe(200);
    expect((await refund(sale.id)).data.error).toBe("giftCard.nothingToRefund");
  });
});

const topUp = (buyer: StorefrontBuyer, cents: number) =>
  market.command(systemActor, (ctx) =>
    post(ctx, {
      type: "recharge",
      refTable: "pay_orders",
      refId: buyer.id,
      entries: [
        { account: "provider", provider: "wxPay", type: "recharge", amount: -cents },
        { account: "wallet", buyerId: buyer.id, type: "recharge", amount: cents },
      ],
    }),
  );

describe("a sale that nobody pays", () => {
  test("ends after its time, and a payment that arrives later is refunded", async () => {
    await sellsCards(true);
    const buyer = await signUpBuyer(server);
    const number = (await order(buyer)).data.payOrderNo as string;
    const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
    await server.runJob("expireCardSales", later(10));
    const read = () =>
      query(
        `select s.status as sale, p.status as payment from gift_card_sales s
         join pay_orders p on p.id = s.pay_order_id where s.number = $1`,
        [number],
      );
    expect(await read()).toEqual([{ sale: "unpaid", payment: "unpaid" }]);
    await server.runJob("expireCardSales", later(60));
    await server.runJob("expireCardSales", later(120));
    expect(await read()).toEqual([{ sale: "expired", payment: "cancelled" }]);
    expect(await pay(number)).toBe("late");
    expect((await buyer.post("giftCards/code", { payOrderNo: number })).status).not.toBe(200);
    const own = (await buyer.get("giftCards/purchases")).data;
    expect(own).toMatchObject([{ payOrderNo: number, status: "expired", code: null }]);
  });
});

describe("a card that is paid from the balance", () => {
  test("takes its price from the buyer's balance, and its refund goes back there", async () => {
    await sellsCards(true);
    const buyer = await signUpBuyer(server);
    const number = (await order(buyer, 50)).data.payOrderNo as string;
    const payNow = () => buyer.post(`payments/${number}/pay`, { method: "balance" });
    expect((await payNow()).data.error).toBe("wallet.insufficientFunds");
    await topUp(buyer, 80_00);
    expect((await payNow()).data).toMatchObject({ status: "paid" });
    expect((await payNow()).data).toMatchObject({ status: "paid" });
    expect((await buyer.get("buyer/wallet")).data.balance).toBe(30);
    const code = (await buyer.post("giftCards/code", { payOrderNo: number })).data.code as string;
    expect((await buyer.post("giftCards/balance", { code })).data).toMatchObject({ balance: 50 });
    const [{ id }] = await query("select id from gift_card_sales where number = $1", [number]);
    expect((await refund(id)).code).toBe(200);
    expect((await buyer.get("buyer/wallet")).data.balance).toBe(80);
    expect((await buyer.post("giftCards/balance", { code })).data.error).toBe("giftCard.notUsable");
  });
});
