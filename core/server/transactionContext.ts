import { sql } from "kysely";
import type { Engine } from "../../framework/server/engine.ts";
import type { AppContext } from "../../framework/server/rules.ts";
import { type Tx, transaction } from "../../framework/server/transaction.ts";

/** Who does something to an order: what its story says of them. */
export interface CommandActor {
  kind: "buyer" | "staff" | "platform" | "system";
  id: number | null;
  name: string;
}
export const systemActor: CommandActor = { kind: "system", id: null, name: "" };
/** What every deed of trade is handed. Times come from `now` alone, so that a deed can be done again at another time, and so can be tested. */
export interface TransactionContext {
  engine: Engine;
  tx: Tx;
  now: Date;
  who: CommandActor;
  ip: string | null;
}
/** A deed of trade that a rule does for a member. */
export const contextFrom = ({
  engine,
  tx,
  actor,
  ip,
}: Pick<AppContext, "engine" | "tx" | "actor" | "ip">): TransactionContext => ({
  engine,
  tx,
  now: new Date(),
  who: { kind: actor.realm === "shop" ? "staff" : "platform", id: actor.id, name: actor.name },
  ip,
});

/**
 * A deed of a buyer, of a provider or of a job: one transaction behind no wall, so that each of its queries names whose rows it means. One
 * that the database gives up for a deadlock runs again.
 */
export function inTransaction<T>(
  engine: Engine,
  { who, now = new Date(), ip = null }: { who: CommandActor; now?: Date; ip?: string | null },
  work: (ctx: TransactionContext) => Promise<T>,
): Promise<T> {
  return transaction(engine.database.pool, { tenant: "none" }, "command", (tx) => work({ engine, tx, now, who, ip }));
}

export const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
export const daysAfter = (now: Date, days: number): Date => minutesAfter(now, days * 24 * 60);

/** A number that nobody else has: the second, and a count within it whose order says nothing of how much is sold. */
export async function newNumber({ tx, now }: Pick<TransactionContext, "tx" | "now">, many = 1): Promise<string[]> {
  const drawn = await tx.run<{ n: number }>(sql`select nextval('order_numbers') as n from generate_series(1, ${many})`);
  return drawn.map(({ n }) => numberOf(now, n));
}
/** What it is drawn from is a count, of which the last six digits are told, in another order. */
export function numberOf(now: Date, drawn: number): string {
  const second = now.toISOString().replace(/\D/g, "").slice(0, 14);
  return `${second}${String(((drawn % 1_000_000) * 387_421) % 1_000_000).padStart(6, "0")}`;
}
