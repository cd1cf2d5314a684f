import type { FastifyRequest } from "fastify";
import type { Updateable } from "kysely";
import { holdWithdrawals } from "../../core/accounts/server/holdWithdrawals.ts";
import { newEmail, newPhone, profile } from "../../core/calls/signInFields.ts";
import { updateRows } from "../../core/server/updateRows.ts";
import type { Actor } from "../../framework/schema/index.ts";
import { queryPool } from "../../framework/server/database/queryPool.ts";
import { invalid, unauthenticated } from "../../framework/server/domainError.ts";
import { checkFiles } from "../../framework/server/files/checkFiles.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { DB } from "../../framework/server/tables/DB.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { registerAppCall } from "../registerAppCall.ts";
import { assertIdentity } from "./assertIdentity.ts";
import { type AuthContext, requireSession, write } from "./authContext.ts";
import { checkCode } from "./codes.ts";
import { log } from "./log.ts";
import { findCandidate } from "./loginCandidate.ts";
import { findHolder, notifyHolder } from "./notifyHolder.ts";
import { normalizeEmail, normalizePhone, parseInput } from "./parseInput.ts";

/** Changes the own account of a member. */
async function updateOwn(
  { engine }: AuthContext,
  tx: Tx,
  { id, name, realm }: Actor,
  changes: Updateable<DB["members"]>,
): Promise<void> {
  const kind = realm === "shop" ? "staff" : "platform";
  const ctx = { engine, tx, now: new Date(), actor: { kind, id, name } } as const;
  await updateRows(ctx, kind === "staff" ? "subAccounts" : "admins", id, changes);
}

/** Registers the member's own account: its names, and its verified addresses. */
export function registerInfo(auth: AuthContext): void {
  const { app, engine } = auth;
  const read = async (id: number) => {
    const [info] = await queryPool(
      auth.pool,
      compiler
        .selectFrom("members as m")
        .leftJoin("credentials as c", "c.member_id", "m.id")
        .leftJoin("shops as s", "s.id", "m.shop_id")
        .select(({ eb }) => [
          "m.id",
          "m.username",
          "m.realname",
          "m.nickname",
          "m.avatar",
          "m.email",
          "m.email_verified as emailVerified",
          "m.phone",
          "m.phone_verified as phoneVerified",
          "m.main",
          "m.realm",
          "m.register_time as registerTime",
          "m.last_login_time as lastLoginTime",
          "m.last_login_ip as lastLoginIp",
          eb("c.password_hash", "is not", null).$castTo<boolean>().as("hasPassword"),
          "c.password_time as passwordTime",
          eb("c.totp_since", "is not", null).$castTo<boolean>().as("twoStep"),
          "s.name as shopName",
        ])
        .where("m.id", "=", id),
    );
    if (!info) throw unauthenticated();
    return info;
  };
  registerAppCall(app, "GET /member/info", async (request) =>
    read((await requireSession(auth, request)).member.id),
  );
  registerAppCall(app, "POST /member/updateInfo", async (request) => {
    const input = parseInput(request, profile);
    const { member, actor } = await requireSession(auth, request);
    const wrong = checkFiles(profile, input, actor, { avatar: member.avatar });
    if (Object.keys(wrong).length > 0) throw invalid(wrong);
    // A field that is not sent is left unchanged.
    const { realname = null, nickname = null, avatar = null } = input;
    const changes = {
      ...("realname" in input && { realname }),
      ...("nickname" in input && { nickname }),
      ...("avatar" in input && { avatar }),
    };
    await write(auth, async (tx) => {
      if (Object.keys(changes).length === 0) return;
      await updateOwn(auth, tx, actor, changes);
      await auth.sessions.reload(tx);
    });
    return read(member.id);
  });

  interface Move {
    code: string;
    oldPassword?: string | null;
    twoStepCode?: string | null;
  }
  const move = async (
    request: FastifyRequest,
    channel: "email" | "phone",
    target: string,
    input: Move,
  ) => {
    const { member, actor } = await requireSession(auth, request);
    const holder = await write(auth, (tx) => findCandidate(tx, member.id));
    if (!holder) throw unauthenticated();
    await assertIdentity(auth, request, holder, input);
    const code = await checkCode(auth, "bind", target, input.code);
    await write(auth, async (tx) => {
      await code.spend(tx);
      const before = await findHolder(tx, member.id);
      const other = await tx.first(
        tx.db
          .selectFrom("members")
          .select("id")
          .where(`${channel}_verified`, "=", true)
          .where(({ eb, fn }) => eb(fn<string>("lower", [channel]), "=", target))
          .where("id", "!=", member.id),
      );
      if (other)
        throw invalid({
          [channel]: { key: "validation.unique", params: { field: `person.${channel}` } },
        });
      const changes =
        channel === "email"
          ? { email: target, email_verified: true }
          : { phone: target, phone_verified: true };
      await updateOwn(auth, tx, actor, changes);
      await holdWithdrawals(tx, member.id);
      await log(auth, tx, request, {
        event: `${channel}Changed`,
        username: member.username,
        member: actor,
        reason: target,
      });
      // Notifies the previous addresses, in case the holder has lost the account.
      if (before[channel] !== target)
        await notifyHolder({ engine, tx }, before, request.call.locale, (messages) =>
          messages.addressChanged(),
        );
    });
    return read(member.id);
  };
  registerAppCall(app, "POST /member/updateEmail", async (request) => {
    const input = parseInput(request, newEmail);
    return move(request, "email", normalizeEmail(input.email), input);
  });
  registerAppCall(app, "POST /member/updatePhone", async (request) => {
    const input = parseInput(request, newPhone);
    return move(request, "phone", normalizePhone(input.phone), input);
  });
}
