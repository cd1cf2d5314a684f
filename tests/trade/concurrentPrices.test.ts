import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { type Actor, systemActor } from "../../core/server/transactionContext.ts";
import { auditMoney } from "../../resources/finance/server.ts";
import { cancelOrder } from "../../resources/orders/server.ts";
import { editPrice } from "../../resources/orders/testing.ts";
import { startPayment } from "../../server/payments/startPayment.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { type Market, openMarket } from "./orderFixtures.ts";
import { BookedProvider } from "./provider.ts";

const staff: Actor = { kind: "staff", id: null, name: "harbour" };

// Two transactions at once need a server.
describe.skipIf(!inject("postgres"))("two orders of one payment", () => {
  let app: TestServer;
  let market: Market;
  beforeAll(async () => {
    app = await startTestServer({ server: { pay: { providers: [new BookedProvider()] } } });
    market = await openMarket(app);
  });
  afterAll(() => app.close());

  /** Places one payment for an order of each shop; the prices are in cents. */
  async function placeTwo() {
    const buyer = await market.addBuyer();
    const { skuId: first } = await market.cartItem(10, 5);
    const { skuId: second } = await market.cartItem(20, 5, {}, "laneway");
    const placed = await market.place(buyer, [
      { skuId: first, qty: 1 },
      { skuId: second, qty: 1 },
    ]);
    const [one, other] = placed.orders;
    if (!one || !other) throw new Error("two shops have two orders");
    return { ...placed, buyer, one, other };
  }
  /**
   * Runs the first command up to its end, starts the second, and commits the first once the second
   * waits for it.
   */
  async function overlap(
    first: (untilCommit: () => Promise<void>) => Promise<unknown>,
    second: () => Promise<unknown>,
  ) {
    let commit = (): void => undefined;
    const committed = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let reach = (): void => undefined;
    const reached = new Promise<void>((resolve) => {
      reach = resolve;
    });
    const held = first(() => {
      reach();
      return committed;
    });
    await reached;
    const waiting = second();
    await waitForLock();
    commit();
    return Promise.allSettled([held, waiting]);
  }
  async function waitForLock(): Promise<void> {
    for (let attempt = 0; attempt < 200; attempt += 1) {
      const { rowCount } = await app.database.pool.query(
        "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      );
      if (rowCount) return;
      await wait(10);
    }
    throw new Error("the second command does not wait for the first");
  }
  const readPayment = async (payOrderId: number) => {
    const { rows } = await app.database.pool.query(
      `select p.amount::int, (select sum(pay_price)::int from orders o where o.pay_order_id = p.id and o.status <> 'cancelled') as orders
       from pay_orders p where id = $1`,
      [payOrderId],
    );
    return rows[0];
  };

  test("whose prices are changed at once are both counted in the payment", async () => {
    const { one, other, payOrderId } = await placeTwo();
    const outcomes = await overlap(
      (untilCommit) =>
        market.locked(staff, one.id, async (ctx, order) => {
          await editPrice(ctx, order, order.payPrice - 100, null);
          await untilCommit();
        }),
      () =>
        market.locked(staff, other.id, (ctx, order) =>
          editPrice(ctx, order, order.payPrice - 10, null),
        ),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    const { amount, orders } = await readPayment(payOrderId);
    expect(amount).toBe(orders);
    expect(await auditMoney(app.database.pool)).toEqual([]);
  });

  test("of which one is cancelled while the other's price changes are both counted", async () => {
    const { one, other, payOrderId } = await placeTwo();
    await overlap(
      (untilCommit) =>
        market.locked(staff, one.id, async (ctx, order) => {
          await editPrice(ctx, order, order.payPrice - 100, null);
          await untilCommit();
        }),
      () => market.locked(systemActor, other.id, (ctx, order) => cancelOrder(ctx, order, "shop")),
    );
    const { amount, orders } = await readPayment(payOrderId);
    expect(amount).toBe(orders);
  });

  test("that are cancelled at once cancel the payment", async () => {
    const { one, other, payOrderId } = await placeTwo();
    await overlap(
      (untilCommit) =>
        market.locked(staff, one.id, async (ctx, order) => {
          await cancelOrder(ctx, order, "shop");
          await untilCommit();
        }),
      () => market.locked(staff, other.id, (ctx, order) => cancelOrder(ctx, order, "shop")),
    );
    const { rows } = await app.database.pool.query("select status from pay_orders where id = $1", [
      payOrderId,
    ]);
    expect(rows).toEqual([{ status: "cancelled" }]);
  });

  test("keep their prices once a payment has started, even while the price is being changed", async () => {
    const { one, other, payOrderId, payOrderNo, buyer } = await placeTwo();
    const outcomes = await overlap(
      (untilCommit) =>
        market.locked(staff, one.id, async (ctx, order) => {
          await editPrice(ctx, order, order.payPrice - 100, null);
          await untilCommit();
        }),
      () => startPayment(app.engine, buyer, payOrderNo, { method: "wxPay", channel: "app" }),
    );
    expect(outcomes.map(({ status }) => status)).toEqual(["fulfilled", "fulfilled"]);
    const { amount } = await readPayment(payOrderId);
    const { rows } = await app.database.pool.query(
      "select amount::int from payments where pay_order_id = $1",
      [payOrderId],
    );
    expect(rows).toEqual([{ amount }]);
    await expect(
      market.locked(staff, other.id, (ctx, order) =>
        editPrice(ctx, order, order.payPrice - 10, null),
      ),
    ).rejects.toMatchObject({ code: "order.paymentStarted" });
  });
});
