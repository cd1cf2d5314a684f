import { isIPv6 } from "node:net";
import { sql } from "kysely";
import { Refusal } from "../../framework/server/refusal.ts";
import type { Tx } from "../../framework/server/tenancy.ts";
import { type Door, write } from "./door.ts";

/** How many failures cost nothing, by what they are counted for; each further one doubles the wait. */
const free = { who: 5, network: 40 };
const firstWait = 5;
const longestWait = 15 * 60;

/** What one subscriber has: an address, or 64 bits of the new ones. */
export function networkOf(ip: string): string {
  if (!isIPv6(ip)) return ip;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1]) return mapped[1];
  const [head = "", tail] = ip.split("::");
  const left = head === "" ? [] : head.split(":");
  const right = tail ? tail.split(":") : [];
  const zeros = tail === undefined ? [] : Array.from({ length: 8 - left.length - right.length }, () => "0");
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(":");
}

export interface Attempt {
  /** Takes back what was counted: it was no guess. */
  succeeded(tx: Tx): Promise<void>;
}
export const tooOften = (error: string, wait: number) =>
  new Refusal(429, error, { key: "refusal.tooOften", params: { seconds: wait } }, { data: { wait } });

/**
 * Counts a try of somebody's secret before it is looked at, so that tries at the same time count too. Failures slow down whoever is
 * tried from that network, and the network; a colleague who comes from elsewhere is not slowed.
 */
export async function attempt(door: Pick<Door, "pool">, who: string, ip: string): Promise<Attempt> {
  const network = networkOf(ip);
  return reserve(door, [
    { key: `${who.toLowerCase()} from ${network}`, free: free.who },
    { key: `network ${network}`, free: free.network },
  ]);
}
/** The same for a second step: who has come so far knows the first secret, wherever they are. */
export const attemptStep = (door: Door, memberId: number): Promise<Attempt> =>
  reserve(door, [{ key: `second step of ${memberId}`, free: free.who }]);

function reserve(door: Pick<Door, "pool">, counted: readonly { key: string; free: number }[]): Promise<Attempt> {
  return write(door, async (tx) => {
    const keys = counted.map(({ key }) => key).sort();
    await tx.run(sql`delete from failures where add_time < now() - interval '1 day'`);
    await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest(${keys}::text[]) key`);
    const failed = await tx.run<{ key: string; count: number; since: number }>(sql`
      select key, count(*)::integer as count, extract(epoch from clock_timestamp() - max(add_time))::float8 as since
      from failures where key = any(${keys}::text[]) and add_time > now() - interval '1 hour' group by key`);
    const waits = failed.map(({ key, count, since }) => {
      const beyond = count - (counted.find((one) => one.key === key)?.free ?? 0);
      return beyond < 0 ? 0 : Math.ceil(Math.min(longestWait, firstWait * 2 ** beyond) - since);
    });
    const wait = Math.max(0, ...waits);
    if (wait > 0) throw tooOften("login.tooOften", wait);
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
