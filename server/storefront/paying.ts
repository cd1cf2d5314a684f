import { sql } from "kysely";
import { amount as amountShape, instant } from "../../core/calls/answerShapes.ts";
import { type PayMethod, payChannels, payMethods, payProviders } from "../../core/payMethods.ts";
import {
  type BuyerContext,
  buyerCall,
  commandWithContinuation,
  readAsCustomer,
} from "../../core/server/storefront/buyerCall.ts";
import { choice, choiceName, money, shapes, text, toAmount } from "../../framework/schema/index.ts";
import { notFound } from "../../framework/server/domainError.ts";
import { isObject } from "../../framework/server/http/createApp.ts";
import { isJust } from "../../framework/server/sql/exactSearch.ts";
import type { Calculated, CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { orders } from "../../resources/orders/index.ts";
import { payOrders, providerRefunds } from "../../resources/payments/index.ts";
import { createTopUp } from "../../resources/payments/server.ts";
import { getPaymentProviders } from "../payments/paymentProviders.ts";
import { payOwnOrderFromBalance, startPayment } from "../payments/startPayment.ts";

type Own = Pick<TableRow<"pay_orders">, "id" | "kind" | "amount" | "status"> &
  Pick<
    CamelRow<"pay_orders">,
    "payOrderNo" | "payMethod" | "payChannel" | "payEndTime" | "payTime"
  > &
  Calculated<{
    orders: (Pick<CamelRow<"orders">, "orderNo" | "shopId"> & Pick<TableRow<"orders">, "status">)[];
    refunds: {
      reason: TableRow<"money_backs">["reason"];
      amount: number;
      status: "pending" | "done";
      method: string | null;
      orderNo: string | null;
      at: string;
    }[];
    tenders: { method: PayMethod; status: "held" | "captured"; amount: number }[];
  }>;
/**
 * Returns the buyer's own payment; at a shop's own storefront, only if all of it belongs to that
 * shop.
 */
async function ownPayment(
  tx: Tx,
  { buyer, onlyShop }: BuyerContext,
  payOrderNo: string,
): Promise<Own> {
  const found = await tx.first(sql<Own>`
    select p.id, p.pay_order_no as "payOrderNo", p.kind, p.amount, p.status, p.pay_method as "payMethod", p.pay_channel as "payChannel",
      p.pay_end_time as "payEndTime", p.pay_time as "payTime", coalesce((
        select jsonb_agg(jsonb_build_object('orderNo', o.order_no, 'shopId', o.shop_id, 'status', o.status) order by o.id)
        from orders o where o.pay_order_id = p.id and p.kind = 'order'), '[]') as orders,
      coalesce((
        select jsonb_agg(jsonb_build_object('reason', b.reason, 'amount', b.amount, 'method', coalesce(b.paid_by, b.provider),
          'status', case b.status when 'done' then 'done' else 'pending' end, 'orderNo', b.order_no, 'at',
          to_char(b.add_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by b.id)
        from money_backs b where b.pay_order_id = p.id and b.reason <> 'refund'), '[]') as refunds,
      coalesce((
        select jsonb_agg(jsonb_build_object('method', t.method, 'status', t.status,
          'amount', case t.status when 'captured' then t.captured else t.amount end) order by t.id)
        from payments y join payments_tenders t on t.parent_id = y.id
        where y.pay_order_id = p.id and t.status <> 'released'), '[]') || coalesce((
        select jsonb_agg(jsonb_build_object('method', 'giftCard', 'status', h.status,
          'amount', case h.status when 'captured' then h.captured else h.amount end) order by h.id)
        from gift_cards_holds h where h.pay_order_id = p.id and h.status <> 'released'), '[]') || coalesce((
        select jsonb_agg(jsonb_build_object('method', 'points', 'status', h.status,
          'amount', case h.status when 'captured' then h.captured else h.amount end) order by h.id)
        from point_holds h where h.pay_order_id = p.id and h.status <> 'released'), '[]') as tenders
    from pay_orders p where ${isJust("payOrderNo", payOrders.fields.payOrderNo, payOrderNo, "p")} and p.member_id = ${buyer.id}`);
  if (!found || (onlyShop !== null && found.orders.some(({ shopId }) => shopId !== onlyShop)))
    throw notFound();
  return found;
}
const { integer, list, nullable, object, oneOf, optional, string } = shapes;
const { fields } = payOrders;
const paymentShape = object({
  payOrderNo: string(),
  kind: choiceName(fields.kind),
  amount: amountShape,
  status: choiceName(fields.status),
  payMethod: nullable(choiceName(fields.payMethod)),
  payChannel: nullable(choiceName(fields.payChannel)),
  payEndTime: nullable(instant),
  payTime: nullable(instant),
  orders: list(
    object({ orderNo: string(), shopId: integer(), status: choiceName(orders.fields.status) }),
  ),
  refunds: list(
    object({
      reason: choiceName(providerRefunds.fields.reason),
      amount: amountShape,
      status: oneOf(["pending", "done"]),
      method: nullable(string("A method of payment, or how the platform has paid")),
      orderNo: nullable(string()),
      at: instant,
    }),
    "Amounts that are returned because they were late, duplicate or incorrect",
  ),
  tenders: list(
    object({
      method: oneOf(payMethods),
      status: oneOf(["held", "captured"]),
      amount: amountShape,
    }),
    "What gift cards and points hold until the payment is made, what is held from the balance while the provider's payment is open, or what has paid beside it",
  ),
  methods: list(string(), "Methods by which it can be paid"),
});
/** A payment that is made, or waits at its provider. */
const startedPayment = object({
  payOrderNo: string(),
  status: oneOf(["paid", "open"]),
  chargeId: optional(string("Of a payment at a provider")),
  payUrl: optional(string("Address of the payment page")),
});
/** The methods that a buyer names: cards and points are named when an order is placed. */
const ownMethods = [...payProviders, "balance"] as const;
const payOrderNo = text({ required: true, max: 32 });
const numberExample = "P20260301021500123456";

export const payment = buyerCall({
  method: "GET",
  path: "/payments/{payOrderNo}",
  summary:
    "Retrieve a payment: its status, orders, available methods, and amounts being returned because they were late, duplicate or incorrect",
  fields: { payOrderNo },
  response: paymentShape,
  async answer(context, { payOrderNo }) {
    const {
      id: _id,
      amount,
      refunds,
      tenders,
      ...fields
    } = await readAsCustomer(context, (tx) => ownPayment(tx, context, payOrderNo));
    return {
      ...fields,
      amount: toAmount(amount),
      refunds: refunds.map((refund) => ({ ...refund, amount: toAmount(refund.amount) })),
      tenders: tenders.map((tender) => ({ ...tender, amount: toAmount(tender.amount) })),
      methods: ["balance", ...getPaymentProviders(context.engine).names],
    };
  },
  example: {
    input: { payOrderNo: numberExample },
    answer: {
      payOrderNo: numberExample,
      kind: "order",
      amount: 36,
      status: "unpaid",
      payMethod: null,
      payChannel: null,
      payEndTime: "2026-03-01T02:45:00.000Z",
      payTime: null,
      orders: [{ orderNo: "20260301021500123457", shopId: 1, status: "unpaid" }],
      refunds: [],
      tenders: [],
      methods: ["balance", "wxPay", "aliPay", "card"],
    },
  },
});

interface StartedPayment {
  payOrderNo: string;
  status?: "paid";
}
const isStarted = (value: unknown): value is StartedPayment =>
  isObject(value) && typeof value.payOrderNo === "string";

export const pay = commandWithContinuation({
  path: "/payments/{payOrderNo}/pay",
  summary:
    "Pay all orders of a payment: immediately from the balance, or with a provider, in which case it returns the URL of the payment page. With a provider, a part can be paid from the balance. What gift cards and points hold pays first; where that is everything, the payment is made immediately",
  fields: {
    payOrderNo,
    method: choice(ownMethods, { required: true }),
    channel: choice(payChannels),
    /** The part that is paid from the balance; the provider is asked for the rest. */
    balance: money({ min: 0.01 }),
  },
  response: startedPayment,
  isStarted,
  async begin(context, { payOrderNo, method, channel, balance }): Promise<StartedPayment> {
    // Paying checks the buyer of the payment as well; this also checks the shop of a shop's own
    // storefront.
    if (method !== "balance" || context.onlyShop !== null)
      await ownPayment(context.ctx.tx, context, payOrderNo);
    // A payment from our own wallet needs no provider call.
    if (method !== "balance" || balance) return { payOrderNo };
    return {
      payOrderNo,
      ...(await payOwnOrderFromBalance(context.ctx, context.buyer, payOrderNo, channel ?? null)),
    };
  },
  isWhole: (started) => started.status === "paid",
  async follow({ engine, buyer, now, ip }, { method, channel, balance }, { payOrderNo }) {
    return {
      payOrderNo,
      ...(await startPayment(engine, buyer, payOrderNo, {
        method,
        ...(balance ? { balance } : {}),
        channel: channel ?? null,
        now,
        ip,
      })),
    };
  },
  example: {
    input: { payOrderNo: numberExample, method: "wxPay", channel: "h5" },
    answer: {
      payOrderNo: numberExample,
      status: "open",
      chargeId: "ch_1",
      payUrl: "https://pay.example.com/ch_1",
    },
  },
});

export const recharge = commandWithContinuation({
  path: "/wallet/recharge",
  summary:
    "Top up the buyer's balance with a provider; the amount is added once the provider confirms the payment",
  fields: {
    amount: money({ required: true, min: 0.01, max: 100_000 }),
    method: choice(payProviders, { required: true }),
    channel: choice(payChannels),
  },
  response: startedPayment,
  isStarted,
  begin: async ({ ctx, buyer }, { amount }) => ({
    payOrderNo: await createTopUp(ctx, buyer, amount),
  }),
  async follow({ engine, buyer, now, ip }, { method, channel }, { payOrderNo }) {
    return {
      payOrderNo,
      ...(await startPayment(engine, buyer, payOrderNo, {
        method,
        channel: channel ?? null,
        now,
        ip,
      })),
    };
  },
  example: {
    input: { amount: 100, method: "aliPay", channel: "h5" },
    answer: {
      payOrderNo: "P20260301021500123460",
      status: "open",
      chargeId: "ch_2",
      payUrl: "https://pay.example.com/ch_2",
    },
  },
});
