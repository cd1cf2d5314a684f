import type { Sandbox } from "../adapters/pay/sandbox.ts";
import { type Actor, systemActor } from "../core/server/transactionContext.ts";
import { DomainError } from "../framework/server/domainError.ts";
import type { Engine } from "../framework/server/engine.ts";
import { couriers } from "../resources/freight/index.ts";
import { cancelOrder, confirmReceipt } from "../resources/orders/server.ts";
import { editPrice, readLines, shipOrder, writeOff } from "../resources/orders/testing.ts";
import { addRefund, escalated, failing } from "./addRefund.ts";
import { createRandom, type Random } from "./random.ts";
import { type Buyer, type DemoMarket, openDemoMarket, type PayWay } from "./scenario.ts";
import { type End, toBuyer, tradeScenarios } from "./tradeScenarios.ts";

const hour = 3_600_000;
const day = 24 * hour;
/** An order of the demo in progress. */
export interface OrderScenario {
  market: DemoMarket;
  random: Random;
  end: End;
  buyer: Buyer;
  startedAt: Date;
  /** Returns the time the given number of hours after the order began, never in the future. */
  after(hours: number): Date;
  order: { id: number; orderNo: string; shopId: number };
  staff: Actor;
  /** Decides disputes. */
  platform: Actor;
}
const pickUps: readonly End[] = ["writtenOff", "waitsForPickUp"];
const unpaids: readonly End[] = ["unpaid", "cancelled", "timeout", "late"];
const unshipped: readonly End[] = [
  "paid",
  "waitsForPickUp",
  "repriced",
  "refundedWhole",
  "applying",
  ...failing,
];
const received: readonly End[] = [
  "received",
  "refundedPartly",
  "refundedReturned",
  "withdrawn",
  "rejected",
  ...escalated,
];

/**
 * Adds some weeks of orders of the demo's shops, in every state, using the commands of buyers,
 * staff, providers and jobs.
 */
export async function addTrade(
  engine: Engine,
  sandbox: Sandbox,
  shops: readonly { id: number; staff: Actor }[],
  platform: Actor,
): Promise<DemoMarket> {
  const market = await openDemoMarket(engine, sandbox);
  const random = createRandom(97);
  const today = Date.now();
  for (const buyer of market.buyers.slice(0, 8))
    await market.topUp(buyer, random.whole(40, 90) * 1000, new Date(today - 46 * day));
  const scenarios = tradeScenarios.flatMap(({ end, count, from, to }) =>
    Array.from({ length: count }, (_, place) => ({
      end,
      ago: from - ((from - to) * (place + random.next())) / count,
    })),
  );
  scenarios.sort((one, other) => other.ago - one.ago);
  const shelves = new Map<number, { skuId: number; stock: number }[]>();
  for (const { id } of shops) shelves.set(id, await market.cartItems(id));
  for (const { end, ago } of scenarios) {
    const own = random.chance(0.72) ? shops[0] : random.pick(shops.slice(1));
    const shelf = own && shelves.get(own.id);
    if (!own || !shelf?.length) continue;
    const startedAt = new Date(today - ago * day - random.whole(1, 50) * 60_000);
    const items = [
      ...new Set(Array.from({ length: random.whole(1, 3) }, () => random.pick(shelf).skuId)),
    ].map((skuId) => ({ skuId, qty: random.whole(1, 3) }));
    for (const { skuId, qty } of items) take(shelf, skuId, qty);
    const request = { items, startedAt, pickUp: pickUps.includes(end) };
    const { buyer, placed } = await placeSomewhere(market, random.pick(market.buyers), request);
    const [order] = placed.orders;
    if (!order) continue;
    const after = (hours: number) =>
      new Date(Math.min(today - 60_000, startedAt.getTime() + hours * hour));
    await playScenario(
      { market, random, end, buyer, startedAt, after, order, staff: own.staff, platform },
      placed,
    );
  }
  return market;
}
/**
 * Places an order; where the goods cannot be delivered to the buyer, a buyer in Sydney places it
 * instead.
 */
async function placeSomewhere(
  market: DemoMarket,
  buyer: Buyer,
  {
    items,
    startedAt,
    pickUp,
  }: { items: readonly { skuId: number; qty: number }[]; startedAt: Date; pickUp: boolean },
) {
  try {
    return { buyer, placed: await market.place(buyer, items, startedAt, pickUp) };
  } catch (error) {
    const [other] = market.buyers;
    if (!(error instanceof DomainError) || error.code !== "freight.undeliverable" || !other)
      throw error;
    return { buyer: other, placed: await market.place(other, items, startedAt, pickUp) };
  }
}
/**
 * Takes stock from the list; SKUs with little left are removed, so that the demo does not sell out.
 */
function take(shelf: { skuId: number; stock: number }[], skuId: number, qty: number): void {
  const place = shelf.findIndex((cartItem) => cartItem.skuId === skuId);
  const cartItem = shelf[place];
  if (!cartItem) return;
  cartItem.stock -= qty;
  if (cartItem.stock < 8) shelf.splice(place, 1);
}

async function playScenario(
  scenario: OrderScenario,
  { payOrderNo, payOrderId, amount }: { payOrderNo: string; payOrderId: number; amount: number },
): Promise<void> {
  const { market, random, end, buyer, after, order, staff } = scenario;
  const by = market.asBuyer(buyer);
  if (end === "cancelled")
    return void (await market.change(by, order.id, after(0.2), (one, it) =>
      cancelOrder(one, it, "buyer"),
    ));
  if (end === "timeout")
    return void (await market.change(systemActor, order.id, after(0.6), (one, it) =>
      cancelOrder(one, it, "timeout"),
    ));
  if (end === "unpaid") {
    // The demo is often viewed long after it was created: these orders stay unpaid for 60 days.
    await market.command(systemActor, new Date(), ({ tx }) =>
      tx.text("update orders set pay_end_time = now() + interval '60 days' where id = $1", [
        order.id,
      ]),
    );
    await market.command(systemActor, new Date(), ({ tx }) =>
      tx.text("update pay_orders set pay_end_time = now() + interval '60 days' where id = $1", [
        payOrderId,
      ]),
    );
    return;
  }
  if (end === "repriced")
    await market.change(staff, order.id, after(0.1), (one, it) =>
      editPrice(
        one,
        it,
        Math.max(it.freightFee + 100, it.payPrice - random.whole(1, 9) * 100),
        toBuyer(buyer, { en: "Regular customer", zh: "老客户优惠" }),
      ),
    );
  const rich = market.buyers.indexOf(buyer) < 8;
  const way: PayWay = failing.includes(end)
    ? "aliPay"
    : rich && random.chance(0.3)
      ? "balance"
      : random.pick(["card", "wxPay", "aliPay"]);
  if (end === "late")
    return market.payLate(buyer, payOrderNo, way === "balance" ? "wxPay" : way, {
      startedAt: after(0.3),
      arrives: after(0.7),
      cancel: () =>
        market.change(systemActor, order.id, after(0.6), (one, it) =>
          cancelOrder(one, it, "timeout"),
        ),
    });
  // Some pay a part of it from their balance.
  const isSplit = rich && way === "card" && end !== "repriced" && amount > 4000;
  await market
    .pay(buyer, payOrderNo, way, after(0.3), {
      balance: isSplit ? 1500 : 0,
      refundFailures: end === "refundFailing" ? 9 : 0,
      refundRefused: end === "refundDeclined",
    })
    .catch(async (error: unknown) => {
      if (way !== "balance" && !isSplit) throw error;
      await market.pay(buyer, payOrderNo, "wxPay", after(0.3));
    });
  if (end === "writtenOff")
    return void (await market.change(staff, order.id, after(20), (one, it) =>
      writeOff(one, it, it.verifyCode ?? ""),
    ));
  if (!unpaids.includes(end) && !unshipped.includes(end)) await ship(scenario);
  if (end === "paid" && isInParcels(scenario, 6)) await shipPart(scenario, 1);
  if (received.includes(end))
    await market.change(random.chance(0.7) ? by : systemActor, order.id, after(96), (one, it) =>
      confirmReceipt(one, it),
    );
  await addRefund(scenario);
}
/** Orders of these ends go in two parcels where their number says so, as far as they have units. */
const isInParcels = ({ order }: OrderScenario, of: number): boolean => order.id % of === 0;

async function ship(scenario: OrderScenario): Promise<void> {
  const { market, random, after, order, staff } = scenario;
  const deliveryType = random.pick(couriers.slice(0, 4));
  const deliveryNo = random.chance(0.05)
    ? "0"
    : `${deliveryType.slice(0, 2).toUpperCase()}${random.whole(100_000_000, 999_999_999)}`;
  const hours = random.whole(3, 30);
  if (isInParcels(scenario, 5)) await shipPart(scenario, hours - 2);
  await market.change(staff, order.id, after(hours), (one, it) =>
    shipOrder(one, it, { deliveryType, deliveryNo }),
  );
}
/** Ships one unit of an order of several. */
async function shipPart({ market, after, order, staff }: OrderScenario, hours: number) {
  await market.change(staff, order.id, after(hours), async (one, it) => {
    const [line, ...others] = await readLines(one.tx, [it.id]);
    if (!line || (line.qty === 1 && others.length === 0)) return;
    await shipOrder(one, it, {
      deliveryType: "startrack",
      deliveryNo: `ST${70_000_000 + order.id}`,
      lines: [{ lineId: line.id, qty: 1 }],
    });
  });
}
