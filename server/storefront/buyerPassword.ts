import { hash, verify } from "@node-rs/argon2";
import { password, shapes, text } from "../../framework/schema/index.ts";
import { attempt, forgetFailures } from "../../framework/server/session/throttle.ts";
import { sqlNow } from "../../framework/server/tables/sqlNow.ts";
import { transaction } from "../../framework/server/transaction.ts";
import { endBuyerSessions } from "../../resources/members/server.ts";
import { domainError } from "../errors.ts";
import { assertStrongPassword } from "../signIn/assertStrongPassword.ts";
import { checkCode } from "../signIn/codes.ts";
import { accountCall, openCall } from "./accountCall.ts";
import { addressFields, parseAddress, toCodeTarget } from "./buyerCodes.ts";
import { toThrottleTarget } from "./buyerTarget.ts";

const newPassword = password({ required: true, min: 8, max: 200 });

export const recoverPassword = openCall({
  method: "POST",
  path: "/buyer/recover",
  summary: "Reset a forgotten password with a code; ends all sessions",
  fields: { ...addressFields, code: text({ required: true, max: 20 }), password: newPassword },
  response: shapes.nothing(),
  async answer({ engine, pool }, { code: guess, password, ...input }) {
    const address = parseAddress(input);
    await assertStrongPassword(password, [address.target]);
    const code = await checkCode({ pool }, "recover", toCodeTarget(address), guess);
    const passwordHash = await hash(password);
    await transaction(pool, { tenant: "none" }, "write", async (tx) => {
      await code.spend(tx);
      const { channel, target } = address;
      const buyer = await tx.first(
        tx.db
          .updateTable("buyers")
          .set(channel === "email" ? { email_verified: true } : { phone_verified: true })
          .where(({ eb, fn }) => eb(fn<string>("lower", [channel]), "=", target))
          .returning(["id", "nickname"]),
      );
      if (!buyer) return;
      await assertStrongPassword(password, [buyer.nickname]);
      await tx.run(
        tx.db
          .updateTable("buyer_secrets")
          .set({ password_hash: passwordHash, password_time: sqlNow })
          .where("buyer_id", "=", buyer.id),
      );
      await endBuyerSessions(engine, tx, buyer.id);
      await forgetFailures(tx, toThrottleTarget(buyer, "").key);
    });
    return null;
  },
  example: {
    input: { email: "mia@example.com", code: "123456", password: "correct horse" },
    answer: null,
  },
});

export const setPassword = accountCall({
  method: "POST",
  path: "/buyer/password",
  summary: "Change the buyer's password; ends all other sessions",
  fields: { oldPassword: password({ required: true, min: 1, max: 1000 }), password: newPassword },
  response: shapes.nothing(),
  async answer({ pool, sessions, buyer, token, ip }, { oldPassword, password }) {
    const tried = await attempt({ pool }, toThrottleTarget(buyer, ""), ip);
    const found = await transaction(pool, { tenant: "none" }, "read", (tx) =>
      tx.first(
        tx.db
          .selectFrom("buyer_secrets as s")
          .innerJoin("buyers as b", "b.id", "s.buyer_id")
          .select(["s.password_hash as hash", "b.email"])
          .where("b.id", "=", buyer.id),
      ),
    );
    if (!found || !(await verify(found.hash, oldPassword)))
      throw domainError("password.wrong", {}, { fields: ["oldPassword"] });
    await assertStrongPassword(password, [buyer.name, found.email]);
    const passwordHash = await hash(password);
    await transaction(pool, { tenant: "none" }, "write", async (tx) => {
      // Of two concurrent changes the second finds a different stored password than the one it
      // verified.
      const changed = await tx.run(
        tx.db
          .updateTable("buyer_secrets")
          .set({ password_hash: passwordHash, password_time: sqlNow })
          .where("buyer_id", "=", buyer.id)
          .where("password_hash", "=", found.hash)
          .returning("buyer_id"),
      );
      if (changed.length === 0)
        throw domainError("password.wrong", {}, { fields: ["oldPassword"] });
      await tried.succeeded(tx);
      await sessions.endOthers(tx, buyer.id, token);
    });
    return null;
  },
  example: { input: { oldPassword: "correct horse", password: "battery staple" }, answer: null },
});
