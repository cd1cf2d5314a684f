import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { demoPassword } from "../demo/members.ts";
import { createRandom } from "../demo/random.ts";
import { auditMoney } from "../resources/finance/server.ts";
import { findMissing, simulateTrade } from "../simulator/simulation.ts";
import { Tally } from "../simulator/tally.ts";
import { startPostgres } from "../tests/postgres.ts";
import type { Figure } from "./figure.ts";
import { untilReady } from "./load.ts";
import { advanceClock, findStuck } from "./soakAudit.ts";

const ports = [3981, 3982];
/** Jobs that run on both processes at the same time. */
const jobs = [
  "closeUnpaid",
  "reconcilePayments",
  "receive",
  "expireGroups",
  "refundDeadlines",
  "settle",
  "sendMoneyBacks",
];
const simulation = {
  buyers: 40,
  speed: 10,
  seed: Number(process.env.SOAK_SEED || 7),
  staff: true,
  withFaults: true,
};
/** Minutes in which the buyers trade as much at this speed as in one hour at normal speed. */
const minutes = Number(process.env.SOAK_MINUTES || 60 / simulation.speed);

/**
 * Simulates an hour of trade on two API processes and one PostgreSQL. Every few seconds one process
 * is killed; the payment provider loses, delays, duplicates and forges events and rejects refunds;
 * merchants change stock by differences and by files; jobs run twice at the same time. Then weeks
 * pass, the platform pays the refunds that the provider declined, and all invariants are checked;
 * no order may remain stuck.
 */
export async function benchSoak(): Promise<Figure[]> {
  const postgres = await startPostgres({ autovacuum: "on" });
  if (!postgres)
    throw new Error("there is no PostgreSQL here: install postgresql, or set TEST_DATABASE_URL");
  const url = await postgres.createDatabase();
  const folder = mkdtempSync(path.join(os.tmpdir(), "markethall-soak-"));
  const env = {
    ...process.env,
    DATABASE_URL: url,
    DATA_DIR: folder,
    DEMO: "on",
    NODE_ENV: "production",
    STORE_RATE: "0",
    MEMBER_RATE: "0",
    IMPORT_RATE: "0",
    LOG_LEVEL: "fatal",
  };
  const start = (port: number) =>
    fork(path.resolve("bench/ours.mjs"), [], {
      env: { ...env, PORT: String(port) },
      stdio: "ignore",
    });
  const urls = ports.map((port) => `http://127.0.0.1:${port}`);
  const children: ChildProcess[] = [start(ports[0] ?? 0)];
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  const stop = new AbortController();
  const tally = new Tally();
  let killed = 0;
  let jobsRun = 0;
  try {
    // The first process fills the database with the demo.
    await untilReady(`${urls[0]}/api/health`, 180);
    children.push(start(ports[1] ?? 0));
    await untilReady(`${urls[1]}/api/health`);
    const random = createRandom(simulation.seed + 4);
    const killing = (async () => {
      while (!stop.signal.aborted) {
        await pause(random.whole(4000, 9000));
        const place = random.whole(0, 1);
        children[place]?.kill("SIGKILL");
        killed += 1;
        await pause(random.whole(200, 1500));
        children[place] = start(ports[place] ?? 0);
        await untilReady(`${urls[place]}/api/health`);
      }
    })();
    const twice = (async () => {
      while (!stop.signal.aborted) {
        await pause(5000);
        for (const job of jobs) {
          // A process that was just killed does not answer, and a job runs in one of them.
          const ran = await Promise.allSettled(urls.map((at) => runJob(at, job)));
          jobsRun += ran.filter(({ status }) => status === "fulfilled").length;
        }
      }
    })();
    setTimeout(() => stop.abort(), minutes * 60_000);
    const progress = setInterval(() => console.log(`${tally.line()} · killed ${killed}`), 30_000);
    await simulateTrade({ ...simulation, urls }, tally, stop).finally(() =>
      clearInterval(progress),
    );
    await Promise.all([killing, twice]);
    console.log(tally.report());
    const missing = await findMissing(urls, tally);
    for (const child of children) child.kill("SIGKILL");
    const resolved = await advanceClock(url, folder);
    const stuck = await findStuck(pool);
    for (const row of stuck) console.log(`STUCK ${JSON.stringify(row)}`);
    const findings = await auditMoney(pool);
    for (const { name, count, rows } of findings)
      console.log(`BROKEN ${name}: ${count} ${JSON.stringify(rows)}`);
    const none = (what: string, figure: number): Figure => ({
      what,
      figure,
      target: "0",
      ok: figure === 0,
    });
    return [
      { what: "processes killed during the run", figure: killed, target: "> 0", ok: killed > 0 },
      { what: "jobs run by hand meanwhile", figure: jobsRun, target: "> 0", ok: jobsRun > 0 },
      none(`of ${tally.orders.size} orders that were acknowledged, missing`, missing.length),
      {
        what: "refunds permanently declined by the provider and paid by the platform",
        figure: resolved,
        target: "≥ 0",
        ok: true,
      },
      none("orders, payments, refunds and tasks without a way out", stuck.length),
      none("invariants that do not hold", findings.length),
    ];
  } finally {
    stop.abort();
    for (const child of children) child.kill("SIGKILL");
    await pool.end();
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
async function runJob(at: string, job: string): Promise<void> {
  const post = async (path: string, body: object, token?: string) => {
    const response = await fetch(`${at}/api/${path}`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
    });
    const answer = (await response.json()) as { code: number; data: { token: string } };
    if (answer.code !== 200) throw new Error(`${path}: ${JSON.stringify(answer).slice(0, 300)}`);
    return answer;
  };
  const { data } = await post("common/login", { username: "platform", password: demoPassword });
  await post("system/job/run", { job }, data.token);
}
