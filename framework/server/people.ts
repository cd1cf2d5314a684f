import { sql } from "kysely";
import type { Tx } from "./transaction.ts";

/**
 * Channel that notifies all API processes of ended sessions and changed permissions: a member's id,
 * or empty for all members.
 */
export const sessionsChannel = "markethall_sessions";

/**
 * Session caches of this process, cleared without waiting for its own notification on the channel.
 */
export const localCaches = new Set<() => void>();

/**
 * Makes every process reload members and their permissions; this one before the caller receives the
 * response. Without `memberId`, of all members.
 *
 * @example
 * ```ts
 * await tx.run(sql`delete from role_permissions where role_id = ${4}`);
 * await rightsChanged(tx);
 * ```
 */
export async function rightsChanged(tx: Tx, memberId: number | null = null): Promise<void> {
  tx.afterCommit(() => {
    for (const forget of localCaches) forget();
  });
  await tx.run(sql`select pg_notify(${sessionsChannel}, ${memberId === null ? "" : String(memberId)})`);
}
/** Ends all sessions of a member; returns how many there were. */
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
/**
 * Sets a member's password, given as an argon2id hash. With `mustChange`, the member chooses
 * another one at the next sign-in.
 */
export async function setPassword(tx: Tx, memberId: number, hash: string, mustChange: boolean): Promise<void> {
  await tx.run(sql`select set_password(${memberId}, ${hash}, ${mustChange})`);
}
