import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import type { Actor, Locale } from "../../../../framework/schema/index.ts";
import { refuse } from "../../../../framework/server/domainError.ts";
import type { Engine } from "../../../../framework/server/engine.ts";
import { endSessions, setPassword } from "../../../../framework/server/people.ts";
import { randomPassword } from "../../../../framework/server/randomPassword.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import { assertNotStronger } from "./assertNotStronger.ts";
import { sendHolderNotice } from "./holderNotices.ts";

interface Deed {
  engine: Engine;
  tx: Tx;
  locale: Locale;
  actor: Actor;
  record: { id: number };
}
/** Nobody shuts the door behind which they stand. */
function refuseOneself({ actor, record }: Deed): void {
  if (actor.id === record.id) throw refuse("account.self", { key: "resources.subAccounts.refusals.self" });
}

/** What is done to an account, be it a shop's or the platform's: whoever is shut out is out at once. */
export const accountDeeds = {
  async freeze(deed: Deed & { input: { reason: string } }) {
    refuseOneself(deed);
    await assertNotStronger(deed.tx, deed.actor, deed.record.id);
    await endSessions(deed.tx, deed.record.id, "frozen", deed.input.reason);
    return { freezeReason: deed.input.reason };
  },
  async unfreeze(deed: Deed) {
    await assertNotStronger(deed.tx, deed.actor, deed.record.id);
    return { freezeReason: null };
  },
  async enable(deed: Deed) {
    await assertNotStronger(deed.tx, deed.actor, deed.record.id);
    return undefined;
  },
  async disable(deed: Deed) {
    refuseOneself(deed);
    await assertNotStronger(deed.tx, deed.actor, deed.record.id);
    await endSessions(deed.tx, deed.record.id, "disabled", null);
    return undefined;
  },
  async close(deed: Deed) {
    refuseOneself(deed);
    await assertNotStronger(deed.tx, deed.actor, deed.record.id);
    await endSessions(deed.tx, deed.record.id, "disabled", null);
    return { freezeReason: null };
  },
  async forceLogout(deed: Deed) {
    await assertNotStronger(deed.tx, deed.actor, deed.record.id);
    await endSessions(deed.tx, deed.record.id, "forcedOut", null);
    return undefined;
  },
  async resetPassword(deed: Deed & { answer(output: { password: string }): void }) {
    refuseOneself(deed);
    await assertNotStronger(deed.tx, deed.actor, deed.record.id);
    const password = randomPassword();
    await setPassword(deed.tx, deed.record.id, await hash(password), true);
    await endSessions(deed.tx, deed.record.id, "forcedOut", null);
    await deed.tx.run(sql`select hold_withdrawals(${deed.record.id})`);
    await sendHolderNotice(deed, "passwordReset");
    deed.answer({ password });
    return undefined;
  },
  async resetTwoStep(deed: Deed) {
    refuseOneself(deed);
    await assertNotStronger(deed.tx, deed.actor, deed.record.id);
    const done = await deed.tx.first<{ reset: boolean }>(sql`select reset_two_step(${deed.record.id}) as reset`);
    if (!done?.reset) throw refuse("twoStep.off", { key: "resources.subAccounts.refusals.twoStepOff" });
    await deed.tx.run(sql`select hold_withdrawals(${deed.record.id})`);
    await endSessions(deed.tx, deed.record.id, "twoStepReset", null);
    await sendHolderNotice(deed, "twoStepReset");
    return undefined;
  },
};
