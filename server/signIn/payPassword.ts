import { hash, verify } from "@node-rs/argon2";
import { sql } from "kysely";
import { ok } from "../../framework/server/http/answer.ts";
import { refuse, unauthenticated } from "../../framework/server/refusal.ts";
import type { ProofCheck } from "../../resources/withdrawals/server/payPassword.ts";
import { asked } from "./asked.ts";
import { type Door, sessionOf, write } from "./door.ts";
import { log } from "./log.ts";
import { isPassword } from "./login.ts";
import { comerWithId } from "./member.ts";
import { checkOldPassword, fields } from "./password.ts";
import { attemptProof } from "./throttle.ts";
import { spendSecondStep } from "./twoStep.ts";

interface Proofs {
  hash: string | null;
  codes: boolean;
}
async function proofsOf({ pool }: Pick<Door, "pool">, memberId: number): Promise<Proofs> {
  const { rows } = await pool.query<Proofs>(
    "select pay_password_hash as hash, totp_since is not null as codes from credentials where member_id = $1",
    [memberId],
  );
  return rows[0] ?? { hash: null, codes: false };
}

/** By a pay password, or a code of the app that makes them: what a stolen sign-in password does not open. */
export const proofCheck =
  (door: Pick<Door, "pool">): ProofCheck =>
  async ({ id }, given) => {
    const { hash: kept, codes } = await proofsOf(door, id);
    if (!kept && !codes)
      throw refuse("payPassword.missing", { key: "resources.withdrawals.refusals.payPasswordMissing" });
    const tried = await attemptProof(door, `pay password of ${id}`);
    const right = kept !== null && (await verify(kept, given));
    await write(door, async (tx) => {
      if (!right && !(codes && (await spendSecondStep(tx, id, given)))) {
        const key = "resources.withdrawals.refusals.payPasswordWrong";
        throw refuse("payPassword.wrong", { key }, { payPassword: { key } });
      }
      await tried.succeeded(tx);
    });
  };

/** The password that is asked for before money leaves the shop; whoever sets one says the password that they sign in with. */
export function registerPayPassword(door: Door): void {
  const { app } = door;
  app.get("/api/member/payPassword", async (request) => {
    const { hash: kept, codes } = await proofsOf(door, (await sessionOf(door, request)).member.id);
    return ok({ set: kept !== null, codes });
  });
  app.post("/api/member/updatePayPassword", async (request) => {
    const input = asked(request, fields);
    const { id } = (await sessionOf(door, request)).member;
    const member = await write(door, (tx) => comerWithId(tx, id));
    if (!member) throw unauthenticated();
    await checkOldPassword(door, member, input.oldPassword, request.ip);
    const same = { key: "refusal.payPasswordSame" };
    if (await isPassword(member, input.password)) throw refuse("payPassword.same", same, { password: same });
    const payHash = await hash(input.password);
    await write(door, async (tx) => {
      await tx.run(sql`
        insert into credentials (member_id, pay_password_hash) values (${id}, ${payHash})
        on conflict (member_id) do update set pay_password_hash = excluded.pay_password_hash`);
      await log(tx, request, { event: "payPasswordChanged", username: member.username, member });
    });
    return ok(null);
  });
}
