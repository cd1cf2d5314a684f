import { openDatabase } from "../framework/server/database/open.ts";

/** A process that writes until it is killed, and says each row once it is acknowledged. */
export async function main([dataDir = ""]: string[]): Promise<void> {
  const { pool } = await openDatabase({ dataDir });
  await pool.query("create table if not exists written (n bigint primary key)");
  const { rows } = await pool.query<{ n: number }>("select coalesce(max(n), 0) as n from written");
  for (let n = (rows[0]?.n ?? 0) + 1; ; n += 1) {
    await pool.query("insert into written values ($1)", [n]);
    process.stdout.write(`${n}\n`);
  }
}
