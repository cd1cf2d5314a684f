import { systemActor } from "../../../core/server/transactionContext.ts";
import { type PayRequest, startPayment } from "../../../server/payments/startPayment.ts";
import type { TestServer } from "../../../tests/testServer.ts";
import type { Market } from "../../../tests/trade/orderFixtures.ts";
import { post } from "../../finance/server.ts";
import { holdGiftCards } from "../../promotions/server.ts";

interface Buyer {
  id: number;
  name: string;
}
type ShopName = "harbour" | "laneway";

/** Fixtures of gift cards: issued by the shop's staff, held and paid as the storefront does. */
export function createGiftCardFixtures(server: TestServer, market: Market) {
  const readRows = async (text: string, values: unknown[] = []) =>
    (await server.database.pool.query(text, values)).rows;
  let postings = 0;
  /** Credits the available balance of a shop, in cents. */
  const fund = (amount: number, shop: ShopName = "harbour") => {
    postings += 1;
    return market.command(systemActor, (ctx) =>
      post(ctx, {
        type: `adjust ${postings}`,
        refTable: "shop_terms",
        refId: server.shops[shop],
        entries: [
          { account: "platform", type: "adjust", amount: -amount },
          { account: "balance", shopId: server.shops[shop], type: "adjust", amount },
        ],
      }),
    );
  };
  const tryIssue = (values: object = {}, user: string = "harbour") =>
    server.post(user, "member/giftCard/issue", {
      kind: "promotional",
      amount: 50,
      count: 1,
      lastDay: "2099-12-31",
      ...values,
    });
  /** Issues cards, which the shop has the balance for; returns their ids and codes. */
  const issue = async (
    values: { amount?: number; count?: number } & Record<string, unknown> = {},
    user: ShopName = "harbour",
  ): Promise<{ id: number; code: string }[]> => {
    await fund(Math.round((values.amount ?? 50) * 100) * (values.count ?? 1), user);
    const answer = await tryIssue(values, user);
    if (answer.code !== 200) throw new Error(JSON.stringify(answer));
    return answer.data.cards;
  };
  const issueOne = async (values: Record<string, unknown> = {}, user: ShopName = "harbour") => {
    const [card] = await issue(values, user);
    if (!card) throw new Error("no card was issued");
    return card;
  };
  const readCard = async (id: number) =>
    (
      await readRows(
        `select status, balance::int, reserved::int, to_char(last_day, 'YYYY-MM-DD') as "lastDay",
          member_id::int as "memberId" from gift_cards where id = $1`,
        [id],
      )
    )[0];
  const readEntries = async (id: number): Promise<[string, number, number][]> =>
    (
      await readRows(
        `select type, amount::int, balance_after::int as after from gift_cards_entries
         where parent_id = $1 order by id`,
        [id],
      )
    ).map(({ type, amount, after }) => [type, amount, after]);
  /** Places orders and holds cards for them, in one transaction. */
  const placeWith = async (
    buyer: Buyer,
    items: readonly { skuId: number; qty: number }[],
    codes: readonly string[],
  ) => {
    const placed = await market.place(buyer, items, { receiver: null });
    const shares = await market.command(market.asBuyer(buyer), (ctx) =>
      holdGiftCards(ctx, {
        payOrderId: placed.payOrderId,
        orders: placed.orders,
        named: { codes, ids: [], buyerId: buyer.id },
      }),
    );
    return { ...placed, shares: shares.map(({ amount }) => amount) };
  };
  const pay = (buyer: Buyer, payOrderNo: string, how: Partial<PayRequest> = {}) =>
    startPayment(server.engine, buyer, payOrderNo, { method: "card", channel: "app", ...how });
  return { readRows, fund, tryIssue, issue, issueOne, readCard, readEntries, placeWith, pay };
}
