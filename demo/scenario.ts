import { hash } from "@node-rs/argon2";
import type { Instructions, Sandbox } from "../adapters/pay/sandbox.ts";
import type { PayMethod, PrepaidMethod } from "../core/payMethods.ts";
import {
  type Actor,
  inTransaction,
  type TransactionContext,
} from "../core/server/transactionContext.ts";
import { queryPool } from "../framework/server/database/queryPool.ts";
import { writePool } from "../framework/server/database/writePool.ts";
import type { Engine } from "../framework/server/engine.ts";
import { compiler } from "../framework/server/tables/compiler.ts";
import { transaction } from "../framework/server/transaction.ts";
import { type LockedOrder, lockOrder, placeOrder } from "../resources/orders/server.ts";
import type { GroupSelection } from "../resources/pricing/index.ts";
import { priceCart } from "../resources/pricing/server.ts";
import { dispatchRefund } from "../server/payments/dispatchRefund.ts";
import { receiveCharge } from "../server/payments/receiveCharge.ts";
import { startPayment, startRecharge } from "../server/payments/startPayment.ts";
import { type DemoBuyer, demoBuyers } from "./buyers.ts";
import { demoPassword } from "./members.ts";

export interface Buyer extends DemoBuyer {
  id: number;
  name: string;
}
export type PayWay = Exclude<PayMethod, PrepaidMethod>;

/** The demo's trade, using the regular commands at simulated times. */
export async function openDemoMarket(engine: Engine, sandbox: Sandbox) {
  const { pool } = engine.database;
  const passwordHash = await hash(demoPassword);
  const buyers: Buyer[] = [];
  for (const one of demoBuyers) {
    const email = `buyer${buyers.length + 1}@example.com`;
    const id = await transaction(pool, { tenant: "none" }, "write", async (tx) => {
      const { nickname, phone } = one;
      const buyer = await tx.first(
        tx.db.insertInto("buyers").values({ nickname, phone, email }).returning("id"),
      );
      if (!buyer) throw new Error(`the buyer ${nickname} was not added`);
      await tx.run(
        tx.db
          .insertInto("buyer_secrets")
          .values({ buyer_id: buyer.id, password_hash: passwordHash }),
      );
      return buyer.id;
    });
    buyers.push({ ...one, id, name: one.nickname });
  }
  const command = <T>(
    who: Actor,
    now: Date,
    work: (ctx: TransactionContext) => Promise<T>,
  ): Promise<T> => inTransaction(engine, { actor: who, now }, work);
  const asBuyer = ({ id, name }: Buyer): Actor => ({ kind: "buyer", id, name });
  const place = (
    buyer: Buyer,
    items: readonly { skuId: number; qty: number }[],
    now: Date,
    pickUp = false,
    group: GroupSelection | null = null,
    couponIds: readonly number[] = [],
    platformCouponId: number | null = null,
    voucherCodes: readonly string[] = [],
  ) =>
    command(asBuyer(buyer), now, async (one) => {
      const { state, city, postcode, address, receiver, phone } = buyer;
      const to = pickUp ? null : { state, city, postcode };
      const asker = { buyerId: buyer.id, now: one.now };
      const quoted = await priceCart(one, {
        items,
        address: to,
        group,
        coupons: { chosen: couponIds, platform: platformCouponId, offers: false },
        voucherCodes,
        asker,
      });
      return placeOrder(one, {
        buyer,
        items,
        group,
        couponIds,
        voucherCodes,
        platformCouponId,
        receiver: pickUp ? null : { name: receiver, phone, state, city, postcode, address },
        amount: quoted.reduce((sum, { payPrice }) => sum + payPrice, 0),
      });
    });
  /** Places an order of an offer for points, delivered to the buyer. */
  const placeForPoints = (
    buyer: Buyer,
    items: readonly { skuId: number; qty: number }[],
    now: Date,
    pointGoodsId: number,
  ) =>
    command(asBuyer(buyer), now, async (one) => {
      const { state, city, postcode, address, receiver, phone } = buyer;
      const quoted = await priceCart(one, {
        items,
        address: { state, city, postcode },
        pointGoodsId,
        asker: { buyerId: buyer.id, now: one.now },
      });
      return placeOrder(one, {
        buyer,
        items,
        pointGoodsId,
        receiver: { name: receiver, phone, state, city, postcode, address },
        amount: quoted.reduce((sum, { payPrice }) => sum + payPrice, 0),
      });
    });
  /**
   * Completes a sandbox charge at a past time, and processes its event as a provider's webhook
   * would.
   */
  const complete = async (chargeId: string, now: Date, how: Instructions = {}): Promise<void> => {
    const charge = await sandbox.complete(chargeId, how);
    // The event is processed here and need not be delivered again.
    await writePool(pool, compiler.deleteFrom("sandbox_deliveries"));
    const [row] = await queryPool(
      pool,
      compiler
        .selectFrom("sandbox_charges")
        .select(["number", "amount"])
        .where("id", "=", chargeId),
    );
    if (!charge?.txn || !row) throw new Error(`the charge ${chargeId} was not paid`);
    const notice = {
      number: row.number,
      status: "paid",
      txn: charge.txn,
      amount: row.amount,
    } as const;
    await receiveCharge(engine, charge.provider, notice, "demo", { now });
  };
  const pay = async (
    buyer: Buyer,
    payOrderNo: string,
    method: PayWay,
    now: Date,
    { balance = 0, ...how }: Instructions & { balance?: number } = {},
  ): Promise<void> => {
    const started = await startPayment(engine, buyer, payOrderNo, {
      method,
      balance,
      channel: "h5",
      now,
    });
    if (started.status === "open") await complete(started.chargeId, now, how);
  };
  /**
   * A payment that the buyer starts in time and that arrives after the order was cancelled; its
   * provider refunds it.
   */
  const payLate = async (
    buyer: Buyer,
    payOrderNo: string,
    method: Exclude<PayWay, "balance">,
    {
      startedAt,
      arrives,
      cancel,
    }: { startedAt: Date; arrives: Date; cancel: () => Promise<unknown> },
  ): Promise<void> => {
    const started = await startPayment(engine, buyer, payOrderNo, {
      method,
      channel: "h5",
      now: startedAt,
    });
    await cancel();
    if (started.status === "open") await complete(started.chargeId, arrives);
    await sendMoney(arrives);
  };
  const topUp = async (buyer: Buyer, amount: number, now: Date): Promise<void> => {
    const started = await startRecharge(engine, buyer, amount, "wxPay", { now });
    if (started.status === "open") await complete(started.chargeId, now);
  };
  const change = (
    who: Actor,
    id: number,
    now: Date,
    work: (one: TransactionContext, order: LockedOrder) => Promise<unknown>,
  ) => command(who, now, async (one) => work(one, await lockOrder(one.tx, { id }, null)));
  /** Dispatches the waiting provider refunds. */
  const sendMoney = async (now: Date): Promise<void> => {
    const waiting = await queryPool(
      pool,
      compiler
        .selectFrom("money_backs")
        .select("id")
        .where("status", "=", "waiting")
        .where("provider", "!=", "balance")
        .orderBy("id"),
    );
    for (const { id } of waiting) await dispatchRefund(engine, id, now);
  };
  /** Returns the purchasable SKUs of a shop with their stock. */
  const cartItems = async (shopId: number): Promise<{ skuId: number; stock: number }[]> =>
    command(asBuyer(buyers[0] as Buyer), new Date(), ({ tx }) =>
      tx.run(
        tx.db
          .selectFrom("skus as k")
          .innerJoin("goods as g", "g.id", "k.goods")
          .select(["k.id as skuId", "k.stock"])
          .where("g.shop_id", "=", shopId)
          .where("g.status", "=", "onSale")
          .where("g.deleted_at", "is", null)
          .where("k.deleted_at", "is", null)
          .where("k.stock", ">", 8)
          .orderBy("k.id"),
      ),
    );
  return {
    engine,
    buyers,
    command,
    asBuyer,
    place,
    placeForPoints,
    pay,
    payLate,
    topUp,
    change,
    sendMoney,
    cartItems,
  };
}
export type DemoMarket = Awaited<ReturnType<typeof openDemoMarket>>;
