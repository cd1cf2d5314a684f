import { readFileSync } from "node:fs";
import pg from "pg";
import { invariants } from "../resources/finance/server.ts";
const cpu = (pid: number) => {
  const f = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(f[11]) + Number(f[12])) * 10;
};
export async function main(): Promise<void> {
  const client = new pg.Client(process.env.AUDIT_URL);
  await client.connect();
  const pid = (await client.query("select pg_backend_pid() pid")).rows[0].pid;
  await client.query("set max_parallel_workers_per_gather = 0");
  for (const one of (process.env.AUDIT_SET ?? "").split(";").filter(Boolean)) await client.query(one);
  let all = 0, wall = 0;
  const out: string[] = [];
  for (const { name, sql } of invariants) {
    if (process.env.AUDIT_ONLY && !name.includes(process.env.AUDIT_ONLY)) continue;
    const b = cpu(pid), at = performance.now();
    const { rows } = await client.query(sql);
    const took = cpu(pid) - b; all += took; const w = performance.now() - at; wall += w;
    out.push(`${String(took).padStart(6)} ms cpu ${w.toFixed(0).padStart(6)} ms ${rows.length ? `BROKEN ${rows.length}` : ""} ${name}`);
  }
  out.sort().reverse();
  for (const line of out) console.log(line);
  console.log("cpu", all, "wall", wall.toFixed(0));
  await client.end();
}
