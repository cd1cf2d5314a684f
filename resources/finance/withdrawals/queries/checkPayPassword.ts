import { sql } from "kysely";
import type { Engine } from "../../../../framework/server/engine.ts";
import { defineService } from "../../../../framework/server/services.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { domainError } from "../../errors.ts";

/**
 * Rejects a proof that does not identify the member. Each wrong proof counts, even where the call
 * is rolled back.
 */
export type ProofCheck = (member: { id: number; ip: string }, proof: string) => Promise<void>;
/** Checks members' secrets, which resource code may not read. */
export const proofCheck = defineService<ProofCheck>("proofCheck");

/** Checks the proof of a member: its pay password or a code. */
export const checkProof = (
  engine: Engine,
  member: { id: number; ip: string },
  proof: string,
): Promise<void> => engine.services.get(proofCheck)(member, proof);

/**
 * Until when a member cannot withdraw, in the shop's time zone; null without a hold. A hold begins
 * when the e-mail address, phone number or pay password of the account changes, and ends 24 hours
 * later.
 */
export const findHold = (tx: Tx, memberId: number): Promise<string | null> =>
  tx.asSystem(async () => {
    const until = await tx.readValue(sql<string>`
      select to_char(c.withdraw_hold_until at time zone s.time_zone, 'YYYY-MM-DD HH24:MI')
      from credentials c join members m on m.id = c.member_id join shops s on s.id = m.shop_id
      where c.member_id = ${memberId} and c.withdraw_hold_until > now()`);
    return until ?? null;
  });

/**
 * Rejects a withdrawal during the member's hold.
 *
 * @throws {DomainError} `withdrawal.held` when a contact or the payment password has changed in the
 * last 24 hours.
 */
export async function assertNotHeld(tx: Tx, memberId: number): Promise<void> {
  const until = await findHold(tx, memberId);
  if (until === null) return;
  throw domainError("withdrawal.held", { until }, { data: { until } });
}

/** Returns whether a member has a proof of identity: a pay password or an authenticator app. */
export const hasProof = (tx: Tx, memberId: number): Promise<boolean> =>
  tx.asSystem(async () => {
    const found = await tx.first(
      tx.db
        .selectFrom("credentials")
        .select(["pay_password_hash as payPasswordHash", "totp_since as totpSince"])
        .where("member_id", "=", memberId),
    );
    return found !== undefined && (found.payPasswordHash !== null || found.totpSince !== null);
  });
