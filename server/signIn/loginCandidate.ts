import { type RawBuilder, sql } from "kysely";
import { DomainError } from "../../framework/server/domainError.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { plainEmail, plainPhone } from "./inputFields.ts";
import type { Target } from "./throttle.ts";

/** Who wants to come in, with what has to be known before they are let in. */
export interface LoginCandidate {
  id: number;
  shopId: number | null;
  username: string;
  status: string;
  freezeReason: string | null;
  passwordHash: string | null;
  twoStep: boolean;
}
async function candidate(tx: Tx, where: RawBuilder<unknown>): Promise<LoginCandidate | null> {
  const found = await tx.first<LoginCandidate>(sql`
    select m.id, m.shop_id as "shopId", m.username, m.status, m.freeze_reason as "freezeReason", c.password_hash as "passwordHash",
      c.totp_since is not null as "twoStep"
    from members m left join credentials c on c.member_id = m.id where ${where} limit 1`);
  return found ?? null;
}
const numberIn = (name: string) => (/^[+\d][\d ()-]*$/.test(name) ? plainPhone(name) : null);
/** The account whose failures are counted, whichever of its name, e-mail address and phone number is used; of an unknown name, the name. */
export const targetOf = (member: Pick<LoginCandidate, "id"> | null, name = ""): Target =>
  member
    ? { key: `member ${member.id}`, knownAddresses: (tx) => knownAddresses(tx, member.id) }
    : { key: `name ${(numberIn(name) ?? plainEmail(name)).slice(0, 255)}` };

/** Where a member has signed in, or recovered a password, within three months. */
async function knownAddresses(tx: Tx, memberId: number): Promise<string[]> {
  const found = await tx.run<{ ip: string }>(sql`
    select distinct ip from login_log where member_id = ${memberId} and ok and ip is not null
      and event in ('signIn', 'passwordRecovered') and add_time > now() - interval '90 days' limit 1000`);
  return found.map(({ ip }) => ip);
}
/** By name, or by an address at which they have shown that they answer; a name comes first. */
export function findCandidateByName(tx: Tx, name: string): Promise<LoginCandidate | null> {
  return candidate(
    tx,
    sql`lower(m.username) = lower(${name}) or (m.email_verified and lower(m.email) = ${plainEmail(name)})
      or (m.phone_verified and m.phone = ${numberIn(name)}) order by lower(m.username) = lower(${name}) desc`,
  );
}
export const findCandidate = (tx: Tx, id: number) => candidate(tx, sql`m.id = ${id}`);
export const findCandidateByAddress = (tx: Tx, channel: "email" | "phone", target: string) =>
  candidate(
    tx,
    channel === "email"
      ? sql`m.email_verified and lower(m.email) = ${target}`
      : sql`m.phone_verified and m.phone = ${target}`,
  );

/** Only who has shown that they are the holder is told that an account is shut. */
export function refuseShut({ status, freezeReason }: LoginCandidate): void {
  if (status === "frozen")
    throw new DomainError(422, "account.frozen", {
      key: "refusal.accountFrozen",
      params: { reason: freezeReason ?? "" },
    });
  if (status !== "normal") throw new DomainError(422, "account.disabled", { key: "refusal.accountDisabled" });
}
