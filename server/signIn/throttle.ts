import { isIPv6 } from "node:net";
import { sql } from "kysely";
import { DomainError } from "../../framework/server/domainError.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { type AuthContext, write } from "./authContext.ts";

/** How many failures in an hour cost nothing, by what they are counted for; each further one doubles the wait. */
const free = { who: 5, whoInBlock: 10, network: 40, block: 100, account: 20 };
const firstWait = 5;
const longestWait = 15 * 60;

/** The groups of an IPv6 address, each without leading zeros; null for IPv4. */
function groupsOf(ip: string): string[] | null {
  if (!isIPv6(ip) || /^::ffff:\d+\.\d+\.\d+\.\d+$/i.test(ip)) return null;
  const [head = "", tail] = ip.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right].map((part) => Number.parseInt(part, 16).toString(16));
}
/** What one subscriber has: an IPv4 address, or a /64 of IPv6. */
export function networkOf(ip: string): string {
  const groups = groupsOf(ip);
  if (groups) return groups.slice(0, 4).join(":");
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
}
/** What one site has: a /48 of IPv6, in which 65,536 subscribers' networks lie; null for IPv4. */
const blockOf = (ip: string): string | null => groupsOf(ip)?.slice(0, 3).join(":") ?? null;

export interface Attempt {
  /** Takes back what was counted: it was no guess. */
  succeeded(tx: Tx): Promise<void>;
}
export const tooOften = (error: string, wait: number) =>
  new DomainError(429, error, { key: "refusal.tooOften", params: { seconds: wait } }, { data: { wait } });

/** An account whose secret is tried, or a name that no account has. */
export interface Target {
  key: string;
  /** Addresses from which its holder has come before: failures elsewhere do not slow them there. */
  knownAddresses?(tx: Tx): Promise<readonly string[]>;
}

/**
 * Counts a try of somebody's secret before it is looked at, so that tries at the same time count too. Failures slow down whoever tries the
 * account from that network, the network and its block, and, beyond 20 in an hour, everybody who tries the account from a network where
 * its holder has never signed in. An account has about 35 guesses an hour in all, wherever they come from.
 */
export async function attempt(
  auth: Pick<AuthContext, "pool">,
  { key, knownAddresses }: Target,
  ip: string,
): Promise<Attempt> {
  const [network, block] = [networkOf(ip), blockOf(ip)];
  const isKnownHere = async (tx: Tx) =>
    (await knownAddresses?.(tx))?.some((one) => networkOf(one) === network) ?? false;
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
/** Forgets the failures of an account everywhere: its holder has just proved who they are in another way. */
export async function forgetFailures(tx: Tx, key: string): Promise<void> {
  await tx.run(sql`delete from failures where key = ${key}`);
}
/** The same for a secret that is only asked of who is signed in: it is counted for the account, wherever it is tried. */
export const attemptProof = (auth: Pick<AuthContext, "pool">, key: string): Promise<Attempt> =>
  reserve(auth, [{ key, free: free.who }]);
/** The same for a second step: who has come so far knows the first secret, wherever they are. */
export const attemptStep = (auth: AuthContext, memberId: number): Promise<Attempt> =>
  reserve(auth, [{ key: `second step of ${memberId}`, free: free.who }]);

interface Counted {
  key: string;
  free: number;
  /** Whether its failures do not slow this try; asked only where they would. */
  isExempt?(tx: Tx): Promise<boolean>;
}
function reserve(auth: Pick<AuthContext, "pool">, counted: readonly Counted[]): Promise<Attempt> {
  return write(auth, async (tx) => {
    const keys = counted.map(({ key }) => key).sort();
    await tx.run(sql`delete from failures where add_time < now() - interval '1 day'`);
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) key`);
    const failed = await tx.run<{ key: string; count: number; since: number }>(sql`
      select key, count(*)::integer as count, extract(epoch from clock_timestamp() - max(add_time))::float8 as since
      from failures where key = any(${keys}::text[]) and add_time > now() - interval '1 hour' group by key`);
    for (const { key, count, since } of failed) {
      const one = counted.find((each) => each.key === key);
      const beyond = count - (one?.free ?? 0);
      const wait = beyond < 0 ? 0 : Math.ceil(Math.min(longestWait, firstWait * 2 ** beyond) - since);
      if (wait > 0 && !(await one?.isExempt?.(tx))) throw tooOften("login.tooOften", wait);
    }
    const rows = await tx.run<{ id: number; key: string }>(
      sql`insert into failures (key) select unnest(${keys}::text[]) returning id, key`,
    );
    const own = counted[0]?.key;
    const ids = rows.map(({ id }) => id);
    return {
      succeeded: async (later) => {
        await later.run(sql`delete from failures where id = any(${ids}::bigint[]) or key = ${own}`);
      },
    };
  });
}
