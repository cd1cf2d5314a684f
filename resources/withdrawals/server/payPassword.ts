import { sql } from "kysely";
import type { Engine } from "../../../framework/server/engine.ts";
import type { Tx } from "../../../framework/server/tenancy.ts";

/** Refuses whoever does not prove to be the member; each wrong proof counts, whatever becomes of the call. */
export type ProofCheck = (who: { id: number; ip: string }, proof: string) => Promise<void>;
const checks = new WeakMap<Engine, ProofCheck>();
/** Says who knows the members' secrets, which no rule may read. */
export function setProofCheck(engine: Engine, check: ProofCheck): void {
  checks.set(engine, check);
}
export async function checkProof(engine: Engine, who: { id: number; ip: string }, proof: string): Promise<void> {
  const check = checks.get(engine);
  if (!check) throw new Error("nobody checks pay passwords");
  await check(who, proof);
}

/** Whether a member has anything to prove themselves by: a pay password, or an app that makes codes. */
export const hasProof = (tx: Tx, memberId: number): Promise<boolean> =>
  tx.beyondWall(async () => {
    const found = await tx.first(sql`
      select 1 as id from credentials
      where member_id = ${memberId} and (pay_password_hash is not null or totp_since is not null)`);
    return found !== undefined;
  });
