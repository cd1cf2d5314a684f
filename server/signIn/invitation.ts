import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import type { Invite } from "../../core/accounts/server/invitations.ts";
import { acceptInvitation, invitation } from "../../core/calls/signInFields.ts";
import { setPassword } from "../../framework/server/memberSessions.ts";
import { generateToken, hashToken } from "../../framework/server/session/token.ts";
import { sqlNow } from "../../framework/server/tables/sqlNow.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { sendMessage } from "../../resources/platform/server.ts";
import { messageTemplates } from "../messages/messageTemplates.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { assertStrongPassword } from "./assertStrongPassword.ts";
import { challengeMinutes, consumeChallenge, createExpiredError } from "./authChallenges.ts";
import { type AuthContext, write } from "./authContext.ts";
import { grantSession } from "./grantSession.ts";
import { findCandidate } from "./loginCandidate.ts";
import { parseInput } from "./parseInput.ts";

/** The path of the page on which an invited member chooses a password. */
const page = "/invitation";
const platformName = "Markethall";

const readShopName = async (tx: Tx, memberId: number): Promise<string | null> => {
  const found = await tx.first(
    tx.db
      .selectFrom("members as m")
      .innerJoin("shops as s", "s.id", "m.shop_id")
      .select("s.name")
      .where("m.id", "=", memberId),
  );
  return found?.name ?? null;
};

/**
 * Creates the service that invites the holder of a new account.
 *
 * @param address The address of the server, without a slash at its end; links begin with it.
 */
export function createInvite(address: string): Invite {
  return async ({ engine, tx }, { memberId, email, inviter }, locale) => {
    const token = generateToken();
    await tx.readValue(sql<boolean>`
      select invite_member(${memberId}, ${hashToken(token)}, ${email},
        make_interval(mins => ${challengeMinutes.invitation}))`);
    const link = `${address}${page}?token=${token}`;
    const shop = (await readShopName(tx, memberId)) ?? platformName;
    const message = messageTemplates[locale].invitation(inviter, shop, link);
    await sendMessage(
      { engine, tx },
      { channel: "email", to: email, usefulMinutes: challengeMinutes.invitation, ...message },
    );
    return { link };
  };
}

/** Registers the calls of an invited member, who has no session yet. */
export function registerInvitation(auth: AuthContext): void {
  const { app } = auth;
  registerAppCall(app, "POST /common/invitation", async (request) => {
    const { token } = parseInput(request, invitation);
    const found = await write(auth, (tx) =>
      tx.first(
        tx.db
          .selectFrom("tickets as t")
          .innerJoin("members as m", "m.id", "t.member_id")
          .leftJoin("shops as s", "s.id", "m.shop_id")
          .select(["m.username", "m.realname as name", "s.name as shop"])
          .where("t.hash", "=", hashToken(token))
          .where("t.purpose", "=", "invitation")
          .where("t.expires_at", ">", sqlNow)
          .where("m.last_login_time", "is", null),
      ),
    );
    if (!found) throw createExpiredError();
    return found;
  });
  registerAppCall(app, "POST /common/acceptInvitation", async (request) => {
    const input = parseInput(request, acceptInvitation);
    await assertStrongPassword(input.password, []);
    const passwordHash = await hash(input.password);
    return await write(auth, async (tx) => {
      const { memberId, data } = await consumeChallenge(tx, "invitation", input.token);
      const member = memberId && (await findCandidate(tx, memberId));
      // An account that somebody has signed in to has a holder, and takes no first password.
      if (!member || (await hasHolder(tx, member.id))) throw createExpiredError();
      await assertStrongPassword(input.password, [member.username]);
      await setPassword(tx, member.id, passwordHash, false);
      await auth.sessions.end(tx, member.id);
      await verifyEmail(tx, member.id, data.email ?? "");
      return await grantSession(auth, tx, request, member, "register");
    });
  });
}

async function hasHolder(tx: Tx, memberId: number): Promise<boolean> {
  const used = await tx.first(
    tx.db
      .selectFrom("members")
      .select("id")
      .where("id", "=", memberId)
      .where("last_login_time", "is not", null),
  );
  return used !== undefined;
}

/**
 * Marks the address that received the link as verified, if the account still has it and no other
 * account has verified it.
 */
async function verifyEmail(tx: Tx, memberId: number, email: string): Promise<void> {
  await tx.run(sql`
    update members set email_verified = true
    where id = ${memberId} and email = ${email} and not exists (
      select from members o where o.email_verified and lower(o.email) = lower(${email}))`);
}
