import { hash } from "@node-rs/argon2";
import { holderNotices } from "../../../../core/accounts/server/holderNotices.ts";
import type { Locale } from "../../../../framework/schema/index.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import { generatePassword } from "../../../../framework/server/generatePassword.ts";
import { sqlNow } from "../../../../framework/server/tables/sqlNow.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { endBuyerSessions } from "./endBuyerSessions.ts";

/**
 * Gives a buyer a random password, which is returned once, ends all sessions, and notifies the
 * buyer at the verified addresses.
 */
export async function resetBuyerPassword(
  { engine, tx, locale }: { engine: Engine; tx: Tx; locale: Locale },
  buyerId: number,
): Promise<string> {
  const password = generatePassword();
  const passwordHash = await hash(password);
  await tx.asSystem(async () => {
    // Passwords are in a table that no member's transaction can read.
    await tx.run(
      tx.db
        .updateTable("buyer_secrets")
        .set({ password_hash: passwordHash, password_time: sqlNow })
        .where("buyer_id", "=", buyerId),
    );
    await endBuyerSessions(engine, tx, buyerId);
    const buyer = await tx.first(
      tx.db
        .selectFrom("buyers")
        .select(["email", "email_verified as emailVerified", "phone"])
        .select("phone_verified as phoneVerified")
        .where("id", "=", buyerId),
    );
    if (!buyer) return;
    const holder = {
      email: buyer.emailVerified ? buyer.email : null,
      phone: buyer.phoneVerified ? buyer.phone : null,
      language: null,
    };
    await engine.services.get(holderNotices)(
      { engine, tx },
      holder,
      "customerPasswordReset",
      locale,
    );
  });
  return password;
}
