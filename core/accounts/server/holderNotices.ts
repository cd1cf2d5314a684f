import { sql } from "kysely";
import type { Locale } from "../../../framework/schema/index.ts";
import type { Engine } from "../../../framework/server/engine.ts";
import { defineService } from "../../../framework/server/services.ts";
import type { TableRow } from "../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../framework/server/transaction.ts";

/**
 * Notices that the holder of an account receives by mail or SMS when another member changes the
 * account.
 */
export type HolderNotice = "passwordReset" | "twoStepReset" | "addressChanged";
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
  const holder = await tx.first<Holder>(sql`
    select case when email_verified then email end as email, case when phone_verified then phone end as phone, language
    from members where id = ${record.id}`);
  const send = engine.services.get(holderNotices);
  if (holder) await send({ engine, tx }, holder, notice, locale);
}
