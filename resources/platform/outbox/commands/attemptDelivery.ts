import { sql } from "kysely";
import { systemActor } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { queryPool } from "../../../../framework/server/database/queryPool.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import type { FailureContext, TaskContext } from "../../../../framework/server/jobs/defineQueue.ts";
import type { TableRow } from "../../../../framework/server/tables/DB.ts";
import { type Tx, transaction } from "../../../../framework/server/transaction.ts";
import { messageTransports } from "./messageTransports.ts";

type Values = Partial<Pick<TableRow<"outbox">, "status" | "error" | "body">>;

async function update(
  ctx: { engine: Engine; tx: Tx; now: Date },
  id: number,
  values: Values,
): Promise<void> {
  const isUnsent = sql<boolean>`t.id = ${id} and t.status in ('queued', 'failed')`;
  await updateRows({ ...ctx, actor: systemActor }, "outbox", isUnsent, values);
}

/**
 * Hands a message to its transport, unless it has been sent already or is of no use any more. Once
 * sent, its content is deleted because it is secret. A process that dies between the two sends it
 * again.
 *
 * @throws what the transport throws, after storing it with the message.
 */
export async function attemptDelivery(id: number, context: TaskContext): Promise<void> {
  const { engine, now, attempt } = context;
  const [message] = await queryPool(
    engine.database.pool,
    sql<
      Pick<TableRow<"outbox">, "channel" | "recipient" | "subject" | "body" | "expires_at">
    >`select channel, recipient, subject, body, expires_at from outbox
      where id = ${id} and status in ('queued', 'failed') and body is not null`,
  );
  if (!message) return;
  const isUseless = message.expires_at !== null && new Date(message.expires_at) <= now;
  const save = (values: Values) =>
    transaction(engine.database.pool, { tenant: "none" }, "write", (tx) =>
      update({ engine, tx, now }, id, values),
    );
  if (attempt > 1 && isUseless) return save({ status: "failed", body: null });
  const { channel, recipient, subject, body } = message;
  const transport = engine.services.get(messageTransports)[channel];
  try {
    if (!transport) throw new Error(`no transport for ${channel} is configured`);
    await transport({ channel, to: recipient, subject: subject ?? "", body: body ?? "" });
  } catch (error) {
    await save({ error: toText(error), ...(isUseless && { status: "failed", body: null }) });
    if (isUseless) return;
    throw error;
  }
  await save({ status: "sent", body: null, error: null });
}
const toText = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).slice(0, 500);

/**
 * Marks a message as failed when every attempt has failed. Its content remains until it is of no
 * use, so that it can be sent again.
 */
export async function recordFailure(
  id: number,
  { engine, tx, error }: FailureContext,
): Promise<void> {
  const values = { status: "failed", error: error.slice(0, 500) } as const;
  await update({ engine, tx, now: new Date() }, id, values);
}
