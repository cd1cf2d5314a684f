import { isIPv6 } from "node:net";
import { sql } from "kysely";
import type pg from "pg";
import { domainError } from "../domainError.ts";
import { lockKeys } from "../sql/lockKeys.ts";
import { anyId } from "../tables/anyId.ts";
import type { Calculated, TableRow } from "../tables/DB.ts";
import { sqlNowPlus } from "../tables/sqlNow.ts";
import { type Tx, transaction } from "../transaction.ts";
import type { Turns } from "./turns.ts";

/**
 * Where attempts at secrets are counted: outside of any tenant scope, because the caller is not
 * known yet.
 */
export interface AttemptStore {
  pool: pg.Pool;
}
/** The same for attempts that wait for each other. */
export interface ProofStore extends AttemptStore {
  proofTurns: Turns;
}

/**
 * Failures per hour without a delay, by what they are counted for; each further failure doubles the
 * delay.
 *
 * The delays are our own rules and no limiter of rate-limiter-flexible, which counts one key in a
 * fixed window and then blocks it for a fixed time. Here an attempt is counted for several keys at
 * once, before the secret is checked, for all processes; the delay grows with the failures of the
 * last hour; an address that the holder has used before is exempt from the account's count; and a
 * success removes its attempts in the transaction of what it permits.
 */
const free = { who: 5, whoInBlock: 10, network: 40, block: 100, account: 20 };
const firstWait = 5;
const longestWait = 15 * 60;

/** The groups of an IPv6 address, each without leading zeros; null for IPv4. */
function splitAddress(ip: string): string[] | null {
  if (!isIPv6(ip) || /^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(ip)) return null;
  const [head = "", tail] = ip.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros =
    tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].map((part) => Number.parseInt(part, 16).toString(16));
}
/** Network of one subscriber: an IPv4 address, or a /64 of IPv6. */
export function toNetwork(ip: string): string {
  const groups = splitAddress(ip);
  if (groups) return groups.slice(0, 4).join(":");
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
}
/** Network of one site: a /48 of IPv6, which contains 65,536 subscriber networks; null for IPv4. */
const toAddressBlock = (ip: string): string | null =>
  splitAddress(ip)?.slice(0, 3).join(":") ?? null;

export interface Attempt {
  /** Removes the counted attempt: it was not a guess. */
  succeeded(tx: Tx): Promise<void>;
}
/** Account whose secret is tried, or an unknown name. */
export interface Target {
  key: string;
  /**
   * Addresses from which the account holder has signed in before: failures elsewhere do not delay
   * sign-ins from there.
   */
  knownAddresses?(tx: Tx): Promise<readonly string[]>;
}

/**
 * Counts an attempt at a secret before it is checked, so that concurrent attempts count too.
 * Failures delay further attempts at the account from the same network, all attempts from the
 * network and its block, and, after 20 in an hour, attempts at the account from every network where
 * its holder has never signed in. An account allows about 35 guesses an hour in all, from all
 * networks together.
 */
export async function attempt(
  auth: AttemptStore,
  { key, knownAddresses }: Target,
  ip: string,
): Promise<Attempt> {
  const [network, block] = [toNetwork(ip), toAddressBlock(ip)];
  const isKnownHere = async (tx: Tx) =>
    (await knownAddresses?.(tx))?.some((one) => toNetwork(one) === network) ?? false;
  return reserve(auth, [
    { key: `${key} from ${network}`, free: free.who },
    { key: `network ${network}`, free: free.network },
    { key, free: free.account, isExempt: isKnownHere },
    ...(block === null
      ? []
      : [
          { key: `${key} from block ${block}`, free: free.whoInBlock },
          { key: `block ${block}`, free: free.block },
        ]),
  ]);
}
/** Deletes all failures of an account: its holder has just proved their identity in another way. */
export async function forgetFailures(tx: Tx, key: string): Promise<void> {
  await tx.run(tx.db.deleteFrom("failures").where("key", "=", key));
}
/**
 * Counts an attempt at a secret of a signed-in member: per account, regardless of the network.
 * Concurrent attempts wait for each other, so that a correct secret that is still being checked
 * does not count as a failure of the next one.
 */
export const attemptProof = <T>(
  auth: ProofStore,
  key: string,
  check: (attempt: Attempt) => Promise<T>,
): Promise<T> =>
  auth.proofTurns.run(key, async () => check(await reserve(auth, [{ key, free: free.who }])));
/**
 * Counts an attempt at the second step, regardless of the network: the caller has already passed
 * the first step.
 */
export const attemptStep = (auth: AttemptStore, memberId: number): Promise<Attempt> =>
  reserve(auth, [{ key: `second step of ${memberId}`, free: free.who }]);

interface Counted {
  key: string;
  free: number;
  /**
   * Whether failures of this key are ignored for the attempt; evaluated only if they would delay
   * it.
   */
  isExempt?(tx: Tx): Promise<boolean>;
}
function reserve({ pool }: AttemptStore, counted: readonly Counted[]): Promise<Attempt> {
  return transaction(pool, { tenant: "none" }, "write", async (tx) => {
    const keys = counted.map(({ key }) => key);
    await tx.run(tx.db.deleteFrom("failures").where("add_time", "<", sqlNowPlus(-1, "days")));
    await lockKeys(tx, keys);
    const failed = await tx.run(sql<
      Pick<TableRow<"failures">, "key"> & Calculated<{ count: number; since: number }>
    >`
      select key, count(*)::integer as count, extract(epoch from clock_timestamp() - max(add_time))::float8 as since
      from failures where key = any(${keys}::text[]) and add_time > now() - interval '1 hour' group by key`);
    for (const { key, count, since } of failed) {
      const one = counted.find((each) => each.key === key);
      const excess = count - (one?.free ?? 0);
      const wait =
        excess < 0 ? 0 : Math.ceil(Math.min(longestWait, firstWait * 2 ** excess) - since);
      if (wait > 0 && !(await one?.isExempt?.(tx)))
        throw domainError("login.rateLimited", { seconds: wait }, { data: { wait } });
    }
    const rows = await tx.run(
      tx.db
        .insertInto("failures")
        .values(keys.map((key) => ({ key })))
        .returning("id"),
    );
    const own = counted[0]?.key;
    const ids = rows.map(({ id }) => id);
    return {
      succeeded: async (later) => {
        await later.run(
          later.db
            .deleteFrom("failures")
            .where(({ eb, or }) => or([eb("id", "=", anyId(ids)), eb("key", "=", own ?? "")])),
        );
      },
    };
  });
}
