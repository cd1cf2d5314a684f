import type { FastifyInstance } from "fastify";
import { Sandbox } from "../../adapters/pay/sandbox.ts";
import type { Engine } from "../../framework/server/engine.ts";
import type { PaymentProvider } from "../../resources/payments/index.ts";
import { setGateway, setSender } from "../../resources/payments/server.ts";
import { PaymentProviders, setPaymentProviders } from "./paymentProviders.ts";
import { endPayments } from "./reconcile.ts";
import { RefundDispatcher } from "./refundDispatcher.ts";
import { registerSandbox } from "./sandboxCalls.ts";
import { WebhookDeliverer } from "./webhookDeliverer.ts";
import { registerWebhooks } from "./webhooks.ts";

export interface PayOptions {
  /** Real providers. If one of them is configured, there is no sandbox. */
  providers?: readonly PaymentProvider[];
  /** Whether the sandbox replaces missing real providers; off unless set. */
  sandbox?: boolean;
  sandboxSecret?: string | null;
  publicUrl?: string | null;
  /** Whether provider refunds are sent immediately, not only by the job; defaults to true. */
  sendAtOnce?: boolean;
}
export interface Pay {
  sandbox: Sandbox | null;
  /** Starts polling for undelivered webhooks. */
  start(): void;
  /** Waits until no delivery is in progress. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}
const registry = new WeakMap<Engine, Pay>();
export function getPay(engine: Engine): Pay {
  const pay = registry.get(engine);
  if (!pay) throw new Error("payments are not registered");
  return pay;
}

/** Registers payments and refunds: providers, their webhooks, and the refund dispatcher. */
export async function registerPay(app: FastifyInstance, engine: Engine, options: PayOptions = {}): Promise<Pay> {
  const { pool } = engine.database;
  const reportError = (err: unknown, message: string) => app.log.error({ err }, message);
  const real = (options.providers ?? []).filter((provider) => provider.configured());
  const sandbox =
    real.length > 0 || options.sandbox !== true
      ? null
      : new Sandbox(pool, { secret: options.sandboxSecret ?? null, publicUrl: options.publicUrl ?? null });
  setPaymentProviders(engine, new PaymentProviders(sandbox ? sandbox.providers : real, app.log));
  setGateway(engine, { endPayments: (payOrderId, now) => endPayments(engine, payOrderId, now) });
  const webhookDeliverer = sandbox && new WebhookDeliverer(pool, sandbox, poster(app), reportError);
  if (sandbox && webhookDeliverer) registerSandbox(app, sandbox, webhookDeliverer);
  await registerWebhooks(app, engine);
  const sender = new RefundDispatcher(engine, reportError);
  if (options.sendAtOnce !== false) setSender(engine, (id, now) => sender.send(id, now));
  const pay: Pay = {
    sandbox,
    start: () => webhookDeliverer?.start(),
    idle: async () => {
      await webhookDeliverer?.idle();
      await sender.idle();
    },
    stop: async () => {
      setSender(engine, null);
      await Promise.all([webhookDeliverer?.stop(), sender.stop()]);
    },
  };
  registry.set(engine, pay);
  return pay;
}

/** Posts to the server's own webhook route, over the network if it listens. */
function poster(app: FastifyInstance) {
  return async (path: string, body: string, headers: Record<string, string>): Promise<number> => {
    const sent = { method: "POST", headers: { "content-type": "application/json", ...headers } } as const;
    const address = app.server.listening ? app.server.address() : null;
    if (typeof address !== "object" || address === null)
      return (await app.inject({ ...sent, url: path, payload: body })).statusCode;
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(`http://127.0.0.1:${address.port}${path}`, { ...sent, body, signal });
    await response.body?.cancel();
    return response.status;
  };
}
