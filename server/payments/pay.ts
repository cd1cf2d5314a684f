import type { FastifyInstance } from "fastify";
import type pg from "pg";
import { Sandbox } from "../../adapters/pay/sandbox.ts";
import type { Engine } from "../../framework/server/engine.ts";
import type { PaymentProvider } from "../../resources/payments/index.ts";
import type { AppLog } from "../services.ts";
import { PaymentProviders } from "./paymentProviders.ts";
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
/** What the payments of one app share. */
export interface Payments {
  sandbox: Sandbox | null;
  providers: PaymentProviders;
}
/** Runs the webhooks and refunds of an app. */
export interface Pay {
  sandbox: Sandbox | null;
  /** Starts polling for undelivered webhooks. */
  start(): void;
  /** Waits until no delivery is in progress. */
  idle(): Promise<void>;
  stop(): Promise<void>;
}

/** Creates the providers of an app, or the sandbox in their place. */
export function createPayments(pool: pg.Pool, options: PayOptions, log: AppLog): Payments {
  const real = (options.providers ?? []).filter((provider) => provider.configured());
  const sandbox =
    real.length > 0 || options.sandbox !== true
      ? null
      : new Sandbox(pool, {
          secret: options.sandboxSecret ?? null,
          publicUrl: options.publicUrl ?? null,
        });
  return {
    sandbox,
    providers: new PaymentProviders(sandbox ? sandbox.providers : real, log),
  };
}

/** Registers the routes of webhooks and of the sandbox. */
export async function registerPay(
  app: FastifyInstance,
  engine: Engine,
  { sandbox }: Payments,
): Promise<Pay> {
  const reportError = (err: unknown, message: string) => app.log.error({ err }, message);
  const { pool } = engine.database;
  const webhookDeliverer = sandbox && new WebhookDeliverer(pool, sandbox, poster(app), reportError);
  if (sandbox && webhookDeliverer) registerSandbox(app, sandbox, webhookDeliverer);
  await registerWebhooks(app, engine);
  return {
    sandbox,
    start: () => webhookDeliverer?.start(),
    idle: async () => {
      await webhookDeliverer?.idle();
      await engine.queues?.idle();
    },
    stop: async () => {
      await webhookDeliverer?.stop();
    },
  };
}

/** Posts to the server's own webhook route, over the network if it listens. */
function poster(app: FastifyInstance) {
  return async (path: string, body: string, headers: Record<string, string>): Promise<number> => {
    const sent = {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
    } as const;
    const address = app.server.listening ? app.server.address() : null;
    if (typeof address !== "object" || address === null)
      return (await app.inject({ ...sent, url: path, payload: body })).statusCode;
    const signal = AbortSignal.timeout(10_000);
    const response = await fetch(`http://127.0.0.1:${address.port}${path}`, {
      ...sent,
      body,
      signal,
    });
    await response.body?.cancel();
    return response.status;
  };
}
