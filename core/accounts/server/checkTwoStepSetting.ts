import { sql } from "kysely";
import { type Actor, isAdmin } from "../../../framework/schema/index.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { domainError } from "./errors.ts";

interface Setting {
  requireTwoStep?: boolean | null;
}
/**
 * Rejects a change of the setting that requires MFA for all members, unless the actor is a main
 * account that uses MFA.
 * @throws {DomainError} `twoStep.mainAccountOnly` when the actor is not the main account.
 * @throws {DomainError} `twoStep.ownRequired` when the actor's own account has no two-step
 * authentication.
 */
export async function checkTwoStepSetting(
  tx: Tx,
  actor: Actor,
  next: Setting,
  before: Setting | null,
): Promise<void> {
  if ((next.requireTwoStep ?? false) === (before?.requireTwoStep ?? false)) return;
  if (!isAdmin(actor))
    throw domainError(
      "twoStep.mainAccountOnly",
      {},
      {
        issues: { requireTwoStep: { key: "resources.subAccounts.errors.twoStepMainAccountOnly" } },
      },
    );
  if (!next.requireTwoStep) return;
  const isOn = await tx.readValue(sql<boolean>`select has_two_step(${actor.id})`);
  if (!isOn) throw domainError("twoStep.ownRequired", {}, { fields: ["requireTwoStep"] });
}
