import { sql } from "kysely";
import type { Actor, Issues, Locale } from "../../../framework/schema/index.ts";
import { domainError } from "../../../framework/server/domainError.ts";
import type { Engine } from "../../../framework/server/engine.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { sendHolderNotice } from "./holderNotices.ts";

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
 * @throws account.ownAddress (422) for the actor's own address, which changes only with a code sent
 * to the new one
 */
export async function changeAddresses({ engine, tx, locale, actor, record, before }: Change): Promise<void> {
  const changed = (["email", "phone"] as const).filter((name) => (record[name] ?? null) !== (before[name] ?? null));
  if (changed.length === 0) return;

  if (actor.id === before.id) {
    const issue = { key: "resources.subAccounts.errors.ownAddress" };
    const issues: Issues = Object.fromEntries(changed.map((name) => [name, issue]));
    throw domainError("account.ownAddress", issue, issues);
  }

  await tx.run(sql`select hold_withdrawals(${before.id})`);
  await sendHolderNotice({ engine, tx, locale, record: before }, "addressChanged");
}
