import { hash, verify } from "@node-rs/argon2";
import { password, shapes, text } from "../../framework/schema/index.ts";
import { isDatabaseFault } from "../../framework/server/http/answerError.ts";
import { createRecord } from "../../framework/server/operations/saveRecord.ts";
import { toSystemContext } from "../../framework/server/operations/systemContext.ts";
import { attempt } from "../../framework/server/session/throttle.ts";
import { transaction } from "../../framework/server/transaction.ts";
import { countInvited, findInviter, profileExample } from "../../resources/members/server.ts";
import { domainError } from "../errors.ts";
import { assertStrongPassword } from "../signIn/assertStrongPassword.ts";
import { checkCode, createWrongCodeError } from "../signIn/codes.ts";
import { normalizeEmail, normalizePhone } from "../signIn/parseInput.ts";
import { openCall } from "./accountCall.ts";
import { addressFields, parseAddress, toCodeTarget } from "./buyerCodes.ts";
import { toThrottleTarget } from "./buyerTarget.ts";

const { token: tokenExample, ...buyerExample } = { token: "Yx3…", ...profileExample };
const isUniqueViolation = (error: unknown): boolean =>
  isDatabaseFault(error) && error.code === "23505";

const { integer, object, string } = shapes;

const session = object({ token: string(), buyer: object({ id: integer(), nickname: string() }) });
const signedIn = {
  token: tokenExample,
  buyer: { id: buyerExample.id, nickname: buyerExample.nickname },
};

export const register = openCall({
  method: "POST",
  path: "/buyer/register",
  summary: "Create a buyer account with a code, and sign in",
  fields: {
    ...addressFields,
    code: text({ required: true, max: 20 }),
    password: password({ required: true, min: 8, max: 200 }),
    nickname: text({ required: true, max: 60 }),
    /** The code of another customer who has invited them. */
    inviteCode: text({ max: 12 }),
  },
  response: session,
  async answer(
    { engine, pool, sessions, ip, agent },
    { code: given, password, nickname, inviteCode, ...input },
  ) {
    const address = parseAddress(input);
    await assertStrongPassword(password, [nickname, address.target]);
    const code = await checkCode({ pool }, "register", toCodeTarget(address), given);
    const passwordHash = await hash(password);
    const signUp = transaction(pool, { tenant: "none" }, "write", async (tx) => {
      const invitedBy = inviteCode ? await findInviter(tx, inviteCode) : null;
      await code.spend(tx);
      const { channel, target } = address;
      const { id } = await createRecord(
        toSystemContext({ engine, tx, ip }),
        engine.resource("buyers"),
        { nickname, invitedBy, ...(channel === "email" ? { email: target } : { phone: target }) },
      );
      if (invitedBy !== null) await countInvited({ tx }, invitedBy);
      await tx.batch([
        tx.db
          .updateTable("buyers")
          .set(channel === "email" ? { email_verified: true } : { phone_verified: true })
          .where("id", "=", id),
        tx.db.insertInto("buyer_secrets").values({ buyer_id: id, password_hash: passwordHash }),
      ]);
      return {
        token: await sessions.open(tx, id, { ip, agent }),
        buyer: { id, nickname },
      };
    });
    return signUp.catch((error: unknown) => {
      // The address was taken by another buyer since the code was sent.
      throw isUniqueViolation(error) ? createWrongCodeError() : error;
    });
  },
  example: {
    input: { email: "mia@example.com", code: "123456", password: "correct horse", nickname: "Mia" },
    answer: signedIn,
  },
});

/**
 * Verified if the name is unknown, so that the response takes just as long as for an existing
 * account.
 */
const unknownUserHash = hash("nobody's password");
const normalizeAccount = (account: string) =>
  account.includes("@") ? normalizeEmail(account) : normalizePhone(account);

export const login = openCall({
  method: "POST",
  path: "/buyer/login",
  summary: "Sign in a buyer by email address or phone number; repeated failures are delayed",
  fields: {
    account: text({ required: true, max: 255 }),
    password: password({ required: true, min: 1, max: 1000 }),
  },
  response: session,
  async answer({ pool, sessions, ip, agent }, { account, password }) {
    const name = normalizeAccount(account);
    const candidate = await transaction(pool, { tenant: "none" }, "read", (tx) =>
      tx.first(
        tx.db
          .selectFrom("buyers as b")
          .innerJoin("buyer_secrets as s", "s.buyer_id", "b.id")
          .select(["b.id", "s.password_hash as passwordHash", "b.nickname"])
          .where(({ eb, or, fn }) =>
            or([eb(fn<string>("lower", ["b.email"]), "=", name), eb("b.phone", "=", name)]),
          ),
      ),
    );
    const tried = await attempt({ pool }, toThrottleTarget(candidate ?? null, name), ip);
    const right = await verify(candidate?.passwordHash ?? (await unknownUserHash), password);
    if (!right || !candidate) throw domainError("buyer.loginFailed");
    return transaction(pool, { tenant: "none" }, "write", async (tx) => {
      await tried.succeeded(tx);
      // Reads the status again with a lock, so that a buyer who is being frozen cannot sign in
      // concurrently.
      const still = await tx.first(
        tx.db
          .selectFrom("buyers")
          .select(["status", "freeze_reason as reason"])
          .where("id", "=", candidate.id)
          .forNoKeyUpdate(),
      );
      if (still?.status !== "normal")
        throw domainError("account.frozen", { reason: still?.reason ?? "" });
      const token = await sessions.open(tx, candidate.id, { ip, agent });
      return { token, buyer: { id: candidate.id, nickname: candidate.nickname } };
    });
  },
  example: { input: { account: "mia@example.com", password: "correct horse" }, answer: signedIn },
});

export const logout = openCall({
  method: "POST",
  path: "/buyer/logout",
  summary: "Sign out",
  fields: {},
  response: shapes.nothing(),
  async answer({ sessions, token }) {
    if (token !== null) await sessions.end(token);
    return null;
  },
  example: { input: {}, answer: null },
});
