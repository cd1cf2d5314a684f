import { readdirSync, readFileSync } from "node:fs";
import { sql } from "kysely";
import type pg from "pg";
import { queryValue } from "../framework/server/database/queryPool.ts";

/** Milliseconds of one clock tick, the unit of process times on Linux. */
const msPerTick = 10;
function readStat(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const own = (pid: number): number => msPerTick * sum(readStat(pid).slice(11, 13).map(Number));
const withReaped = (pid: number): number =>
  msPerTick * sum(readStat(pid).slice(11, 15).map(Number));
const findChildren = (pid: number): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && readStat(Number(name))[1] === String(pid))
    .map(Number);

/**
 * CPU time used so far, in milliseconds, by the API processes, by PostgreSQL and by this process.
 */
export interface Worked {
  processes: number;
  postgres: number;
  callers: number;
}
/**
 * Measures CPU time instead of elapsed time: other programs on the machine affect the latter much
 * more.
 */
export async function worked(pool: pg.Pool, pids: readonly number[]): Promise<Worked> {
  const pid = await queryValue(
    pool,
    sql<string>`select split_part(pg_read_file('postmaster.pid'), ${"\n"}, 1)`,
  );
  const postmaster = Number(pid);
  const { user, system } = process.cpuUsage();
  return {
    processes: sum(pids.map(own)),
    postgres: withReaped(postmaster) + sum(findChildren(postmaster).map(own)),
    callers: (user + system) / 1000,
  };
}
