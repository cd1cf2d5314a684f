import { fork } from "node:child_process";
import path from "node:path";
import { hash } from "@node-rs/argon2";
import pg from "pg";
import { openDatabase } from "../framework/server/database/openDatabase.ts";
import { prepareSchema } from "../server/open.ts";
import { startPostgres } from "../tests/postgres.ts";
import { measureBulk } from "./bulk.ts";
import { type Worked, worked } from "./cpu.ts";
import type { Figure } from "./figure.ts";
import { fireAll, measureLatency, median, rate, type Shot, untilReady } from "./load.ts";

const ports = { ours: 3971, bare: 3972 };
const rounds = 5;

/** Creates 100,000 suppliers in 100 shops, and 100,000 cities that all shops share. */
async function fill(url: string): Promise<void> {
  const database = await openDatabase({ url });
  await prepareSchema(database);
  await database.pool.query(
    "insert into shops (name) select 'Shop ' || n from generate_series(1, 100) n",
  );
  await database.pool.query(
    "with owners as (insert into members (shop_id, username, main) select id, 'owner' || id, true from shops returning id) insert into credentials (member_id, password_hash) select id, $1 from owners",
    [await hash("bench")],
  );
  await database.pool.query(
    "with made as (insert into members (username, main) values ('platform', true) returning id) insert into credentials (member_id, password_hash) select id, $1 from made",
    [await hash("bench")],
  );
  await database.pool.query(`insert into suppliers (shop_id, name, contact, phone, credit_limit, payment_days, status, supplies)
    select 1 + n % 100, 'Supplier ' || md5(n::text), 'Contact ' || n, '0400 000 000', n * 100, n % 60, case when n / 100 % 10 = 0 then 'paused' else 'active' end, '{pantry}' from generate_series(1, 100000) n`);
  await database.pool.query(
    `insert into countries (code, name) values ('AU', '{"en":"Australia"}')`,
  );
  await database.pool.query(
    `insert into cities (name, country, sort) select jsonb_build_object('en', 'City ' || n, 'zhCN', '城市 ' || n, 'zhTW', '城市 ' || n, 'km', 'City ' || n), 1, n % 100 from generate_series(1, 100000) n`,
  );
  await database.pool.query("vacuum analyze");
  await database.close();
}
const start = (script: string, args: string[], env: Record<string, string>) => {
  const child = fork(script, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return child;
};
export async function benchServer(): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (!postgres)
    throw new Error("there is no PostgreSQL here: install postgresql, or set TEST_DATABASE_URL");
  const url = await postgres.createDatabase();
  await fill(url);
  const pool = new pg.Pool({ connectionString: url });
  const children = [
    start(path.resolve("bench/ours.mjs"), [], {
      DATABASE_URL: url,
      PORT: String(ports.ours),
      DEMO: "off",
      MEMBER_RATE: "0",
      NODE_ENV: "production",
    }),
    start(path.resolve("bench/bare.mjs"), [], { DATABASE_URL: url, PORT: String(ports.bare) }),
  ];
  try {
    await untilReady(`http://127.0.0.1:${ports.ours}/api/health`);
    await untilReady(`http://127.0.0.1:${ports.bare}/get?id=1&shop=2`);
    return await measure(
      pool,
      children.map(({ pid }) => pid ?? 0),
    );
  } finally {
    for (const child of children) child.kill();
    await pool.end();
    await postgres.stop();
  }
}

async function signIn(api: string, username: string): Promise<Record<string, string>> {
  const login = await fetch(`${api}/common/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ username, password: "bench" }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  return { authorization: `Bearer ${data.token}` };
}

/** Requests a second of one round, and the CPU time of each request in microseconds. */
interface Round {
  rate: number;
  cpu: number;
}
/** Measures one round: the CPU time is that of the server, of PostgreSQL and of this process. */
async function measureRound(shot: () => Shot, pool: pg.Pool, pid: number): Promise<Round> {
  const sum = ({ processes, postgres, callers }: Worked) => processes + postgres + callers;
  const before = sum(await worked(pool, [pid]));
  const { done, seconds } = await fireAll(shot);
  const after = sum(await worked(pool, [pid]));
  return { rate: done / seconds, cpu: ((after - before) * 1000) / done };
}

async function measure(
  database: pg.Pool,
  [oursPid = 0, barePid = 0]: readonly number[],
): Promise<Figure[]> {
  const ours = `http://127.0.0.1:${ports.ours}/api`;
  const bare = `http://127.0.0.1:${ports.bare}`;
  const headers = await signIn(ours, "owner1");
  // Only administrators of the platform read the list of cities.
  const platform = await signIn(ours, "platform");
  let turn = 0;
  // Rows of shop 1: every hundredth.
  const nextId = () => {
    turn += 1;
    return 100 + (turn % 900) * 100;
  };
  const get = (at: string): Shot => ({ url: `${ours}/${at}`, headers });
  const pageAt = (page: number): Shot => ({
    url: `${ours}/system/city/getList?sort=id&order=asc&page=${page}`,
    headers: platform,
  });
  const pairs: Record<string, [() => Shot, () => Shot]> = {
    list: [
      () => get("member/supplier/getList?status=active&sort=name&order=asc"),
      () => ({ url: `${bare}/list?shop=1` }),
    ],
    counted: [() => pageAt(1), () => ({ url: `${bare}/counted` })],
    get: [
      () => get(`member/supplier/get?id=${nextId()}`),
      () => ({ url: `${bare}/get?shop=1&id=${nextId()}` }),
    ],
    save: [
      () => ({
        url: `${ours}/member/supplier/editSubmit`,
        method: "POST",
        headers,
        body: JSON.stringify({ id: nextId(), paymentDays: turn % 300 }),
      }),
      () => ({ url: `${bare}/save?shop=1&id=${nextId()}&days=${turn % 300}` }),
    ],
  };
  const ratios: Record<string, number> = {};
  for (const [name, [mine, theirs]] of Object.entries(pairs)) {
    await rate(mine, 500);
    await rate(theirs, 500);
    const each: number[] = [];
    const seen: [Round, Round][] = [];
    // Interleaved, so that a machine that slows down affects both.
    for (let round = 0; round < rounds; round += 1) {
      const pair: [Round, Round] = [
        await measureRound(mine, database, oursPid),
        await measureRound(theirs, database, barePid),
      ];
      seen.push(pair);
      each.push(pair[0].rate / pair[1].rate);
    }
    ratios[name] = median(each);
    console.log(
      `${name}: ${seen.map(([left, right]) => `${left.rate.toFixed(0)}/${right.rate.toFixed(0)}`).join("  ")}`,
    );
    // The quietest round of each: other programs can only add to the CPU time of a request.
    const [left, right] = [0, 1].map((side) => Math.min(...seen.map((one) => one[side]?.cpu ?? 0)));
    console.log(
      `${name}: CPU ${left?.toFixed(0)} µs a request, bare ${right?.toFixed(0)} µs: ${((right ?? 0) / (left ?? 1)).toFixed(2)}`,
    );
  }
  const deepPage = () => pageAt(4501);
  await measureLatency(deepPage, 5);
  const deep = (await measureLatency(deepPage)) / (await measureLatency(() => pageAt(1)));
  return [
    ...(await measureBulk(ours, headers)),
    {
      what: "`getList`, 20 of 100,000 rows in 100 shops, filter, sort and total: requests per second compared to bare http + pg",
      figure: ratios.list ?? 0,
      target: "≥ 0.5",
      ok: (ratios.list ?? 0) >= 0.5,
    },
    {
      what: "the same kind of list over 100,000 rows, compared to bare http + pg that counts each time",
      figure: ratios.counted ?? 0,
      target: "≥ 5",
      ok: (ratios.counted ?? 0) >= 5,
    },
    {
      what: "a page at offset 90,000, as a multiple of the first page",
      figure: deep,
      target: "≤ 3",
      ok: deep <= 3,
    },
    {
      what: "`get` of one row with its child rows, compared to bare",
      figure: ratios.get ?? 0,
      target: "≥ 0.7",
      ok: (ratios.get ?? 0) >= 0.7,
    },
    {
      what: "`editSubmit` of one row with its audit trail, compared to bare",
      figure: ratios.save ?? 0,
      target: "≥ 0.7",
      ok: (ratios.save ?? 0) >= 0.7,
    },
  ];
}
