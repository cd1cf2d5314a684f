import { sql } from "kysely";
import { generateToken, hashToken } from "../../framework/server/session/token.ts";
import type { CamelRow } from "../../framework/server/tables/DB.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { domainError } from "../errors.ts";

/** Pending steps of a sign-in, with their lifetimes in minutes. */
const minutes = {
  twoStep: 5,
  twoStepBegin: 15,
  thirdParty: 2,
  thirdPartyRegister: 30,
  thirdPartyStart: 10,
} as const;
export type ChallengePurpose = keyof typeof minutes;
const maxAttempts = 5;

export type AuthChallenge = Pick<CamelRow<"tickets">, "memberId" | "data">;
export async function createChallenge(
  tx: Tx,
  purpose: ChallengePurpose,
  { memberId, data }: AuthChallenge,
  token = generateToken(),
): Promise<string> {
  await tx.run(tx.db.deleteFrom("tickets").where("expires_at", "<", sql<string>`now()`));
  await tx.run(sql`
    insert into tickets (hash, purpose, member_id, data, expires_at)
    values (${hashToken(token)}, ${purpose}, ${memberId}, ${JSON.stringify(data)}::jsonb, now() + make_interval(mins => ${minutes[purpose]}))`);
  return token;
}
const columns = sql`member_id as "memberId", data`;
export const createExpiredError = () => domainError("challenge.expired");

/** Reads an auth challenge, and counts the use of its token. */
export async function readChallenge(
  tx: Tx,
  purpose: ChallengePurpose,
  token: string,
): Promise<AuthChallenge | null> {
  const found = await tx.first<AuthChallenge>(sql`
    update tickets set tries = tries + 1
    where hash = ${hashToken(token)} and purpose = ${purpose} and expires_at > now() and tries < ${maxAttempts} returning ${columns}`);
  return found ?? null;
}
/**
 * Consumes an auth challenge; it is valid once.
 *
 * @throws {DomainError} `challenge.expired` when the challenge is used or expired.
 */
export async function consumeChallenge(
  tx: Tx,
  purpose: ChallengePurpose,
  token: string,
): Promise<AuthChallenge> {
  const found = await tx.first<AuthChallenge>(
    sql`delete from tickets where hash = ${hashToken(token)} and purpose = ${purpose} and expires_at > now() returning ${columns}`,
  );
  if (!found) throw createExpiredError();
  return found;
}
