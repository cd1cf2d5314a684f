import { sql } from "kysely";
import { type Actor, isAdmin } from "../../../framework/schema/index.ts";
import { DomainError, domainError } from "../../../framework/server/domainError.ts";
import type { Tx } from "../../../framework/server/transaction.ts";

interface Setting {
  requireTwoStep?: boolean | null;
}
/**
 * Rejects a change of the setting that requires MFA for all members, unless the actor is a main
 * account that uses MFA.
 * @throws forbidden (403), twoStep.ownFirst (422)
 */
export async function checkTwoStepSetting(tx: Tx, actor: Actor, next: Setting, before: Setting | null): Promise<void> {
  if ((next.requireTwoStep ?? false) === (before?.requireTwoStep ?? false)) return;
  if (!isAdmin(actor))
    throw new DomainError(
      403,
      "forbidden",
      { key: "resources.subAccounts.errors.twoStepByMain" },
      { issues: { requireTwoStep: { key: "resources.subAccounts.errors.twoStepByMain" } } },
    );
  if (!next.requireTwoStep) return;
  const own = await tx.first<{ on: boolean }>(sql`select has_two_step(${actor.id}) as on`);
  const issue = { key: "resources.subAccounts.errors.twoStepOwnFirst" };
  if (!own?.on) throw domainError("twoStep.ownFirst", issue, { requireTwoStep: issue });
}
