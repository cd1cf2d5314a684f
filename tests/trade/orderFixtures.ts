import { sql } from "kysely";
import { expect } from "vitest";
import {
  type Actor,
  inTransaction,
  type TransactionContext,
} from "../../core/server/transactionContext.ts";
import {
  applyPayment,
  lockOrder,
  placeOrder,
  type Receiver,
} from "../../resources/orders/server.ts";
import type { PlaceOrderInput } from "../../resources/orders/testing.ts";
import { priceCart } from "../../resources/pricing/server.ts";
import { createShelf, seedStorefront } from "../../server/storefront/tests/storefrontFixtures.ts";
import type { TestServer } from "../testServer.ts";

export const receiver: Receiver = {
  name: "Mei Lin 林美",
  phone: "+61 491 570 156",
  state: "NSW",
  city: "Sydney",
  postcode: "2000",
  address: "1 George Street",
};
type Item = PlaceOrderInput["items"][number];

/**
 * Fixtures of trade: buyers and goods, created by the functions that the storefront's calls use.
 */
export async function openMarket(server: TestServer) {
  const shelf = createShelf(server, await seedStorefront(server));
  let buyers = 0;
  const addBuyer = async (name = `Buyer ${buyers + 1}`): Promise<{ id: number; name: string }> => {
    buyers += 1;
    const { rows } = await server.database.pool.query(
      "insert into buyers (nickname, email) values ($1, $2) returning id",
      [name, `buyer${buyers}.${Date.now()}@example.com`],
    );
    return { id: rows[0].id, name };
  };
  /** Creates goods on sale; returns their id and SKU. */
  const cartItem = async (
    price: number,
    stock: number,
    more: object = {},
    shop: "harbour" | "laneway" = "harbour",
  ) => {
    const data = await shelf.put({ skus: [{ attrPath: "", price, stock }], ...more }, shop);
    return { goodsId: data.id as number, skuId: data.skus[0].id as number };
  };
  const command = <T>(
    actor: Actor,
    work: (ctx: TransactionContext) => Promise<T>,
    now?: Date,
  ): Promise<T> => inTransaction(server.engine, { actor, ...(now ? { now } : {}) }, work);
  const asBuyer = ({ id, name }: { id: number; name: string }): Actor => ({
    kind: "buyer",
    id,
    name,
  });
  const place = (
    buyer: { id: number; name: string },
    items: readonly Item[],
    more: Partial<PlaceOrderInput> = {},
    now?: Date,
  ) =>
    command(
      asBuyer(buyer),
      async (one) => {
        const to = more.receiver === undefined ? receiver : more.receiver;
        const address = to && { state: to.state, city: to.city, postcode: to.postcode ?? null };
        const asker = { buyerId: buyer.id, now: one.now };
        const quoted = await priceCart(one, {
          items,
          address,
          group: more.group ?? null,
          coupons: {
            chosen: more.couponIds ?? [],
            platform: more.platformCouponId ?? null,
            offers: false,
          },
          voucherCodes: more.voucherCodes ?? [],
          pointGoodsId: more.pointGoodsId ?? null,
          asker,
        });
        const amount = quoted.reduce((sum, { payPrice }) => sum + payPrice, 0);
        return placeOrder(one, { buyer, items, receiver: to, amount, ...more });
      },
      now,
    );
  /** Pays as a provider's webhook does. */
  const pay = async (payOrderId: number, now?: Date, txn = `T${payOrderId}`) => {
    const { rows } = await server.database.pool.query(
      "select amount from pay_orders where id = $1",
      [payOrderId],
    );
    return command(
      { kind: "system", id: null, name: "" },
      (one) =>
        applyPayment(one, payOrderId, {
          method: "wxPay",
          channel: "app",
          txn,
          amount: rows[0].amount,
        }),
      now,
    );
  };
  /** Places an order, pays it, and moves it into the past; returns its id. */
  const sell = async (
    { skuId, qty, isPaid = true }: { skuId: number; qty: number; isPaid?: boolean },
    msAgo: number,
  ): Promise<number> => {
    const { orders, payOrderId } = await place(await addBuyer(), [{ skuId, qty }]);
    const [placed] = orders;
    if (!placed) throw new Error("no order was placed");
    if (isPaid) await pay(payOrderId);
    await server.database.pool.query("update orders set add_time = $1 where id = $2", [
      new Date(Date.now() - msAgo),
      placed.id,
    ]);
    return placed.id;
  };
  const order = async (id: number) => {
    const { code, data } = await server.get("harbour", "member/order/get", { id });
    expect(code).toBe(200);
    return data;
  };
  const locked = <T>(
    actor: Actor,
    id: number,
    work: (one: TransactionContext, order: Awaited<ReturnType<typeof lockOrder>>) => Promise<T>,
    now?: Date,
  ) => command(actor, async (one) => work(one, await lockOrder(one.tx, { id }, null)), now);
  const readStock = async (skuId: number): Promise<number> =>
    (await server.database.pool.query("select stock from skus where id = $1", [skuId])).rows[0]
      .stock;
  /** The ledger balance of an account, in cents. */
  const held = async (
    account: string,
    shop: "harbour" | "laneway" | null = null,
  ): Promise<number> =>
    server.engine.write(
      { id: 0, name: "", realm: "platform", tenantId: null, roles: ["admin"], permissions: [] },
      async (tx) => {
        const sum = await tx.readValue(sql<number | null>`
        select sum(amount)::bigint from ledger_entries where account = ${account}
        and shop_id is not distinct from ${shop ? server.shops[shop] : null}`);
        return sum ?? 0;
      },
    );
  return {
    addBuyer,
    cartItem,
    command,
    asBuyer,
    place,
    pay,
    sell,
    order,
    locked,
    readStock,
    held,
    shelf,
  };
}
export type Market = Awaited<ReturnType<typeof openMarket>>;
