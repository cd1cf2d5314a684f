import type pg from "pg";
import sharp from "sharp";
import { demoPassword } from "../demo/members.ts";
import { openDatabase } from "../framework/server/database/openDatabase.ts";
import type { TableRow } from "../framework/server/tables/DB.ts";
import { resources } from "../resources/index.ts";
import { createServer } from "../server/app.ts";
import { jobs } from "../server/jobs.ts";
import { rules } from "../server/modules.ts";

const day = 86_400_000;
/** Jobs in the order in which each round runs them. */
const turn = [
  "reconcilePayments",
  "closeUnpaid",
  "reconcilePayments",
  "expireGroups",
  "refundDeadlines",
  "sendMoneyBacks",
  "readProviderStatements",
  "receive",
  "settle",
] as const;

/**
 * Handles what is left in the queues, then simulates five weeks on one process, in which the
 * provider works and the platform pays each declined refund, alternately to the wallet and by bank
 * transfer; returns the number of declined refunds.
 */
export async function advanceClock(url: string, dataDir: string): Promise<number> {
  const database = await openDatabase({ url, poolSize: 5 });
  const server = await createServer({
    database,
    resources,
    rules,
    jobs,
    dataDir,
    demo: true,
    pay: { sandbox: true },
  });
  const { app, engine, pay, close } = server;
  await app.ready();
  let resolved = 0;
  try {
    // Releases the leases of processes that were killed.
    await database.pool.query("delete from leases");
    // Tasks of killed processes are due again.
    await database.pool.query("update pgboss.job set state = 'retry' where state = 'active'");
    // Makes the sandbox's delayed deliveries due now.
    await database.pool.query("update sandbox_deliveries set due_at = now(), tries = 0");
    pay.start();
    const now = Date.now();
    for (const days of [0.1, 1, 2, 4, 6, 8, 12, 16, 20, 24, 28, 32, 36, 40]) {
      // Makes the sandbox's pending refunds due: time passes at the provider too.
      await database.pool.query(
        "update sandbox_refunds set due_at = now() where status = 'pending'",
      );
      for (const job of turn) await engine.jobs?.run(job, { now: new Date(now + days * day) });
      await pay.idle();
      await engine.queues?.idle();
      resolved += await resolveDeclined(app, database.pool);
    }
    return resolved;
  } finally {
    await close();
    await database.close();
  }
}
type App = Awaited<ReturnType<typeof createServer>>["app"];
async function resolveDeclined(app: App, pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<Pick<TableRow<"money_backs">, "id">>(
    "select id from money_backs where status = 'requiresAction' order by id",
  );
  if (rows.length === 0) return 0;
  const post = async (path: string, payload: object, token = "") => {
    const response = await app.inject({
      method: "POST",
      url: `/api/${path}`,
      payload,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const { code, message, data } = response.json();
    if (code !== 200) throw new Error(`${path}: ${code} ${message}`);
    return data;
  };
  const upload = async (token: string): Promise<string> => {
    const content = await sharp({
      create: { width: 40, height: 40, channels: 3, background: "white" },
    })
      .png()
      .toBuffer();
    const head =
      '--cut\r\ncontent-disposition: form-data; name="file"; filename="receipt.png"\r\ncontent-type: image/png\r\n\r\n';
    const response = await app.inject({
      method: "POST",
      url: "/api/common/upload?confidential=1",
      payload: Buffer.concat([Buffer.from(head), content, Buffer.from("\r\n--cut--\r\n")]),
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "multipart/form-data; boundary=cut",
      },
    });
    const { code, message, data } = response.json();
    if (code !== 200) throw new Error(`common/upload: ${code} ${message}`);
    return data.imgUrl;
  };
  const { token } = await post("common/login", { username: "platform", password: demoPassword });
  const receipt = await upload(token);
  for (const [place, { id }] of rows.entries())
    if (place % 2) await post("system/moneyBack/payToWallet", { id }, token);
    else
      await post("system/moneyBack/markTransferred", { id, transferNo: `T ${id}`, receipt }, token);
  return rows.length;
}

/**
 * Returns orders, refunds, payments and groups that are unfinished and that no user or job can
 * complete, and tasks that are due or have failed for good. The task of a job's run whose process
 * was killed fails once its time is over; the job has long been run again by another process.
 */
export async function findStuck(pool: pg.Pool): Promise<readonly object[]> {
  const { rows } = await pool.query(`
    select 'order' as what, id, status from orders where (status = 'unpaid' and pay_end_time < now() + interval '39 days')
      or (status = 'unreceived' and refund_status <> 'refunding')
      or (refund_status = 'refunding' and not exists (select 1 from refunds r where r.order_id = orders.id
        and r.status in ('applying', 'waitingReturn', 'returned', 'intervention', 'offered')))
    union all select 'refund', id, status || ' ' || pay_state from refunds where pay_state in ('waiting', 'failed', 'requiresAction')
      or status in ('applying', 'waitingReturn', 'returned')
    union all select 'money back', id, status from money_backs where status <> 'done'
    union all select 'payment', id, status from payments where reconcile_at is not null
    union all select 'group', id, status from group_orders where status = 'ongoing' or pay_status = 'refunding'`);
  const { rows: tasks } = await pool.query(`
    select 'task' as what, name, state, count(*)::int as tasks from pgboss.job
    where (state = 'failed' and name <> 'job-runs') or (state < 'completed' and start_after <= now())
    group by name, state`);
  return [...rows, ...tasks];
}
