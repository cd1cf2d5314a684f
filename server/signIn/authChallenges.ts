import { generateToken, hashToken } from "../../framework/server/session/token.ts";
import type { CamelRow } from "../../framework/server/tables/DB.ts";
import { jsonb } from "../../framework/server/tables/jsonb.ts";
import { sqlNow, sqlNowPlus } from "../../framework/server/tables/sqlNow.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { domainError } from "../errors.ts";

/** Pending steps of a sign-in, and invitations to it, with their lifetimes in minutes. */
export const challengeMinutes = {
  invitation: 7 * 24 * 60,
  twoStep: 5,
  twoStepBegin: 15,
  thirdParty: 2,
  thirdPartyRegister: 30,
  thirdPartyStart: 10,
} as const;
export type ChallengePurpose = keyof typeof challengeMinutes;
const maxAttempts = 5;

export type AuthChallenge = Pick<CamelRow<"tickets">, "memberId" | "data">;
export async function createChallenge(
  tx: Tx,
  purpose: ChallengePurpose,
  { memberId, data }: AuthChallenge,
  token = generateToken(),
): Promise<string> {
  await tx.run(tx.db.deleteFrom("tickets").where("expires_at", "<", sqlNow));
  await tx.run(
    tx.db.insertInto("tickets").values({
      hash: hashToken(token),
      purpose,
      member_id: memberId,
      data: jsonb(data),
      expires_at: sqlNowPlus(challengeMinutes[purpose], "mins"),
    }),
  );
  return token;
}
const columns = ["member_id as memberId", "data"] as const;
export const createExpiredError = () => domainError("challenge.expired");

/** Reads an auth challenge, and counts the use of its token. */
export async function readChallenge(
  tx: Tx,
  purpose: ChallengePurpose,
  token: string,
): Promise<AuthChallenge | null> {
  const found = await tx.first(
    tx.db
      .updateTable("tickets")
      .set(({ eb }) => ({ tries: eb("tries", "+", 1) }))
      .where("hash", "=", hashToken(token))
      .where("purpose", "=", purpose)
      .where("expires_at", ">", sqlNow)
      .where("tries", "<", maxAttempts)
      .returning(columns),
  );
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
  const found = await tx.first(
    tx.db
      .deleteFrom("tickets")
      .where("hash", "=", hashToken(token))
      .where("purpose", "=", purpose)
      .where("expires_at", ">", sqlNow)
      .returning(columns),
  );
  if (!found) throw createExpiredError();
  return found;
}
