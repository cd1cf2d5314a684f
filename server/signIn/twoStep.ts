import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { Secret, TOTP } from "otpauth";
import { toDataURL } from "qrcode";
import { password } from "../../framework/schema/index.ts";
import { ok } from "../../framework/server/http/answer.ts";
import { rightsChanged } from "../../framework/server/people.ts";
import { refuse } from "../../framework/server/refusal.ts";
import type { Tx } from "../../framework/server/tenancy.ts";
import type { Session } from "../session/session.ts";
import { hashOf } from "../session/token.ts";
import { asked, codeField } from "./asked.ts";
import { type Door, sessionOf, write } from "./door.ts";
import { log } from "./log.ts";
import { isPassword } from "./login.ts";
import { comerWithId, targetOf } from "./member.ts";
import { attempt, attemptStep } from "./throttle.ts";
import { openTicket, showTicket, ticketGone } from "./tickets.ts";

const issuer = "Markethall";
const appOf = (secret: string, label = "") =>
  new TOTP({ issuer, label, algorithm: "SHA1", digits: 6, period: 30, secret: Secret.fromBase32(secret) });
export const twoStepWrong = (field = "code") =>
  refuse("twoStep.wrong", { key: "refusal.twoStepWrong" }, { [field]: { key: "refusal.twoStepWrong" } });

/** The step of time of which a code of the app is, or null where it is none; a phone's clock may be half a minute off. */
function stepOf(secret: string, code: string): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const totp = appOf(secret);
  const delta = totp.validate({ token: code, window: 1 });
  return delta === null ? null : totp.counter() + delta;
}
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const recoveryCode = () =>
  Array.from(
    { length: 12 },
    (_, place) => (place > 0 && place % 4 === 0 ? "-" : "") + alphabet[randomInt(alphabet.length)],
  ).join("");
const plainRecovery = (code: string) => code.toLowerCase().replace(/[^a-z0-9]/g, "");

/** Whether a code is one of the app's, or a recovery code. Either is good once. */
export async function spendSecondStep(tx: Tx, memberId: number, given: string): Promise<boolean> {
  const code = given.replace(/\s/g, "");
  const kept = await tx.first<{ secret: string | null; step: number | null }>(sql`
    select totp_secret as secret, totp_step as step from credentials where member_id = ${memberId} and totp_since is not null for update`);
  if (!kept?.secret) return false;
  const step = stepOf(kept.secret, code);
  if (step !== null && (kept.step === null || step > kept.step)) {
    await tx.run(sql`update credentials set totp_step = ${step} where member_id = ${memberId}`);
    return true;
  }
  const hash = hashOf(plainRecovery(code));
  const spent = await tx.run(sql`
    update credentials set recovery_hashes = array_remove(recovery_hashes, ${hash})
    where member_id = ${memberId} and ${hash} = any(recovery_hashes) returning 1`);
  return spent.length === 1;
}

export const confirmed = { code: codeField } as const;
export const ended = { password: password({ required: true, min: 1, max: 1000 }), code: codeField } as const;

/** A second step of signing in, with an app that makes codes. */
export function registerTwoStep(door: Door): void {
  const { app } = door;
  const isOn = async (memberId: number) => {
    const { rows } = await door.pool.query<{ since: Date | null; left: number }>(
      "select totp_since as since, cardinality(recovery_hashes) as left from credentials where member_id = $1",
      [memberId],
    );
    return { on: Boolean(rows[0]?.since), since: rows[0]?.since ?? null, recoveryCodesLeft: rows[0]?.left ?? 0 };
  };
  app.get("/api/member/twoStep", async (request) => ok(await isOn((await sessionOf(door, request)).member.id)));

  app.post("/api/member/twoStep/begin", async (request) => {
    const session = await sessionOf(door, request);
    if ((await isOn(session.member.id)).on) throw refuse("twoStep.on", { key: "refusal.twoStepOn" });
    const secret = new Secret({ size: 20 }).base32;
    const uri = appOf(secret, session.member.username).toString();
    // Of a secret that was begun with, the last one counts; its ticket is named by the member, who need not hand it back.
    await write(door, async (tx) => {
      await tx.run(sql`delete from tickets where purpose = 'twoStepBegin' and member_id = ${session.member.id}`);
      await openTicket(tx, "twoStepBegin", { memberId: session.member.id, data: { secret } }, ticketOf(session));
    });
    return ok({ secret, uri, qr: await toDataURL(uri, { margin: 1, width: 240 }) });
  });
  app.post("/api/member/twoStep/confirm", async (request) => {
    const { code } = asked(request, confirmed);
    const session = await sessionOf(door, request);
    const { member, actor } = session;
    const begun = await write(door, (tx) => showTicket(tx, "twoStepBegin", ticketOf(session)));
    if (!begun) throw ticketGone();
    const secret = begun.data.secret ?? "";
    const step = stepOf(secret, code.replace(/\s/g, ""));
    if (step === null) throw twoStepWrong();
    const recoveryCodes = Array.from({ length: 10 }, recoveryCode);
    await write(door, async (tx) => {
      const taken = await tx.run(
        sql`delete from tickets where purpose = 'twoStepBegin' and member_id = ${member.id} returning 1`,
      );
      if (taken.length === 0) throw ticketGone();
      await tx.run(sql`
        insert into credentials (member_id, totp_secret, totp_since, totp_step, recovery_hashes)
        values (${member.id}, ${secret}, now(), ${step}, ${recoveryCodes.map((one) => hashOf(plainRecovery(one)))}::text[])
        on conflict (member_id) do update set totp_secret = excluded.totp_secret, totp_since = excluded.totp_since,
          totp_step = excluded.totp_step, recovery_hashes = excluded.recovery_hashes`);
      await rightsChanged(tx, member.id);
      await log(tx, request, { event: "twoStepOn", username: member.username, member: actor });
    });
    return ok({ recoveryCodes });
  });
  app.post("/api/member/twoStep/end", async (request) => {
    const input = asked(request, ended);
    const { member, actor } = await sessionOf(door, request);
    if (!(await isOn(member.id)).on) throw refuse("twoStep.off", { key: "refusal.twoStepOff" });
    const [tried, step] = [await attempt(door, targetOf(member), request.ip), await attemptStep(door, member.id)];
    const comer = await write(door, (tx) => comerWithId(tx, member.id));
    if (!(await isPassword(comer, input.password)))
      throw refuse("password.wrong", { key: "refusal.passwordWrong" }, { password: { key: "refusal.passwordWrong" } });
    await write(door, async (tx) => {
      if (!(await spendSecondStep(tx, member.id, input.code))) throw twoStepWrong();
      await tried.succeeded(tx);
      await step.succeeded(tx);
      await tx.run(sql`
        update credentials set totp_secret = null, totp_since = null, totp_step = null, recovery_hashes = '{}' where member_id = ${member.id}`);
      await rightsChanged(tx, member.id);
      await log(tx, request, { event: "twoStepOff", username: member.username, member: actor });
    });
    return ok(null);
  });
}
const ticketOf = ({ id }: Session) => `two-step of session ${id}`;
