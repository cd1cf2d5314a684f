import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import { password } from "../../framework/schema/index.ts";
import { invalid, refuse, unauthenticated } from "../../framework/server/domainError.ts";
import { ok } from "../../framework/server/http/answer.ts";
import { setPassword } from "../../framework/server/people.ts";
import { assertFreshSession } from "./assertFreshSession.ts";
import { assertStrongPassword } from "./assertStrongPassword.ts";
import { cameFrom, type Door, sessionOf, write } from "./authContext.ts";
import { asked, newPassword } from "./inputFields.ts";
import { log } from "./log.ts";
import { isPassword } from "./login.ts";
import { type Comer, comerWithId, targetOf } from "./loginCandidate.ts";
import { findHolder, notifyHolder } from "./notifyHolder.ts";
import { attempt } from "./throttle.ts";

export const fields = { oldPassword: password({ min: 1, max: 1000 }), ...newPassword } as const;

/** Refuses whoever does not know the password that they sign in with; an account that only a provider lets in has none to ask for. */
export async function checkOldPassword(
  door: Door,
  member: Pick<Comer, "id" | "passwordHash">,
  given: string | null | undefined,
  ip: string,
): Promise<void> {
  if (!member.passwordHash) return;
  if (!given) throw invalid({ oldPassword: { key: "validation.required", params: { field: "person.oldPassword" } } });
  const tried = await attempt(door, targetOf(member), ip);
  const wrong = { key: "refusal.passwordWrong" };
  if (!(await isPassword(member, given))) throw refuse("password.wrong", wrong, { oldPassword: wrong });
  await write(door, (tx) => tried.succeeded(tx));
}

/** One's own password. Who must change one that somebody else has set is not asked for it again. */
export function registerPassword(door: Door): void {
  door.app.post("/api/member/setPassword", async (request) => {
    const input = asked(request, fields);
    const session = await sessionOf(door, request);
    const { id } = session.member;
    const member = await write(door, (tx) => comerWithId(tx, id));
    if (!member) throw unauthenticated();
    if (!session.mustChangePassword) await checkOldPassword(door, member, input.oldPassword, request.ip);
    if (!member.passwordHash) await assertFreshSession(door, session);
    if (await isPassword(member, input.password))
      throw refuse("password.same", { key: "refusal.passwordSame" }, { password: { key: "refusal.passwordSame" } });
    await assertStrongPassword(input.password, [member.username, session.member.realname, session.shop?.name]);
    const passwordHash = await hash(input.password);
    const { token, holder } = await write(door, async (tx) => {
      // Of two changes at once the second one finds another password than the one that it was shown.
      const kept = await tx.first(
        sql`select 1 as id from credentials where member_id = ${id} and password_hash is not distinct from ${member.passwordHash} for update`,
      );
      if (!kept && member.passwordHash) throw refuse("password.wrong", { key: "refusal.passwordWrong" });
      await setPassword(tx, id, passwordHash, false);
      await door.sessions.end(tx, id);
      await log(tx, request, { event: "passwordChanged", username: member.username, member });
      const opened = await door.sessions.open(tx, member, cameFrom(request), "password");
      if (session.role) await tx.run(sql`update sessions set role_id = ${session.role.id} where member_id = ${id}`);
      return { token: opened, holder: await findHolder(tx, id) };
    });
    await notifyHolder(door, holder, request.call.locale, (words) => words.passwordChanged());
    return ok({ token });
  });
}
