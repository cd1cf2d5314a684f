import { hash } from "@node-rs/argon2";
import type { FastifyRequest } from "fastify";
import { registerByEmail, registerByPhone } from "../../core/calls/signInFields.ts";
import { invalid } from "../../framework/server/domainError.ts";
import type { Engine } from "../../framework/server/engine.ts";
import { setPassword } from "../../framework/server/memberSessions.ts";
import { publishChange } from "../../framework/server/publishChange.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { assertStrongPassword } from "./assertStrongPassword.ts";
import { consumeChallenge } from "./authChallenges.ts";
import { type AuthContext, write } from "./authContext.ts";
import { checkCode } from "./codes.ts";
import { openSession } from "./grantSession.ts";
import { log } from "./log.ts";
import { normalizeEmail, normalizePhone, parseInput } from "./parseInput.ts";

interface Newcomer {
  username: string;
  email: string | null;
  phone: string | null;
  inviteCode: string | null;
  passwordHash: string;
}
const usernameTaken = () =>
  invalid({ username: { key: "validation.unique", params: { field: "person.username" } } });

/**
 * Creates a shop without a name, and the main account that owns it. Both are tables of the accounts
 * and not rows of a resource: the list of shops is a view of them, and the log of sign-ins records
 * who registered.
 */
async function addMerchant(
  engine: Engine,
  tx: Tx,
  request: FastifyRequest,
  candidate: Newcomer,
): Promise<{ id: number; tenantId: number }> {
  const { username, email, phone, inviteCode, passwordHash } = candidate;
  const shop = await tx.first(tx.db.insertInto("shops").values({ name: null }).returning("id"));
  const tenantId = shop?.id ?? 0;
  const member = await tx.first(
    tx.db
      .insertInto("members")
      .values({
        shop_id: tenantId,
        username,
        main: true,
        email,
        email_verified: email !== null,
        phone,
        phone_verified: phone !== null,
        invite_code: inviteCode,
        register_ip: request.ip,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id"),
  );
  // Only the username can be taken: the address was just shown to be unused.
  if (!member) throw usernameTaken();
  await tx.run(tx.db.updateTable("shops").set({ owner_id: member.id }).where("id", "=", tenantId));
  await setPassword(tx, member.id, passwordHash, false);
  await publishChange(engine, tx, engine.resource("shops"), {});
  return { id: member.id, tenantId };
}
async function linkIdentity(tx: Tx, challengeToken: string, memberId: number): Promise<void> {
  const { data } = await consumeChallenge(tx, "thirdPartyRegister", challengeToken);
  const { issuer, subject } = data;
  if (!issuer || !subject) throw new TypeError("the challenge names no identity");
  await tx.run(tx.db.insertInto("identities").values({ issuer, subject, member_id: memberId }));
}

export function registerRegister(auth: AuthContext): void {
  const { app } = auth;
  interface RegisterInput {
    username: string;
    code: string;
    password: string;
    inviteCode?: string | null;
    ticket?: string | null;
  }
  const join = async (
    request: FastifyRequest,
    input: RegisterInput,
    at: { email: string | null; phone: string | null },
  ) => {
    await assertStrongPassword(input.password, [input.username, at.email]);
    const code = await checkCode(auth, "register", at.email ?? at.phone ?? "", input.code);
    const passwordHash = await hash(input.password);
    const { username, inviteCode = null, ticket: challengeToken } = input;
    const token = await write(auth, async (tx) => {
      await code.spend(tx);
      const { id, tenantId } = await addMerchant(auth.engine, tx, request, {
        ...at,
        username,
        inviteCode,
        passwordHash,
      });
      if (challengeToken) await linkIdentity(tx, challengeToken, id);
      const member = { id, tenantId, username };
      await log(auth, tx, request, { event: "register", username, member });
      return openSession(auth, tx, request, member, "register");
    });
    return { token };
  };
  registerAppCall(app, "POST /common/register", async (request) => {
    const input = parseInput(request, registerByEmail);
    return join(request, input, { email: normalizeEmail(input.email), phone: null });
  });
  registerAppCall(app, "POST /common/registerByPhone", async (request) => {
    const input = parseInput(request, registerByPhone);
    return join(request, input, { email: null, phone: normalizePhone(input.phone) });
  });
}
