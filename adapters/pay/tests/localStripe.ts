import { createHmac } from "node:crypto";
import type { PayProvider } from "../../../resources/payments/index.ts";
import { createStripeProviders } from "../stripe/stripeProviders.ts";
import { LocalBooks, type LocalCharge, type LocalRefund } from "./localBooks.ts";
import { type LocalProvider, listen, type SentEvent } from "./localServer.ts";

const secretKey = "sk_test_of_the_market";
const webhookSecret = "whsec_of_the_market";

/** Starts a server that answers as Stripe's API does, for one method of payment. */
export async function startLocalStripe(name: PayProvider = "card"): Promise<LocalProvider> {
  const books = new LocalBooks();
  const toSession = ({ id, number, amount, status, txn }: LocalCharge) => ({
    id,
    object: "checkout.session",
    url: status === "open" ? `https://checkout.stripe.example/${id}` : null,
    status: { open: "open", paid: "complete", closed: "expired" }[status],
    payment_status: status === "paid" ? "paid" : "unpaid",
    payment_intent: status === "paid" ? txn : null,
    amount_total: amount,
    client_reference_id: number,
    metadata: { number, method: name },
  });
  const toRefund = ({ id, number, amount, txn }: LocalRefund) => ({
    id,
    object: "refund",
    status: "succeeded",
    amount,
    payment_intent: txn,
    metadata: { number, method: name },
  });
  const fail = (status: number, error: object) => ({ status, body: JSON.stringify({ error }) });
  const send = (value: object) => ({ status: 200, body: JSON.stringify(value) });
  const list = (data: object[]) => send({ object: "list", has_more: false, data });
  const missing = () =>
    fail(404, { type: "invalid_request_error", code: "resource_missing", message: "No such id" });

  const server = await listen(({ method, path, body, headers }) => {
    if (headers.authorization !== `Bearer ${secretKey}`)
      return fail(401, { type: "invalid_request_error", message: "Invalid API Key provided" });
    const form = new URLSearchParams(body);
    const get = (field: string) => form.get(field) ?? "";
    const { pathname, searchParams } = new URL(path, "http://stripe.example");

    if (method === "POST" && pathname === "/v1/checkout/sessions") {
      if (headers["idempotency-key"] !== `charge-${get("client_reference_id")}`)
        return fail(400, { type: "invalid_request_error", message: "no idempotency key" });
      const amount = Number(get("line_items[0][price_data][unit_amount]"));
      return send(toSession(books.open(get("client_reference_id"), amount)));
    }
    const [, id = "", action] =
      /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(expire))?$/.exec(pathname) ?? [];
    if (id) {
      const charge = books.find((one) => one.id === id);
      if (!charge) return missing();
      if (action && charge.status !== "open")
        return fail(400, { type: "invalid_request_error", message: "Only open sessions expire" });
      if (action) charge.status = "closed";
      return send(toSession(charge));
    }
    if (method === "POST" && pathname === "/v1/refunds") {
      if (!books.find((one) => one.txn === get("payment_intent"))) return missing();
      if (stripe.empty)
        return fail(400, {
          type: "invalid_request_error",
          code: "balance_insufficient",
          message: "Insufficient funds in your account",
        });
      const amount = Number(get("amount"));
      const refund = books.refund(get("payment_intent"), get("metadata[number]"), amount);
      if (refund) return send(toRefund(refund));
      return fail(400, {
        type: "invalid_request_error",
        code: "charge_already_refunded",
        message: "Charge has already been refunded",
      });
    }
    if (pathname === "/v1/refunds")
      return list(
        books.refunds
          .filter(({ txn }) => txn === searchParams.get("payment_intent"))
          .map((refund) => toRefund(refund)),
      );
    if (pathname === "/v1/balance_transactions") return list(listTransactions());
    return missing();
  });

  const listTransactions = () => [
    ...books.charges
      .filter(({ status }) => status === "paid")
      .map(({ id, number, amount, txn, at }) => ({
        object: "balance_transaction",
        type: "charge",
        created: Math.floor(at.getTime() / 1000),
        source: {
          id: `ch_of_${id}`,
          object: "charge",
          amount,
          payment_intent: txn,
          metadata: { number, method: name },
        },
      })),
    ...books.refunds.map((refund) => ({
      object: "balance_transaction",
      type: "refund",
      created: Math.floor(refund.at.getTime() / 1000),
      source: toRefund(refund),
    })),
  ];
  /** Signs an event as Stripe documents it: HMAC-SHA256 over the time and the body. */
  const sign = (type: string, object: object): SentEvent => {
    const body = JSON.stringify({ id: "evt_1", object: "event", type, data: { object } });
    const time = Math.floor(Date.now() / 1000);
    const mac = createHmac("sha256", webhookSecret).update(`${time}.${body}`).digest("hex");
    return { body, headers: { "stripe-signature": `t=${time},v1=${mac}` } };
  };
  const [provider] = createStripeProviders(
    {
      secretKey,
      webhookSecret,
      returnUrl: "https://shop.example/paid",
      currency: "AUD",
      apiUrl: server.url,
    },
    [name],
  );
  if (!provider) throw new Error("no provider was created");
  const stripe: LocalProvider = {
    provider,
    empty: false,
    pay(number) {
      const charge = books.get(number);
      charge.status = "paid";
      return sign("checkout.session.completed", toSession(charge));
    },
    refundEvent(number) {
      const refund = books.refunds.find((one) => one.number === number);
      return refund ? sign("refund.updated", toRefund(refund)) : null;
    },
    close: server.close,
  };
  return stripe;
}
