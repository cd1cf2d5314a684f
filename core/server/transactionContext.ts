import { sql } from "kysely";
import type { Engine } from "../../framework/server/engine.ts";
import type { AppContext } from "../../framework/server/rules.ts";
import { type Tx, transaction } from "../../framework/server/transaction.ts";

/** The actor of a command, as the order timeline records it. */
export interface Actor {
  kind: "buyer" | "staff" | "platform" | "system";
  id: number | null;
  name: string;
}
export const systemActor: Actor = { kind: "system", id: null, name: "" };
/**
 * The argument of every domain command. Times derive from `now` only, so that a command can be
 * repeated at another time and tested.
 */
export interface TransactionContext {
  engine: Engine;
  tx: Tx;
  now: Date;
  actor: Actor;
  ip: string | null;
}
/** Creates the transaction context of a command that a rule runs for a member. */
export const contextFrom = ({
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
 * Runs a command of a buyer, provider or job in one transaction without a tenant scope, so each
 * query must filter its rows explicitly. Retries the transaction after a deadlock.
 */
export function inTransaction<T>(
  engine: Engine,
  { actor, now = new Date(), ip = null }: { actor: Actor; now?: Date; ip?: string | null },
  work: (ctx: TransactionContext) => Promise<T>,
): Promise<T> {
  return transaction(engine.database.pool, { tenant: "none" }, "command", (tx) => work({ engine, tx, now, actor, ip }));
}

export const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
export const daysAfter = (now: Date, days: number): Date => minutesAfter(now, days * 24 * 60);

/**
 * Generates unique numbers: the second, plus a scrambled counter that does not reveal the sales
 * volume.
 */
export async function newNumber({ tx, now }: Pick<TransactionContext, "tx" | "now">, many = 1): Promise<string[]> {
  const rows = await tx.run<{ n: number }>(sql`select nextval('order_numbers') as n from generate_series(1, ${many})`);
  return rows.map(({ n }) => formatOrderNumber(now, n));
}
/** Formats a number from the second and the last six digits of the sequence value, scrambled. */
export function formatOrderNumber(now: Date, sequenceValue: number): string {
  const second = now.toISOString().replace(/\D/g, "").slice(0, 14);
  return `${second}${String(((sequenceValue % 1_000_000) * 387_421) % 1_000_000).padStart(6, "0")}`;
}
