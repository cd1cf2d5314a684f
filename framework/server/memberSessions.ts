import { sql } from "kysely";
import type { Engine } from "./engine.ts";
import { defineService } from "./services.ts";
import type { Tx } from "./transaction.ts";

/** The sessions of members, which cache what a member may do. */
export interface MemberSessions {
  /**
   * Makes every process reload a member and its permissions, or all members where the id is null;
   * this process before the caller receives the response.
   */
  reload(tx: Tx, memberId: number | null): Promise<void>;
}
export const memberSessions = defineService<MemberSessions>("memberSessions");

/**
 * Makes every process reload members and their permissions; this one before the caller receives the
 * response. Without `memberId`, of all members.
 *
 * @example
 * ```ts
 * await tx.run(sql`delete from role_permissions where role_id = ${4}`);
 * await reloadMembers(engine, tx);
 * ```
 */
export const reloadMembers = (
  engine: Engine,
  tx: Tx,
  memberId: number | null = null,
): Promise<void> => engine.services.get(memberSessions).reload(tx, memberId);

/** Ends all sessions of a member; returns how many there were. */
export async function endSessions(
  engine: Engine,
  tx: Tx,
  memberId: number,
  event: "forcedOut" | "frozen" | "disabled" | "twoStepReset",
  reason: string | null,
): Promise<number> {
  const ended = await tx.readValue(sql<number>`select end_sessions(${memberId})`);
  await tx.run(sql`select log_session(${memberId}, ${event}, ${reason}, null)`);
  await reloadMembers(engine, tx, memberId);
  return ended ?? 0;
}
/**
 * Sets a member's password, given as an argon2id hash. With `mustChange`, the member chooses
 * another one at the next sign-in.
 */
export async function setPassword(
  tx: Tx,
  memberId: number,
  hash: string,
  mustChange: boolean,
): Promise<void> {
  await tx.run(sql`select set_password(${memberId}, ${hash}, ${mustChange})`);
}
