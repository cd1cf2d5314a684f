import { hash } from "@node-rs/argon2";
import type pg from "pg";
import { openDatabase } from "../framework/server/database/openDatabase.ts";
import { resources } from "../resources/index.ts";
import { createServer } from "../server/app.ts";
import { rules } from "../server/modules.ts";
import { prepareSchema } from "../server/open.ts";
import { startPostgres } from "../tests/postgres.ts";
import { type Figure, requireAtMost } from "./figure.ts";
import { measureLatency } from "./load.ts";

const port = 3977;
const kinds = ["tea", "rice", "sauce", "noodles", "mushrooms", "pepper"];
const chinese = ["花茶", "大米", "酱油", "面条", "蘑菇", "胡椒"];

/** Creates one shop with 100,000 goods in 120 categories and 300,000 SKUs, and a small shop. */
async function fill(pool: pg.Pool): Promise<void> {
  await pool.query("insert into shops (name) values ('Large'), ('Small')");
  await pool.query(
    "with owner as (insert into members (shop_id, username, main) values (1, 'large', true) returning id) insert into credentials (member_id, password_hash) select id, $1 from owner",
    [await hash("bench")],
  );
  await pool.query(
    "insert into categories (name, parent) select jsonb_build_object('en', 'Category ' || n), case when n <= 10 then null else 1 + n % 10 end from generate_series(1, 120) n",
  );
  await pool.query(
    `
    insert into goods (shop_id, title, category, sort, status, price, max_price, stock, sku_count, sell_num, click_num)
    select 1, jsonb_build_object('en', initcap(md5(n::text)) || ' ' || $1::text[][1 + abs(hashint4(n)) % 6], 'zhCN', '茉莉' || ($2::text[])[1 + abs(hashint4(n)) % 6] || n),
      11 + abs(hashint4(n + 7)) % 110, abs(hashint4(n + 3)) % 50, case when abs(hashint4(n + 1)) % 10 = 0 then 'inWarehouse' else 'onSale' end,
      100 + abs(hashint4(n + 2)) % 20000, 20600, abs(hashint4(n + 4)) % 300, 3, abs(hashint4(n + 5)) % 5000, abs(hashint4(n + 6)) % 50000
    from generate_series(1, 100000) n`.replace("$1::text[][", "($1::text[])["),
    [kinds, chinese],
  );
  await pool.query(`
    insert into skus (shop_id, goods, position, attr_path, attr_name, code, price, stock)
    select 1, g.id, k, k::text, 'Size ' || k, 'S' || g.id || '-' || k, g.price + k * 100, g.stock / 3 from goods g, generate_series(0, 2) k`);
  await pool.query("vacuum analyze");
}

/**
 * Measures a merchant's list of goods, filtered and sorted, against the same list without filters.
 */
export async function benchGoods(): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (!postgres)
    throw new Error("there is no PostgreSQL here: install postgresql, or set TEST_DATABASE_URL");
  const database = await openDatabase({ url: await postgres.createDatabase() });
  await prepareSchema(database);
  await fill(database.pool);
  const { app, engine, close } = await createServer({ database, resources, rules });
  try {
    const base = `${await app.listen({ port, host: "127.0.0.1" })}/api`;
    const login = await fetch(`${base}/common/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "large", password: "bench" }),
    });
    const { data } = (await login.json()) as { data: { token: string } };
    const headers = { authorization: `Bearer ${data.token}` };
    let turn = 0;
    /** Each request differs, so that no total is cached. */
    const measureMedian = async (path: (turn: number) => string, anew: boolean) => {
      const shot = () => {
        turn += 1;
        if (anew) engine.handleChange("goods", 1);
        return { url: encodeURI(`${base}/${path(turn)}`), headers };
      };
      await measureLatency(shot, 30);
      return measureLatency(shot, 40);
    };
    const list = "member/goods/getList?status=onSale";
    const empty = await measureMedian(() => list, false);
    const figures: Figure[] = [];
    const compare = async (what: string, path: (turn: number) => string) => {
      const figure = await measureMedian(path, false);
      const message = `times the unfiltered list's ${empty.toFixed(1)} ms: ${what} (${figure.toFixed(1)} ms)`;
      figures.push(requireAtMost(message, figure / empty, 3));
    };
    const category = (n: number) => `category_under=${1 + (n % 10)}`;
    const findKind = (n: number) => kinds[n % 6] ?? "";
    for (const sort of ["title", "price", "stock", "sellNum", "clickNum", "sort", "updTime"])
      for (const order of ["asc", "desc"])
        await compare(
          `category and title, by ${sort} ${order}`,
          (n) => `${list}&${category(n)}&title_contains=${findKind(n)}&sort=${sort}&order=${order}`,
        );
    await compare(
      "two Chinese characters, in a sixth of all",
      (n) => `${list}&q=${chinese[n % 6]}`,
    );
    await compare(
      "everything that can be sold, by stock",
      () => "member/sku/getList?sort=stock&order=asc",
    );
    const anew: Readonly<Record<string, (turn: number) => string>> = {
      "category and title": (n) => `${list}&${category(n)}&title_contains=${findKind(n)}`,
      "two Chinese characters, in a sixth of all": (n) => `${list}&q=${chinese[n % 6]}`,
      "a rare word": (n) => `${list}&q=${n.toString(16)}a${n}`,
    };
    for (const [what, path] of Object.entries(anew))
      figures.push(
        requireAtMost(
          `milliseconds where nothing was counted before: ${what}`,
          await measureMedian(path, true),
          100,
        ),
      );
    return figures;
  } finally {
    await close();
    await database.close();
    await postgres.stop();
  }
}
