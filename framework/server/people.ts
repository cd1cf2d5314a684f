import { sql } from "kysely";
import type { Tx } from "./transaction.ts";

/** Where ended sessions and changed rights are told to all API processes: a member's id, or nothing for everybody. */
export const sessionsChannel = "markethall_sessions";

/** What this process keeps of people: it need not wait for its own news to come back through the channel. */
export const localCaches = new Set<() => void>();

/** Makes every process read who people are, and what they may, anew; this one before whoever asked has their answer. */
export async function rightsChanged(tx: Tx, memberId: number | null = null): Promise<void> {
  tx.afterCommit(() => {
    for (const forget of localCaches) forget();
  });
  await tx.run(sql`select pg_notify(${sessionsChannel}, ${memberId === null ? "" : String(memberId)})`);
}
/** Ends all sessions of a member, wherever they are; answers how many there were. */
export async function endSessions(
  tx: Tx,
  memberId: number,
  event: "forcedOut" | "frozen" | "disabled" | "twoStepReset",
  reason: string | null,
): Promise<number> {
  const ended = await tx.first<{ count: number }>(sql`select end_sessions(${memberId}) as count`);
  await tx.run(sql`select log_session(${memberId}, ${event}, ${reason}, null)`);
  await rightsChanged(tx, memberId);
  return ended?.count ?? 0;
}
/** Gives a member another password, as a hash. */
export async function setPassword(tx: Tx, memberId: number, hash: string, mustChange: boolean): Promise<void> {
  await tx.run(sql`select set_password(${memberId}, ${hash}, ${mustChange})`);
}
