import dayjs from "dayjs";
import { sql } from "kysely";
import type { AppContext } from "../../framework/server/defineRules.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { toSystemContext } from "../../framework/server/operations/systemContext.ts";
import { type Tx, transaction } from "../../framework/server/transaction.ts";

/** The actor of a command, as the order timeline records it. */
export interface Actor {
  kind: "buyer" | "staff" | "platform" | "system";
  id: number | null;
  name: string;
}
/** Returns the member who runs a command; null for a buyer and for the system. */
export const getMemberId = ({ kind, id }: Actor): number | null =>
  kind === "staff" || kind === "platform" ? id : null;
/** The actor of jobs and of payment providers. */
export const systemActor: Actor = { kind: "system", id: null, name: "" };
/**
 * The argument of every domain command. Times derive from `now` only, so that a command can be
 * repeated at another time and tested.
 *
 * @example
 * ```ts
 * async function pauseSupplier({ tx, now, actor }: TransactionContext, id: number) {
 *   await tx.run(sql`
 *     update suppliers set status = 'paused', upd_time = ${now}, upd_by = ${actor.id}
 *     where id = ${id}`);
 * }
 * ```
 */
export interface TransactionContext {
  engine: Engine;
  /** The transaction of the command; work outside it is not rolled back. */
  tx: Tx;
  now: Date;
  actor: Actor;
  /** IP address of the caller; null for a job. */
  ip: string | null;
}
/**
 * Creates the transaction context of a command that a rule runs for a member, in the rule's own
 * transaction.
 *
 * @example
 * ```ts
 * export default defineRules(suppliers, {
 *   actions: {
 *     pause: async (context) => {
 *       const ctx = toTransactionContext(context);
 *       await recordEvents(ctx, { orderId: 120, shopId: 3, kind: "noted" });
 *       return { pauseReason: context.input.reason };
 *     },
 *   },
 * });
 * ```
 */
export const toTransactionContext = ({
  engine,
  tx,
  actor,
  ip,
}: Pick<AppContext, "engine" | "tx" | "actor" | "ip">): TransactionContext => ({
  engine,
  tx,
  now: new Date(),
  actor: { kind: actor.realm === "shop" ? "staff" : "platform", id: actor.id, name: actor.name },
  ip,
});

/**
 * Creates the context in which a command saves records with all steps of a save: as the member who
 * runs the command, or as the system. Rows of a shop are saved `asTenant`.
 *
 * @example
 * ```ts
 * async function pauseSupplier(ctx: TransactionContext, branchId: number, id: number) {
 *   await asTenant(toRecordContext(ctx), branchId, (own) =>
 *     updateRecord(own, suppliers, id, { status: "paused" }),
 *   );
 * }
 * ```
 */
export function toRecordContext({ engine, tx, actor, ip }: TransactionContext): AppContext {
  const context = toSystemContext({ engine, tx, ip: ip ?? "" });
  const memberId = getMemberId(actor);
  if (memberId === null) return context;
  return { ...context, actor: { ...context.actor, id: memberId, name: actor.name } };
}

/**
 * Runs a command of a buyer, provider or job in one transaction without a tenant scope, so each
 * query must filter its rows explicitly. Runs `work` again after a deadlock; `now` is the current
 * time by default.
 *
 * @example
 * ```ts
 * await inTransaction(engine, { actor: systemActor }, async (ctx) => {   await
 * ctx.tx.run(sql`update suppliers set status = 'paused' where contract_until < ${ctx.now}`); });
 * ```
 */
export function inTransaction<T>(
  engine: Engine,
  { actor, now = new Date(), ip = null }: { actor: Actor; now?: Date; ip?: string | null },
  work: (ctx: TransactionContext) => Promise<T>,
): Promise<T> {
  return transaction(engine.database.pool, { tenant: "none" }, "command", (tx) =>
    work({ engine, tx, now, actor, ip }),
  );
}

/** Returns the instant a number of minutes after another one. */
export const addMinutes = (now: Date, minutes: number): Date =>
  dayjs(now).add(minutes, "minute").toDate();
/** Returns the instant a number of days of 24 hours after another one. */
export const addDays = (now: Date, days: number): Date =>
  dayjs(now)
    .add(days * 24, "hour")
    .toDate();

/**
 * Generates unique numbers of 20 digits: the second, plus a scrambled counter that does not reveal
 * the sales volume. Returns `many` of them.
 *
 * @example
 * ```ts
 * const [orderNumber] = await generateNumber(ctx);
 * ```
 */
export async function generateNumber(
  { tx, now }: Pick<TransactionContext, "tx" | "now">,
  count = 1,
): Promise<string[]> {
  const values = await tx.readValues(
    sql<number>`select nextval('order_numbers') from generate_series(1, ${count})`,
  );
  return values.map((value) => formatOrderNumber(now, value));
}
/** Formats a number from the second and the last six digits of the sequence value, scrambled. */
export function formatOrderNumber(now: Date, sequenceValue: number): string {
  const second = now.toISOString().replace(/\D/g, "").slice(0, 14);
  return `${second}${String(((sequenceValue % 1_000_000) * 387_421) % 1_000_000).padStart(6, "0")}`;
}
