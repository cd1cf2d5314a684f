import { type ChildProcess, fork } from "node:child_process";
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { generateToken, hashToken } from "../framework/server/session/token.ts";
import { startPostgres } from "../tests/postgres.ts";
import { type Figure, requireAtMost } from "./figure.ts";
import { fire, isAnswered, median, untilReady } from "./load.ts";
import { type Report, runCampaign } from "./malformed/campaign.ts";
import { readOperations } from "./malformed/generateCall.ts";
import { sendWorst } from "./malformed/sendWorst.ts";

const ports = [3981, 3982];
const password = "markethall-demo";
const memoryLimit = 1000;
const setting = (name: string, fallback: string): string => process.env[name] || fallback;

/** Returns the memory of a process in bytes, as the operating system reports it. */
function measureMemory({ pid }: ChildProcess): number {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1];
    return (Number(kilobytes) * 1024) / 1e6;
  } catch {
    return 0;
  }
}

/**
 * Opens new sessions when calls of the campaign have ended the previous ones; on PostgreSQL,
 * directly in the database.
 */
function tokenSource(base: string, pool: pg.Pool | null) {
  const names: Readonly<Record<string, readonly string[]>> = {
    shop: ["harbour", "harbour", "harbour", "harbour", "harbour:mia"],
    platform: ["platform"],
  };
  const known = new Map<string, string>();
  let turn = 0;
  const openSession = async (username: string): Promise<string | null> => {
    if (!pool) {
      const text = await fire({
        url: `${base}/api/common/login`,
        method: "POST",
        body: JSON.stringify({ username, password }),
      });
      return /"token":"([^"]+)"/.exec(text)?.[1] ?? null;
    }
    const token = generateToken();
    await pool.query("update members set status = 'normal' where username = $1", [username]);
    await pool.query(
      "update credentials set must_change_password = false from members m where m.id = member_id and m.username = $1",
      [username],
    );
    await pool.query(
      `insert into sessions (token_hash, member_id, shop_id, ip, way, last_used, expires_at)
       select $1, id, shop_id, '127.0.0.1', 'password', now(), now() + interval '1 day' from members where username = $2`,
      [hashToken(token), username],
    );
    return token;
  };
  const openBuyer = async (): Promise<string | null> => {
    if (pool) {
      const token = generateToken();
      // A demo buyer with orders, refunds and comments.
      await pool.query(
        `insert into buyer_sessions (token_hash, buyer_id, ip, expires_at)
         select $1, member_id, '127.0.0.1', now() + interval '1 day' from orders group by member_id order by count(*) desc, member_id limit 1`,
        [hashToken(token)],
      );
      return token;
    }
    const email = `buyer${Date.now()}${turn}@example.com`;
    const text = await fire({
      url: `${base}/api/store/v1/buyer/register`,
      method: "POST",
      body: JSON.stringify({ email, password: "Correct-Horse-41", nickname: "Buyer" }),
    });
    return /"token":"([^"]+)"/.exec(text)?.[1] ?? null;
  };
  return async (login: string, isRenewed: boolean): Promise<string | null> => {
    if (login === "none") return null;
    if (login === "garbage") return "not-a-token";
    turn += 1;
    const list = names[login] ?? ["buyer"];
    const name = list[turn % list.length] ?? "buyer";
    const token = known.get(name);
    if (token && !isRenewed) return token;
    const opened = await (login === "buyer" ? openBuyer() : openSession(name));
    if (opened) known.set(name, opened);
    return opened;
  };
}

/**
 * Requests a list of another shop every 100 ms; returns a function that stops it and returns the
 * milliseconds of each response, without end for an error.
 */
function probe(base: string, token: string): () => Promise<number[]> {
  const taken: number[] = [];
  let isOver = false;
  const probing = (async () => {
    while (!isOver) {
      const startedAt = performance.now();
      const text = await fire({
        url: `${base}/api/member/goods/getList?pageSize=20`,
        headers: { authorization: `Bearer ${token}` },
      });
      const milliseconds = performance.now() - startedAt;
      taken.push(isAnswered(text) ? milliseconds : Number.POSITIVE_INFINITY);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return async () => {
    isOver = true;
    await probing;
    return taken;
  };
}

function show(kind: string, report: Report): void {
  const codes = [...report.codes]
    .sort(([left], [right]) => left - right)
    .map(([code, count]) => `${code}: ${count}`);
  console.log(
    `${kind}: ${report.calls} calls; ${codes.join(", ")}; longest ${report.longest.toFixed(0)} ms`,
  );
  for (const { call, status, milliseconds, answer } of [
    ...report.failures.slice(0, 60),
    ...report.slow.slice(0, 20),
  ])
    console.log(`  ${status} ${milliseconds.toFixed(0)} ms ${call}\n      ${answer}`);
}

async function campaignOn(
  kind: "postgres" | "embedded",
  count: number,
  seed: number,
): Promise<Figure[]> {
  const postgres = kind === "postgres" ? await startPostgres() : null;
  const url = postgres ? await postgres.createDatabase() : "";
  const dataDir = mkdtempSync(path.join(os.tmpdir(), "markethall-malformed-"));
  const used =
    kind === "postgres"
      ? ports.slice(0, Number(setting("MALFORMED_PROCESSES", "1")))
      : ports.slice(0, 1);
  const log = setting("MALFORMED_LOG", path.join(os.tmpdir(), "markethall-malformed.log"));
  const out = createWriteStream(log, { flags: "a" });
  const children: ChildProcess[] = [];
  const bases = used.map((port) => `http://127.0.0.1:${port}`);
  let pool: pg.Pool | null = null;
  let highest = 0;
  const watching = setInterval(() => {
    highest = Math.max(highest, ...children.map(measureMemory));
  }, 250);
  try {
    for (const [index, port] of used.entries()) {
      const child = fork(path.resolve("bench/ours.mjs"), [], {
        env: {
          ...process.env,
          DATABASE_URL: url,
          DATA_DIR: dataDir,
          PORT: String(port),
          DEMO: "on",
          NODE_ENV: "production",
          STORE_RATE: "0",
          MEMBER_RATE: "0",
          EXPORT_RATE: "0",
          IMPORT_RATE: "0",
          UPLOAD_RATE: "0",
          LOG_LEVEL: "error",
        },
        stdio: ["ignore", "pipe", "pipe", "ipc"],
      });
      child.stdout?.pipe(out, { end: false });
      child.stderr?.pipe(out, { end: false });
      children.push(child);
      await untilReady(`${bases[index]}/api/health`, 180);
    }
    if (url) pool = new pg.Pool({ connectionString: url, max: 2 });
    const [base = ""] = bases;
    const { operations, components } = readOperations(
      JSON.parse(await fire({ url: `${base}/api/openapi.json` })),
    );
    const tokenFor = tokenSource(base, pool);
    const login = await fire({
      url: `${base}/api/common/login`,
      method: "POST",
      body: JSON.stringify({ username: "laneway", password }),
    });
    const other = /"token":"([^"]+)"/.exec(login)?.[1] ?? "";
    console.log(
      `${kind}: ${operations.length} operations, seed ${seed}, ${count} calls, log in ${log}`,
    );
    const report = await runCampaign({
      bases,
      operations,
      components,
      seed,
      count,
      workers: 12,
      tokenFor,
    });
    show(kind, report);
    // The most expensive calls known, sent from one shop.
    const stop = probe(base, other);
    const worst = await sendWorst(
      base,
      (await tokenFor("shop", true)) ?? "",
      24,
      Math.min(20, 5 + count / 500),
    );
    const others = await stop();
    console.log(
      `${kind}: the worst calls, longest ${worst.toFixed(0)} ms; ${others.length} lists of another shop`,
    );
    const on = kind === "postgres" ? "on PostgreSQL" : "on the embedded database";
    return [
      requireAtMost(
        `answers of 500, or none, to ${report.calls} malformed calls ${on}`,
        report.failures.length,
        0,
      ),
      requireAtMost(
        `seconds of the longest answer ${on}`,
        Math.max(report.longest, worst) / 1000,
        5,
      ),
      requireAtMost(
        `ms of a list while another shop sends the worst calls, median ${on}`,
        median(others),
        200,
      ),
      requireAtMost(`MB of memory of a process meanwhile ${on}`, highest, memoryLimit),
    ];
  } finally {
    clearInterval(watching);
    for (const child of children) child.kill();
    await pool?.end();
    await postgres?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Sends malformed calls for all documented operations to the built server. MALFORMED_CALLS sets how
 * many, MALFORMED_SEED the seed, MALFORMED_ON the database (`postgres`, `embedded` or both),
 * MALFORMED_PROCESSES how many processes share one PostgreSQL.
 */
export async function benchMalformed(): Promise<Figure[]> {
  const count = Number(setting("MALFORMED_CALLS", "10000"));
  const seed = Number(setting("MALFORMED_SEED", "1"));
  const on = setting("MALFORMED_ON", "postgres,embedded").split(",");
  const figures: Figure[] = [];
  if (on.includes("postgres")) figures.push(...(await campaignOn("postgres", count, seed)));
  if (on.includes("embedded"))
    figures.push(...(await campaignOn("embedded", Math.ceil(count / 10), seed)));
  return figures;
}
