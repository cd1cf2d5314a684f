import { hash } from "@node-rs/argon2";
import { newOwnPassword } from "../../core/calls/signInFields.ts";
import { invalid, unauthenticated } from "../../framework/server/domainError.ts";
import { setPassword } from "../../framework/server/memberSessions.ts";
import { attempt } from "../../framework/server/session/throttle.ts";
import { domainError } from "../errors.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { assertFreshSession } from "./assertFreshSession.ts";
import { assertStrongPassword } from "./assertStrongPassword.ts";
import { type AuthContext, getClient, requireSession, write } from "./authContext.ts";
import { log } from "./log.ts";
import { isPassword } from "./login.ts";
import { findCandidate, type LoginCandidate, toThrottleTarget } from "./loginCandidate.ts";
import { findHolder, notifyHolder } from "./notifyHolder.ts";
import { parseInput } from "./parseInput.ts";

/**
 * Rejects a wrong sign-in password; an account that signs in only by a provider has none to check.
 *
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 * @throws {DomainError} `password.wrong` when the password is wrong.
 */
export async function checkOldPassword(
  auth: AuthContext,
  member: Pick<LoginCandidate, "id" | "passwordHash">,
  proof: string | null | undefined,
  ip: string,
): Promise<void> {
  if (!member.passwordHash) return;
  if (!proof)
    throw invalid({
      oldPassword: { key: "validation.required", params: { field: "person.oldPassword" } },
    });
  const tried = await attempt(auth, toThrottleTarget(member), ip);
  if (!(await isPassword(member, proof)))
    throw domainError("password.wrong", {}, { fields: ["oldPassword"] });
  await write(auth, (tx) => tried.succeeded(tx));
}

/**
 * Registers changes of the member's own password. A member that must change a password set by
 * another user is not asked for it again.
 */
export function registerPassword(auth: AuthContext): void {
  registerAppCall(auth.app, "POST /member/setPassword", async (request) => {
    const input = parseInput(request, newOwnPassword);
    const session = await requireSession(auth, request);
    const { id } = session.member;
    const member = await write(auth, (tx) => findCandidate(tx, id));
    if (!member) throw unauthenticated();
    if (!session.mustChangePassword)
      await checkOldPassword(auth, member, input.oldPassword, request.ip);
    if (!member.passwordHash) await assertFreshSession(auth, session);
    if (await isPassword(member, input.password))
      throw domainError("password.unchanged", {}, { fields: ["password"] });
    await assertStrongPassword(input.password, [
      member.username,
      session.member.realname,
      session.shop?.name,
    ]);
    const passwordHash = await hash(input.password);
    const token = await write(auth, async (tx) => {
      // Of two concurrent changes the second finds a different stored password than the one it
      // verified.
      const updated = await tx.first(
        tx.db
          .selectFrom("credentials")
          .select("member_id")
          .where("member_id", "=", id)
          .where("password_hash", "is not distinct from", member.passwordHash)
          .forUpdate(),
      );
      if (!updated && member.passwordHash) throw domainError("password.wrong");
      await setPassword(tx, id, passwordHash, false);
      await auth.sessions.end(tx, id);
      await log(auth, tx, request, { event: "passwordChanged", username: member.username, member });
      const opened = await auth.sessions.open(tx, member, getClient(request), "password");
      if (session.role)
        await tx.run(
          tx.db
            .updateTable("sessions")
            .set({ role_id: session.role.id })
            .where("member_id", "=", id),
        );
      await notifyHolder(
        { engine: auth.engine, tx },
        await findHolder(tx, id),
        request.call.locale,
        (messages) => messages.passwordChanged(),
      );
      return opened;
    });
    return { token };
  });
}
