import type { Actor, Locale } from "../../../framework/schema/index.ts";
import type { Engine } from "../../../framework/server/engine.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { domainError } from "./errors.ts";
import { sendHolderNotice } from "./holderNotices.ts";
import { holdWithdrawals } from "./holdWithdrawals.ts";

interface Addresses {
  email?: string | null | undefined;
  phone?: string | null | undefined;
}
interface Change {
  engine: Engine;
  tx: Tx;
  locale: Locale;
  actor: Actor;
  record: Addresses;
  before: Addresses & { id: number };
}

/**
 * Notifies the verified addresses of an account when another member changes its e-mail address or
 * phone number, and blocks withdrawals for a time. Runs before the row is written, while it still
 * contains the old addresses.
 * @throws {DomainError} `account.ownAddress` when actors change their own email address or phone
 * number.
 */
export async function changeAddresses({
  engine,
  tx,
  locale,
  actor,
  record,
  before,
}: Change): Promise<void> {
  const changed = (["email", "phone"] as const).filter(
    (name) => (record[name] ?? null) !== (before[name] ?? null),
  );
  if (changed.length === 0) return;

  if (actor.id === before.id) {
    throw domainError("account.ownAddress", {}, { fields: changed });
  }

  await holdWithdrawals(tx, before.id);
  await sendHolderNotice({ engine, tx, locale, record: before }, "addressChanged");
}
