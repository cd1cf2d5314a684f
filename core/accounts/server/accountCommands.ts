import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import type { Actor, Locale } from "../../../framework/schema/index.ts";
import type { Engine } from "../../../framework/server/engine.ts";
import { generatePassword } from "../../../framework/server/generatePassword.ts";
import { endSessions, setPassword } from "../../../framework/server/memberSessions.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { assertNotStronger } from "./assertNotStronger.ts";
import { domainError } from "./errors.ts";
import { sendHolderNotice } from "./holderNotices.ts";
import { holdWithdrawals } from "./holdWithdrawals.ts";
import { invitations } from "./invitations.ts";

interface Operation {
  engine: Engine;
  tx: Tx;
  locale: Locale;
  actor: Actor;
  record: { id: number };
}
/**
 * Rejects an operation on the actor's own account: members cannot lock themselves out.
 *
 * @throws {DomainError} `account.isOwn` when the account is the actor's own.
 */
function assertNotSelf({ actor, record }: Operation): void {
  if (actor.id === record.id) throw domainError("account.isOwn");
}

/**
 * Commands on accounts of a shop or of the platform; those that lock an account or log it out end
 * its sessions immediately.
 */
export const accountCommands = {
  async freeze(operation: Operation & { input: { reason: string } }) {
    assertNotSelf(operation);
    await assertNotStronger(operation.tx, operation.actor, operation.record.id);
    await endSessions(
      operation.engine,
      operation.tx,
      operation.record.id,
      "frozen",
      operation.input.reason,
    );
    return { freezeReason: operation.input.reason };
  },
  async unfreeze(operation: Operation) {
    await assertNotStronger(operation.tx, operation.actor, operation.record.id);
    return { freezeReason: null };
  },
  async enable(operation: Operation) {
    await assertNotStronger(operation.tx, operation.actor, operation.record.id);
    return undefined;
  },
  async disable(operation: Operation) {
    assertNotSelf(operation);
    await assertNotStronger(operation.tx, operation.actor, operation.record.id);
    await endSessions(operation.engine, operation.tx, operation.record.id, "disabled", null);
    return undefined;
  },
  async close(operation: Operation) {
    assertNotSelf(operation);
    await assertNotStronger(operation.tx, operation.actor, operation.record.id);
    await endSessions(operation.engine, operation.tx, operation.record.id, "disabled", null);
    return { freezeReason: null };
  },
  async invite(
    operation: Operation & {
      record: { email: string | null };
      answer(output: { link: string }): void;
    },
  ) {
    const { engine, tx, actor, locale, record } = operation;
    assertNotSelf(operation);
    await assertNotStronger(tx, actor, record.id);
    if (!record.email) throw domainError("account.emailMissing", {}, { fields: ["email"] });
    const account = { memberId: record.id, email: record.email, inviter: actor.name };
    operation.answer(await engine.services.get(invitations)({ engine, tx }, account, locale));
    return undefined;
  },
  async forceLogout(operation: Operation) {
    await assertNotStronger(operation.tx, operation.actor, operation.record.id);
    await endSessions(operation.engine, operation.tx, operation.record.id, "forcedOut", null);
    return undefined;
  },
  async resetPassword(operation: Operation & { answer(output: { password: string }): void }) {
    assertNotSelf(operation);
    await assertNotStronger(operation.tx, operation.actor, operation.record.id);
    const password = generatePassword();
    await setPassword(operation.tx, operation.record.id, await hash(password), true);
    await endSessions(operation.engine, operation.tx, operation.record.id, "forcedOut", null);
    await holdWithdrawals(operation.tx, operation.record.id);
    await sendHolderNotice(operation, "passwordReset");
    operation.answer({ password });
    return undefined;
  },
  async resetTwoStep(operation: Operation) {
    assertNotSelf(operation);
    await assertNotStronger(operation.tx, operation.actor, operation.record.id);
    const isReset = await operation.tx.readValue(
      sql<boolean>`select reset_two_step(${operation.record.id})`,
    );
    if (!isReset) throw domainError("account.twoStepOff");
    await holdWithdrawals(operation.tx, operation.record.id);
    await endSessions(operation.engine, operation.tx, operation.record.id, "twoStepReset", null);
    await sendHolderNotice(operation, "twoStepReset");
    return undefined;
  },
};
