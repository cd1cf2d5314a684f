import { sql } from "kysely";
import { emit } from "../../../../core/events/server/emit.ts";
import {
  addDays,
  inTransaction,
  systemActor,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { TaskContext } from "../../../../framework/server/jobs/defineQueue.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import { domainError } from "../../errors.ts";
import type { DeliveryError } from "../webhookDeliveries.ts";
import { signatureHeader, signBody } from "./signBody.ts";
import { NoResponseError, type WebhookSender, webhookSender } from "./webhookSender.ts";

/** Days of failures only, after which a webhook is disabled. */
const toleratedDays = 3;

type Delivery = Pick<CamelRow<"webhook_deliveries">, "id" | "payload" | "attempts" | "until"> &
  Pick<CamelRow<"webhooks">, "shopId" | "url" | "failingSince"> &
  Calculated<{
    webhookId: number;
    webhookStatus: TableRow<"webhooks">["status"];
    secret: string | null;
  }>;

/** The result of an attempt: a response with a status below 300 has taken the event. */
interface Attempt {
  responseCode: number | null;
  response: string | null;
  error: DeliveryError | null;
  duration: number;
}

/**
 * Sends a delivery to its webhook, unless it has been taken already. One that fails is attempted
 * again until its day is over; a process that dies after sending repeats the attempt.
 *
 * @throws {DomainError} `webhook.deliveryFailed` when it has failed and is to be attempted again.
 */
export async function attemptDelivery(id: number, { engine, now }: TaskContext): Promise<void> {
  const [delivery] = await queryPool(
    engine.database.pool,
    sql<Delivery>`
      select d.id, d.payload, d.attempts, d.until, w.shop_id as "shopId", w.url,
        w.failing_since as "failingSince", w.id as "webhookId", w.status as "webhookStatus", s.secret
      from webhook_deliveries d
      join webhooks w on w.id = d.webhook
      left join webhook_secrets s on s.webhook_id = w.id
      where d.id = ${id} and d.status in ('queued', 'retrying')`,
  );
  if (!delivery) return;
  const { secret, webhookStatus } = delivery;
  const isActive = webhookStatus === "active" && secret !== null;
  const attempt = isActive
    ? await send(delivery, secret, engine.services.get(webhookSender))
    : ({ responseCode: null, response: null, error: "webhookInactive", duration: 0 } as const);
  const isOver = !isActive || delivery.until === null || new Date(delivery.until) <= now;
  await inTransaction(engine, { actor: systemActor, now }, async (ctx) => {
    await storeAttempt(ctx, delivery, attempt, isOver);
    if (isActive) await storeHealth(ctx, delivery, attempt.error !== null);
  });
  if (attempt.error !== null && !isOver) throw domainError("webhook.deliveryFailed");
}

async function send(
  { id, url, payload }: Delivery,
  secret: string,
  sender: WebhookSender,
): Promise<Attempt> {
  const body = JSON.stringify(payload);
  const startedAt = Date.now();
  const headers = {
    "content-type": "application/json",
    "markethall-delivery": String(id),
    [signatureHeader]: signBody(secret, body, new Date(startedAt)),
  };
  const measure = () => Date.now() - startedAt;
  try {
    const { status, body: response } = await sender.post(url, body, headers);
    const isTaken = status >= 200 && status < 300;
    return {
      responseCode: status,
      response,
      error: isTaken ? null : "declined",
      duration: measure(),
    };
  } catch (error) {
    const reason = error instanceof NoResponseError ? error.reason : "connectionFailed";
    return { responseCode: null, response: null, error: reason, duration: measure() };
  }
}

async function storeAttempt(
  ctx: TransactionContext,
  { id, attempts }: Delivery,
  { responseCode, response, error, duration }: Attempt,
  isOver: boolean,
): Promise<void> {
  const isOpen = sql<boolean>`t.id = ${id} and t.status in ('queued', 'retrying')`;
  await updateRows(ctx, "webhookDeliveries", isOpen, {
    status: error === null ? "delivered" : isOver ? "failed" : "retrying",
    attempts: attempts + 1,
    response_code: responseCode,
    response,
    error,
    duration,
    delivered_at: error === null ? new Date().toISOString() : null,
  });
}

/** Remembers since when a webhook fails, and disables one that has failed for days. */
async function storeHealth(
  ctx: TransactionContext,
  { webhookId, shopId, failingSince }: Delivery,
  hasFailed: boolean,
): Promise<void> {
  const { now } = ctx;
  if (!hasFailed) {
    if (failingSince === null) return;
    await updateRows(ctx, "webhooks", webhookId, { failing_since: null });
    return;
  }
  if (failingSince === null) {
    const isNew = sql<boolean>`t.id = ${webhookId} and t.failing_since is null`;
    await updateRows(ctx, "webhooks", isNew, { failing_since: now.toISOString() });
    return;
  }
  const isHopeless = sql<boolean>`
    t.id = ${webhookId} and t.status = 'active' and t.failing_since < ${addDays(now, -toleratedDays).toISOString()}`;
  const disabled = await updateRows(ctx, "webhooks", isHopeless, { status: "disabled" });
  if (disabled.length > 0)
    emit(ctx, { topic: "webhook.disabled", key: webhookId, shopId, payload: { webhookId } });
}
