import { type RawBuilder, sql } from "kysely";
import type { Target } from "../../framework/server/session/throttle.ts";
import type { Calculated, CamelRow, TableRow } from "../../framework/server/tables/DB.ts";
import { sqlNowPlus } from "../../framework/server/tables/sqlNow.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { domainError } from "../errors.ts";
import { normalizeEmail, normalizePhone } from "./parseInput.ts";

/** Account that is signing in, with the data that the checks need. */
export type LoginCandidate = Pick<TableRow<"members">, "id" | "username" | "status"> &
  Pick<CamelRow<"members">, "freezeReason"> &
  Pick<CamelRow<"credentials">, "passwordHash"> &
  Calculated<{ tenantId: TableRow<"members">["shop_id"]; twoStep: boolean }>;
async function readCandidate(
  tx: Tx,
  condition: RawBuilder<unknown>,
): Promise<LoginCandidate | null> {
  const found = await tx.first(sql<LoginCandidate>`
    select m.id, m.shop_id as "tenantId", m.username, m.status, m.freeze_reason as "freezeReason", c.password_hash as "passwordHash",
      c.totp_since is not null as "twoStep"
    from members m left join credentials c on c.member_id = m.id where ${condition} limit 1`);
  return found ?? null;
}
const numberIn = (name: string) => (/^[+\d][\d ()-]*$/.test(name) ? normalizePhone(name) : null);
/**
 * Returns the account whose failures are counted, whether its name, e-mail address or phone number
 * is used; for an unknown name, the name.
 */
export const toThrottleTarget = (member: Pick<LoginCandidate, "id"> | null, name = ""): Target =>
  member
    ? { key: `member ${member.id}`, knownAddresses: (tx) => knownAddresses(tx, member.id) }
    : { key: `name ${(numberIn(name) ?? normalizeEmail(name)).slice(0, 255)}` };

/** Addresses from which a member has signed in, or recovered a password, in the last 90 days. */
async function knownAddresses(tx: Tx, memberId: number): Promise<string[]> {
  const found = await tx.run(
    tx.db
      .selectFrom("login_log")
      .select(({ ref }) => ref("ip").$notNull().as("ip"))
      .distinct()
      .where("member_id", "=", memberId)
      .where("ok", "=", true)
      .where("ip", "is not", null)
      .where("event", "in", ["signIn", "passwordRecovered"])
      .where("add_time", ">", sqlNowPlus(-90, "days"))
      .limit(1000),
  );
  return found.map(({ ip }) => ip);
}
/** Finds a candidate by username or verified address; a username takes precedence. */
export function findCandidateByName(tx: Tx, name: string): Promise<LoginCandidate | null> {
  return readCandidate(
    tx,
    sql`lower(m.username) = lower(${name}) or (m.email_verified and lower(m.email) = ${normalizeEmail(name)})
      or (m.phone_verified and m.phone = ${numberIn(name)}) order by lower(m.username) = lower(${name}) desc`,
  );
}
export const findCandidate = (tx: Tx, id: number) => readCandidate(tx, sql`m.id = ${id}`);
export const findCandidateByAddress = (tx: Tx, channel: "email" | "phone", target: string) =>
  readCandidate(
    tx,
    channel === "email"
      ? sql`m.email_verified and lower(m.email) = ${target}`
      : sql`m.phone_verified and m.phone = ${target}`,
  );

/**
 * Rejects a frozen or disabled account. Called only after the holder is authenticated, so that
 * others do not learn the status.
 *
 * @throws {DomainError} `account.disabled` when the account is disabled.
 * @throws {DomainError} `account.frozen` when the account is frozen.
 */
export function assertOpen({ status, freezeReason }: LoginCandidate): void {
  if (status === "frozen") throw domainError("account.frozen", { reason: freezeReason ?? "" });
  if (status !== "normal") throw domainError("account.disabled");
}
