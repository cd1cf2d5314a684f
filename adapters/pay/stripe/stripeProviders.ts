import Stripe from "stripe";
import type {
  ChargeState,
  PaymentProvider,
  PayProvider,
} from "../../../resources/payments/index.ts";
import { ProviderError } from "../../../resources/payments/index.ts";
import { toProviderError } from "./stripeErrors.ts";
import { verifyStripeEvent } from "./stripeEvents.ts";
import { readStripeStatement } from "./stripeStatement.ts";
import { readMetadata, toChargeState, toRefundState } from "./stripeStates.ts";

export interface StripeSettings {
  secretKey: string;
  /** Secret of the webhook endpoint, `whsec_…`. */
  webhookSecret: string;
  /** Page of the storefront to which the buyer returns. */
  returnUrl: string;
  /** ISO 4217 code of the market's currency. */
  currency: string;
  /** Base URL of the API; Stripe's own by default. */
  apiUrl?: string | null;
}

/** Longest time that Stripe's client waits, in milliseconds; shorter than the caller's timeout. */
const timeoutMs = 8_000;

const types: Readonly<
  Record<PayProvider, Stripe.Checkout.SessionCreateParams.AllowedPaymentMethodType>
> = { card: "card", wxPay: "wechat_pay", aliPay: "alipay" };

function createClient({ secretKey, apiUrl }: StripeSettings): Stripe {
  const address = apiUrl ? new URL(apiUrl) : null;
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 1,
    telemetry: false,
    ...(address && {
      host: address.hostname,
      port: address.port,
      protocol: address.protocol === "http:" ? "http" : "https",
    }),
  });
}

/**
 * Creates the payment providers that Stripe serves: cards, and WeChat Pay and Alipay where the
 * account offers them. The buyer pays on Stripe's Checkout page. One webhook endpoint, that of
 * `card`, receives the events of all of them.
 *
 * @see https://docs.stripe.com/api/checkout/sessions
 */
export function createStripeProviders(
  settings: StripeSettings,
  names: readonly PayProvider[],
): PaymentProvider[] {
  const client = createClient(settings);
  return names.map((name) => createProvider(client, settings, name));
}

/** Calls Stripe, and converts its errors. */
const attempt = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw toProviderError(error);
  }
};

function createProvider(
  client: Stripe,
  { webhookSecret, returnUrl, currency }: StripeSettings,
  name: PayProvider,
): PaymentProvider {
  const { sessions } = client.checkout;
  const query = async (chargeId: string): Promise<ChargeState> =>
    toChargeState(await attempt(sessions.retrieve(chargeId)));

  return {
    name,
    acknowledgement: { contentType: "application/json", body: '{"received":true}' },
    configured: () => true,

    async charge({ number, payOrderNo, amount }) {
      const metadata = { number, method: name };
      const session = await attempt(
        sessions.create(
          {
            mode: "payment",
            client_reference_id: number,
            allowed_payment_method_types: [types[name]],
            ...(name === "wxPay" && {
              payment_method_options: { wechat_pay: { client: "web" as const } },
            }),
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: currency.toLowerCase(),
                  unit_amount: amount,
                  product_data: { name: payOrderNo },
                },
              },
            ],
            metadata,
            payment_intent_data: { metadata, description: payOrderNo },
            success_url: returnUrl,
            cancel_url: returnUrl,
          },
          { idempotencyKey: `charge-${number}` },
        ),
      );
      if (!session.url) throw new ProviderError(`the session ${session.id} has no page`);
      return { chargeId: session.id, payUrl: session.url };
    },

    // If the answer with the session is lost, nobody knows its page, so it cannot be paid.
    query: async ({ chargeId }) =>
      chargeId === null ? { status: "open", txn: null, amount: 0 } : query(chargeId),

    async cancel({ chargeId }) {
      if (chargeId === null) return { status: "cancelled", txn: null, amount: 0 };
      try {
        return toChargeState(await sessions.expire(chargeId));
      } catch (error) {
        // Only an open session expires: this one was completed, or has expired before.
        if (error instanceof Stripe.errors.StripeInvalidRequestError) return query(chargeId);
        throw toProviderError(error);
      }
    },

    async refund({ number, txn, amount }) {
      const refund = await attempt(
        client.refunds.create(
          { payment_intent: txn, amount, metadata: { number, method: name } },
          { idempotencyKey: `refund-${number}` },
        ),
      );
      return toRefundState(refund);
    },

    async queryRefund({ number, txn }) {
      const refunds = client.refunds.list({ payment_intent: txn, limit: 100 });
      try {
        for await (const refund of refunds)
          if (readMetadata(refund.metadata).number === number) return toRefundState(refund);
      } catch (error) {
        throw toProviderError(error);
      }
      return null;
    },

    readStatement: (period) => attempt(readStripeStatement(client, name, period)),
    verifyCallback: async (body, headers) =>
      verifyStripeEvent(client, webhookSecret, body, headers),
  };
}
