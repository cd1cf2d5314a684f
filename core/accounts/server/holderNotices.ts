import type { Locale } from "../../../framework/schema/index.ts";
import type { Engine } from "../../../framework/server/engine.ts";
import { defineService } from "../../../framework/server/services.ts";
import type { TableRow } from "../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../framework/server/transaction.ts";

/**
 * Notices that the holder of an account receives by mail or SMS when another member changes the
 * account.
 */
export type HolderNotice =
  | "passwordReset"
  | "customerPasswordReset"
  | "twoStepReset"
  | "addressChanged";
/** The verified addresses of a member, and the language of the last sign-in. */
export type Holder = Pick<TableRow<"members">, "email" | "phone" | "language">;
export type SendHolderNotice = (
  context: { engine: Engine; tx: Tx },
  holder: Holder,
  notice: HolderNotice,
  actorLocale: Locale,
) => Promise<void>;
/** Sends notices to holders of accounts, in the transaction of the change. */
export const holderNotices = defineService<SendHolderNotice>("holderNotices");

/** Reads the verified addresses and the language of a member; undefined if it does not exist. */
export async function readHolder(tx: Tx, memberId: number): Promise<Holder | undefined> {
  const member = await tx.first(
    tx.db
      .selectFrom("members")
      .select(["email", "email_verified as emailVerified", "language"])
      .select(["phone", "phone_verified as phoneVerified"])
      .where("id", "=", memberId),
  );
  return (
    member && {
      email: member.emailVerified ? member.email : null,
      phone: member.phoneVerified ? member.phone : null,
      language: member.language,
    }
  );
}

interface Context {
  engine: Engine;
  tx: Tx;
  locale: Locale;
  record: { id: number };
}
/**
 * Sends a notice to every verified address of an account's holder, if the transaction commits.
 */
export async function sendHolderNotice(
  { engine, tx, locale, record }: Context,
  notice: HolderNotice,
): Promise<void> {
  const holder = await readHolder(tx, record.id);
  const send = engine.services.get(holderNotices);
  if (holder) await send({ engine, tx }, holder, notice, locale);
}
