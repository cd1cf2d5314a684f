import type { Actor, TransactionContext } from "../../core/server/transactionContext.ts";
import type { CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
import { readParcels } from "../../resources/freight/server.ts";
import {
  acceptOffer,
  applyRefund,
  cancelOrder,
  confirmReceipt,
  declineOffer,
  type LockedOrder,
  placeOrder,
  requestIntervention,
  submitReturn,
  withdrawRefund,
} from "../../resources/orders/server.ts";
import {
  agree,
  agreeAsPlatform,
  cancelPaidOrder,
  confirmReturn,
  editPrice,
  offerAmount,
  readLines,
  refundOrder,
  rejectAsPlatform,
  rejectRefund,
  rejectReturn,
  retryPayment,
  shipOrder,
  unshipOrder,
  unshipParcel,
  writeOff,
} from "../../resources/orders/testing.ts";
import { priceCart } from "../../resources/pricing/server.ts";
import { holdGiftCards } from "../../resources/promotions/server.ts";
import { activateCard, adjustCard, deactivateCard } from "../../resources/promotions/testing.ts";
import { startPayment } from "../../server/payments/startPayment.ts";
import { hashBody, withIdempotencyKey } from "../../server/storefront/idempotency.ts";
import { payPassword } from "./financeFixtures.ts";
import { receiver } from "./orderFixtures.ts";
import {
  answered,
  type Order,
  refusable,
  runJob,
  type ScenarioShop,
  type TradeSimulation,
} from "./tradeSimulation.ts";

/** A command, and three numbers that determine its target, quantity and variant. */
export interface Move {
  command: CommandName;
  a: number;
  b: number;
  c: number;
}
type Numbers = Omit<Move, "command">;
type Operation = (
  simulation: TradeSimulation,
  scenarioShop: ScenarioShop,
  numbers: Numbers,
) => Promise<unknown>;
const pick = <T>(list: readonly T[], number: number): T | undefined =>
  list[number % Math.max(1, list.length)];
const staff: Actor = { kind: "staff", id: null, name: "harbour" };
const parcel = { deliveryType: "auspost", deliveryNo: "TRACK 1" } as const;

/** A command on a locked order. */
const atOrder =
  (
    who: (order: Order) => Actor,
    work: (ctx: TransactionContext, order: LockedOrder, numbers: Numbers) => Promise<unknown>,
  ): Operation =>
  async ({ market }, { orders, now }, numbers) => {
    const order = pick(orders, numbers.a);
    if (!order) return;
    await refusable(
      market.locked(who(order), order.id, (ctx, locked) => work(ctx, locked, numbers), now),
    );
  };
const byStaff = () => staff;
const byBuyer = ({ buyer }: Order): Actor => ({ kind: "buyer", ...buyer });

type Refund = Pick<CamelRow<"refunds">, "id" | "memberId"> & {
  freight: CamelRow<"orders">["freightFee"];
};
/** A command on a refund of one of the scenario's orders; mostly on one in an open state. */
const atRefund =
  (
    states: readonly string[],
    work: (ctx: TransactionContext, refund: Refund, numbers: Numbers) => Promise<unknown>,
  ): Operation =>
  async ({ server, market }, { orders, now }, numbers) => {
    const any = numbers.c % 16 === 15;
    const { rows } = await server.database.pool.query<Refund>(
      `select r.id, r.member_id as "memberId", o.freight_fee as freight from refunds r join orders o on o.id = r.order_id
       where r.order_id = any($1::bigint[]) and ($2 or r.status = any($3::text[])) order by r.id`,
      [orders.map(({ id }) => id), any, states],
    );
    const refund = pick(rows, numbers.a);
    if (refund) await refusable(market.command(staff, (ctx) => work(ctx, refund, numbers), now));
  };

/**
 * Opens a charge for a buyer's payment order, or returns the open or the latest one. Some pay a
 * part from the balance, which may be more than they have or owe.
 */
async function begin(
  { server }: TradeSimulation,
  { now, charges }: ScenarioShop,
  { buyer, payOrderNo }: Order,
  { c }: Pick<Numbers, "c">,
): Promise<string | null> {
  const balance = c % 3 === 0 ? 1 + (c % 40) * 100 : 0;
  const started = await refusable(
    startPayment(server.engine, buyer, payOrderNo, {
      method: "wxPay",
      balance,
      channel: "app",
      now,
    }),
  );
  if (started?.status !== "open") return null;
  const number = started.chargeId.replace("charge ", "");
  if (!charges.includes(number)) charges.push(number);
  return number;
}
/** Holds gift cards of the shops of orders that were just placed, if they all pay. */
async function holdCards(
  { server, market }: TradeSimulation,
  { cards, now }: ScenarioShop,
  { buyer, payOrderId }: { buyer: Order["buyer"]; payOrderId: number },
): Promise<void> {
  const { rows } = await server.database.pool.query<
    Pick<CamelRow<"orders">, "shopId" | "payPrice">
  >(
    `select shop_id::int as "shopId", pay_price::int as "payPrice" from orders where pay_order_id = $1`,
    [payOrderId],
  );
  const codes = cards
    .filter(({ shopId }) => rows.some((order) => order.shopId === shopId))
    .map(({ code }) => code);
  const named = { codes, ids: [], buyerId: buyer.id };
  await refusable(
    market.command(
      { kind: "buyer", ...buyer },
      (ctx) => holdGiftCards(ctx, { payOrderId, orders: rows, named }),
      now,
    ),
  );
}
/** A command of staff on one of the gift cards. */
const atCard =
  (work: (ctx: TransactionContext, id: number, numbers: Numbers) => Promise<unknown>): Operation =>
  async ({ market }, { cards, now }, numbers) => {
    const card = pick(cards, numbers.a);
    if (card) await refusable(market.command(staff, (ctx) => work(ctx, card.id, numbers), now));
  };
const readAmount = async ({ server }: TradeSimulation, number: string): Promise<number> => {
  const { rows } = await server.database.pool.query(
    "select amount from payments where number = $1",
    [number],
  );
  return Number(rows[0]?.amount);
};
const withdrawal =
  (
    states: readonly string[],
    work: (simulation: TradeSimulation, id: number, shop: string) => Promise<unknown>,
  ): Operation =>
  async (simulation, _stall, { a }) => {
    const { rows } = await simulation.server.database.pool.query<
      Pick<TableRow<"withdrawals">, "id"> & { shop: NonNullable<TableRow<"shops">["name"]> }
    >(
      "select w.id, s.name as shop from withdrawals w join shops s on s.id = w.shop_id where w.status = any($1::text[]) order by w.id",
      [states],
    );
    const found = pick(rows, a);
    if (found) await work(simulation, found.id, found.shop);
  };
const payout =
  (call: string, input: object = {}) =>
  ({ server }: TradeSimulation, id: number) =>
    answered(server.post("platform", `system/withdraw/${call}`, { id, ...input }));
const later = (scenarioShop: ScenarioShop, days: number): Date => {
  scenarioShop.now = new Date(scenarioShop.now.getTime() + days * 86_400_000);
  return scenarioShop.now;
};

export const commands = {
  async place(simulation, scenarioShop, { a, b, c }) {
    const { market } = simulation;
    const { buyers, skus, now } = scenarioShop;
    const buyer = pick(buyers, a);
    if (!buyer) return;
    const count = 1 + (b % 4);
    const items = Array.from({ length: count }, (_, place) => ({
      skuId: pick(skus, b + place * (1 + (c % 3)))?.skuId ?? 0,
      qty: 1 + ((c + place) % 3),
    }));
    const to = c % 5 === 0 ? null : receiver;
    scenarioShop.keys += 1;
    const key = `key ${scenarioShop.keys}`;
    const order = () =>
      market.command(
        { kind: "buyer", ...buyer },
        async (ctx) => {
          const address = to && { state: to.state, city: to.city, postcode: to.postcode ?? null };
          const requested = {
            buyerId: buyer.id,
            key,
            path: "/orders",
            bodyHash: hashBody({ items, key }),
          };
          return withIdempotencyKey(ctx, requested, async () => {
            const quoted = await priceCart(ctx, { items, address });
            const amount = quoted.reduce((sum, { payPrice }) => sum + payPrice, 0);
            return placeOrder(ctx, {
              buyer,
              items,
              receiver: to,
              amount: c % 11 === 10 ? amount + 1 : amount,
            });
          });
        },
        now,
      );
    const answer = await refusable(order());
    if (!answer) return;
    // The same key returns the same order.
    const again = c % 2 === 0 ? await refusable(order()) : answer;
    if (again?.text !== answer.text) throw new Error(`${key} was heard twice`);
    const { data } = JSON.parse(answer.text) as {
      data: { payOrderId: number; payOrderNo: string; orders: { id: number; orderNo: string }[] };
    };
    if (b % 2 === 0) await holdCards(simulation, scenarioShop, { buyer, ...data });
    for (const { id, orderNo } of data.orders)
      scenarioShop.orders.push({
        id,
        orderNo,
        buyer,
        payOrderId: data.payOrderId,
        payOrderNo: data.payOrderNo,
      });
  },
  /** Starts a group, or joins an existing one, even if it is full, ended or the buyer's own. */
  async placeInGroup(simulation, scenarioShop, { a, b, c }) {
    const { server, market } = simulation;
    const { buyers, grouped, now } = scenarioShop;
    const buyer = pick(buyers, a);
    const cartItem = pick(grouped, b);
    if (!buyer || !cartItem) return;
    const { rows } = await server.database.pool.query<Pick<CamelRow<"group_orders">, "groupNo">>(
      `select group_no as "groupNo" from group_orders where goods_id = $1
       order by (status = 'ongoing' and leader_id <> $2) desc, end_time desc, id limit 2`,
      [cartItem.goodsId, buyer.id],
    );
    const group = c % 5 === 0 ? undefined : pick(rows, c % 7 === 0 ? 1 : 0);
    const ask = group
      ? ({ mode: "join", groupNo: group.groupNo } as const)
      : ({ mode: "launch", people: cartItem.people[c % cartItem.people.length] ?? null } as const);
    const items = [{ skuId: cartItem.skuId, qty: 1 + (c % 2) }];
    const placed = await refusable(market.place(buyer, items, { group: ask }, now));
    const [made] = placed?.orders ?? [];
    if (!placed || !made) return;
    const order = { ...made, buyer, payOrderId: placed.payOrderId, payOrderNo: placed.payOrderNo };
    scenarioShop.orders.push(order);
    // Most buyers pay immediately; when the others pay, the group may be full.
    const number = c % 4 === 3 ? null : await begin(simulation, scenarioShop, order, { c });
    if (number)
      await simulation.provider.pay(server, number, await readAmount(simulation, number), now);
  },
  adjustCard: atCard((ctx, id, { b }) =>
    adjustCard(ctx, id, { change: (b % 7) * 100 - 300, reason: "Correction" }),
  ),
  deactivateCard: atCard((ctx, id) => deactivateCard(ctx, id, "Lost")),
  activateCard: atCard(activateCard),
  async payFromBalance({ server }, { orders, now }, { a }) {
    const order = pick(orders, a);
    if (!order) return;
    await refusable(
      startPayment(server.engine, order.buyer, order.payOrderNo, {
        method: "balance",
        channel: "h5",
        now,
      }),
    );
  },
  async openCharge(simulation, scenarioShop, { a, c }) {
    const order = pick(scenarioShop.orders, a);
    if (order) await begin(simulation, scenarioShop, order, { c });
  },
  async pay(simulation, scenarioShop, { a, c }) {
    const order = pick(scenarioShop.orders, a);
    const number = order ? await begin(simulation, scenarioShop, order, { c }) : null;
    if (number)
      await simulation.provider.pay(
        simulation.server,
        number,
        await readAmount(simulation, number),
        scenarioShop.now,
      );
  },
  /** Sends a webhook for a charge that may be closed, already paid or of another amount. */
  async payLateOrAgain(simulation, scenarioShop, { a, b }) {
    const number = pick(scenarioShop.charges, a);
    if (!number) return;
    const amount = await readAmount(simulation, number);
    await simulation.provider.pay(
      simulation.server,
      number,
      b % 4 === 0 ? amount + 1 : amount,
      scenarioShop.now,
    );
  },
  /** Pays, but loses the webhook: only a query to the provider reveals the payment. */
  async payUnheard(simulation, scenarioShop, { a, c }) {
    const order = pick(scenarioShop.orders, a);
    const number = order ? await begin(simulation, scenarioShop, order, { c }) : null;
    if (number) simulation.provider.collect(number, await readAmount(simulation, number));
  },
  async noticeAgain(simulation, scenarioShop, { a }) {
    const noticed = pick(
      simulation.provider.payments.filter(({ number }) => scenarioShop.charges.includes(number)),
      a,
    );
    if (noticed)
      await simulation.provider.pay(
        simulation.server,
        noticed.number,
        noticed.amount,
        scenarioShop.now,
        noticed.txn,
      );
  },
  async chargeFails(simulation, scenarioShop, { a }) {
    const number = pick(scenarioShop.charges, a);
    if (number) await simulation.provider.fail(simulation.server, number, scenarioShop.now);
  },
  cancel: atOrder(byBuyer, (ctx, order, { b }) =>
    cancelOrder(ctx, order, b % 2 ? "buyer" : "shop"),
  ),
  editPrice: atOrder(byStaff, (ctx, order, { b, c }) =>
    editPrice(
      ctx,
      order,
      c % 3 === 0 ? order.freightFee + 1 + (b % 3) : order.payPrice + ((b % 101) - 60),
      null,
    ),
  ),
  ship: atOrder(byStaff, (ctx, order) => shipOrder(ctx, order, parcel)),
  /** Ships one of the lines, sometimes more of it than is left. */
  shipSome: atOrder(byStaff, async (ctx, order, { b, c }) => {
    const line = pick(await readLines(ctx.tx, [order.id]), b);
    const lines = line ? [{ lineId: line.id, qty: 1 + (c % line.qty) }] : [];
    await shipOrder(ctx, order, { ...parcel, deliveryNo: `PART ${c}`, lines });
  }),
  unship: atOrder(byStaff, unshipOrder),
  unshipOne: atOrder(byStaff, async (ctx, order, { b }) => {
    const one = pick(await readParcels(ctx.tx, [order.id]), b);
    if (one) await unshipParcel(ctx, order, one.id);
  }),
  async shipMany({ server }, { orders }, { a, b }) {
    const some = orders.slice(a % Math.max(1, orders.length)).slice(0, 1 + (b % 4));
    if (some.length === 0) return;
    const deliveryJson = some.map(({ id }, place) => ({
      ...parcel,
      orderId: id,
      ...(place === 3 ? { deliveryNo: " " } : {}),
    }));
    await answered(
      server.post(b % 2 ? "harbour" : "laneway", "member/order/delivery", { deliveryJson }),
    );
  },
  receive: atOrder(byBuyer, confirmReceipt),
  writeOff: atOrder(byStaff, (ctx, order) => writeOff(ctx, order, order.verifyCode ?? "")),
  async applyRefund({ server, market }, { orders, now }, { a, b, c }) {
    const order = pick(orders, a);
    if (!order) return;
    const { rows } = await server.database.pool.query<
      Pick<TableRow<"orders_lines">, "id" | "qty" | "paid">
    >("select id, qty, paid::int from orders_lines where parent_id = $1 order by id", [order.id]);
    const line = pick(rows, b);
    if (!line) return;
    const qty = 1 + (c % line.qty);
    const requested = {
      orderNo: order.orderNo,
      lineId: line.id,
      qty,
      refundInd: b % 3 === 0 ? "returnAndRefund" : "refundOnly",
      reason: "Too small",
      amount: c % 3 === 0 ? 1 + ((c * 7) % Math.max(1, line.paid)) : null,
    } as const;
    await refusable(
      market.command(byBuyer(order), (ctx) => applyRefund(ctx, order.buyer.id, requested), now),
    );
  },
  /** The shop refunds some lines of an order, at times more than is left of them. */
  refundOrder: atOrder(byStaff, async (ctx, order, { a, b, c }) => {
    const lines = await readLines(ctx.tx, [order.id]);
    const chosen = lines.filter((_, place) => lines.length === 1 || (b + place) % 2 === 0);
    return refundOrder(ctx, order, {
      lines: chosen.map(({ id, qty, paid }) => ({
        lineId: id,
        qty: 1 + (c % qty),
        amount: c % 3 === 0 ? 1 + ((c * 7) % Math.max(1, paid)) : null,
      })),
      freight: a % 4 === 0 ? Math.floor(order.freightFee / 2) : null,
      restock: [null, true, false][c % 3] ?? null,
      reason: "Damaged",
    });
  }),
  cancelPaid: atOrder(byStaff, (ctx, order, { b }) =>
    cancelPaidOrder(ctx, order, { restock: b % 2 === 0, reason: "Out of stock" }),
  ),
  offer: atRefund(["applying"], (ctx, { id }, { c }) =>
    offerAmount(ctx, id, null, { amount: 1 + c, reason: "Used" }),
  ),
  acceptOffer: atRefund(["offered"], (ctx, { id, memberId }) => acceptOffer(ctx, memberId, id)),
  declineOffer: atRefund(["offered"], (ctx, { id, memberId }) =>
    declineOffer(ctx, memberId, id, "Too little"),
  ),
  agree: atRefund(["applying"], (ctx, { id }) => agree(ctx, id, null)),
  refuse: atRefund(["applying"], (ctx, { id }) => rejectRefund(ctx, id, null, "No")),
  submitReturn: atRefund(["waitingReturn"], (ctx, { id, memberId }) =>
    submitReturn(ctx, memberId, id, parcel),
  ),
  confirmReturn: atRefund(["returned"], (ctx, { id }, { b }) =>
    confirmReturn(ctx, id, null, b % 2 === 0),
  ),
  rejectReturn: atRefund(["returned"], (ctx, { id }) => rejectReturn(ctx, id, null, "Worn")),
  askPlatform: atRefund(["rejected"], (ctx, { id, memberId }) =>
    requestIntervention(ctx, memberId, id, { reason: "Look" }),
  ),
  platformAgree: atRefund(["intervention"], (ctx, { id, freight }, { b, c }) => {
    const share = [null, 0, freight, Math.floor(freight / 2), 1][b % 5] ?? null;
    return agreeAsPlatform(ctx, id, { goodsBack: c % 2 === 0, freight: share });
  }),
  platformReject: atRefund(["intervention"], (ctx, { id }) => rejectAsPlatform(ctx, id, "No")),
  withdrawRefund: atRefund(
    ["applying", "waitingReturn", "returned", "rejected", "intervention"],
    (ctx, { id, memberId }) => withdrawRefund(ctx, memberId, id),
  ),
  retryPayment: atRefund(["applying", "returned", "intervention"], (ctx, { id }) =>
    retryPayment(ctx, id, null),
  ),
  async providerCloses({ provider }, _stall, { a }) {
    provider.refusing = a % 3 === 0;
  },
  /**
   * Sets a new stock, which is rejected if sales have changed the expected one; the expected one is
   * sometimes stale.
   */
  async restock({ server }, { skus }, { a, b, c }) {
    const sku = pick(skus, a);
    if (!sku) return;
    const { rows } = await server.database.pool.query("select stock from skus where id = $1", [
      sku.skuId,
    ]);
    const expected = Math.max(0, Number(rows[0]?.stock) - (c % 3 === 0 ? 1 : 0));
    await answered(
      server.post(sku.shop, "member/goods/updateStock", {
        stockJson: [{ skuId: sku.skuId, stock: b % 12, expected }],
      }),
    );
  },
  async addStock({ server }, { skus }, { a, b }) {
    const sku = pick(skus, a);
    if (!sku) return;
    await answered(
      server.post(sku.shop, "member/goods/updateStock", {
        stockJson: [{ skuId: sku.skuId, delta: (b % 9) - 4 }],
      }),
    );
  },
  /** Saves the stock of a variant in place, over a number that is sometimes stale. */
  async editStock({ server }, { skus }, { a, b, c }) {
    const sku = pick(skus, a);
    if (!sku) return;
    const { rows } = await server.database.pool.query("select stock from skus where id = $1", [
      sku.skuId,
    ]);
    const expectedStock = Number(rows[0]?.stock) + (c % 3 === 0 ? 1 : 0);
    await answered(
      server.post(sku.shop, "member/sku/editSubmit", {
        id: sku.skuId,
        stock: b % 12,
        expectedStock,
      }),
    );
  },
  async minutesPass(_simulation, scenarioShop, { a }) {
    later(scenarioShop, (a % 45) / 1440);
  },
  async daysPass(_simulation, scenarioShop, { a }) {
    later(scenarioShop, a % 9);
  },
  closeUnpaid: (simulation, { now }) => twice(simulation, "closeUnpaid", now),
  expireGroups: (simulation, { now }) => twice(simulation, "expireGroups", now),
  receiveByItself: (simulation, { now }) => twice(simulation, "receive", now),
  refundDeadlines: (simulation, { now }) => twice(simulation, "refundDeadlines", now),
  dispatchRefunds: (simulation, { now }) => twice(simulation, "sendMoneyBacks", now),
  reconcilePayments: (simulation, { now }) => twice(simulation, "reconcilePayments", now),
  settle: (simulation, { now }) => twice(simulation, "settle", now),
  async applyWithdraw({ server, accounts }, _stall, { a, b }) {
    const shop = a % 2 ? "harbour" : "laneway";
    const { data } = await server.get(shop, "member/getAccount");
    const amount = b % 3 === 0 ? data.balance : Math.max(10, (b % 4000) / 100);
    await answered(
      server.post(shop, "member/withdraw/apply", {
        account: accounts[shop],
        amount,
        remark: "Rent",
        payPassword,
      }),
    );
  },
  cancelWithdraw: withdrawal(["applying", "underReview"], ({ server }, id, shop) =>
    answered(server.post(shop, "member/withdraw/cancel", { id })),
  ),
  reviewWithdraw: withdrawal(["applying"], payout("setReviewing")),
  approveWithdraw: withdrawal(["underReview"], payout("approve")),
  rejectWithdraw: withdrawal(
    ["applying", "underReview"],
    payout("reject", { reason: "The name differs" }),
  ),
  sendWithdraw: withdrawal(["awaitingPayout"], payout("setDoing")),
  payWithdraw: withdrawal(["inProgress"], payout("setPaid", { payNo: "T 1" })),
  failWithdraw: withdrawal(["inProgress"], payout("setPayFailed", { note: "The bank was closed" })),
  giveUpWithdraw: withdrawal(["awaitingPayout"], payout("giveUp", { reason: "Closed for good" })),
} satisfies Readonly<Record<string, Operation>>;

async function twice(
  simulation: TradeSimulation,
  name: Parameters<typeof runJob>[1],
  now: Date,
): Promise<void> {
  await runJob(simulation, name, now);
  await runJob(simulation, name, now);
}
export type CommandName = keyof typeof commands;
/**
 * Weights of commands, other than 1: an order must be placed and paid before other commands apply.
 */
export const often: Readonly<Partial<Record<CommandName, number>>> = {
  place: 8,
  placeInGroup: 6,
  pay: 8,
  payFromBalance: 4,
  ship: 5,
  shipSome: 5,
  receive: 4,
  writeOff: 2,
  applyRefund: 12,
  refundOrder: 4,
  offer: 3,
  acceptOffer: 3,
  agree: 4,
  refuse: 4,
  askPlatform: 6,
  platformAgree: 6,
  submitReturn: 4,
  confirmReturn: 4,
  editPrice: 2,
  addStock: 3,
  daysPass: 2,
  settle: 2,
  dispatchRefunds: 2,
};
export const make = (
  simulation: TradeSimulation,
  scenarioShop: ScenarioShop,
  { command, ...numbers }: Move,
): Promise<unknown> => {
  const work: Operation = commands[command];
  return work(simulation, scenarioShop, numbers);
};
