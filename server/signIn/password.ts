import { hash } from "@node-rs/argon2";
import { sql } from "kysely";
import { password } from "../../framework/schema/index.ts";
import { ok } from "../../framework/server/http/answer.ts";
import { setPassword } from "../../framework/server/people.ts";
import { invalid, refuse, unauthenticated } from "../../framework/server/refusal.ts";
import { asked, newPassword } from "./asked.ts";
import { cameFrom, type Door, sessionOf, write } from "./door.ts";
import { log } from "./log.ts";
import { isPassword } from "./login.ts";
import { comerWithId } from "./member.ts";
import { attempt } from "./throttle.ts";

export const fields = { oldPassword: password({ min: 1, max: 1000 }), ...newPassword } as const;

/** One's own password. Who must change one that somebody else has set is not asked for it again. */
export function registerPassword(door: Door): void {
  door.app.post("/api/member/setPassword", async (request) => {
    const input = asked(request, fields);
    const session = await sessionOf(door, request);
    const { id } = session.member;
    const member = await write(door, (tx) => comerWithId(tx, id));
    if (!member) throw unauthenticated();
    // An account that only a provider lets in has no password yet to ask for.
    if (!session.mustChangePassword && member.passwordHash) {
      if (!input.oldPassword)
        throw invalid({ oldPassword: { key: "validation.required", params: { field: "person.oldPassword" } } });
      const tried = await attempt(door, `member ${id}`, request.ip);
      if (!(await isPassword(member, input.oldPassword)))
        throw refuse(
          "password.wrong",
          { key: "refusal.passwordWrong" },
          { oldPassword: { key: "refusal.passwordWrong" } },
        );
      await write(door, (tx) => tried.succeeded(tx));
    }
    if (await isPassword(member, input.password))
      throw refuse("password.same", { key: "refusal.passwordSame" }, { password: { key: "refusal.passwordSame" } });
    const passwordHash = await hash(input.password);
    const token = await write(door, async (tx) => {
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
      return opened;
    });
    return ok({ token });
  });
}
