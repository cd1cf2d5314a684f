import { fork } from "node:child_process";
import path from "node:path";
import type pg from "pg";
import { openDatabase } from "../framework/server/database/openDatabase.ts";
import { resources } from "../resources/index.ts";
import { createServer } from "../server/app.ts";
import { rules } from "../server/modules.ts";
import { prepareSchema } from "../server/open.ts";
import { startPostgres } from "../tests/postgres.ts";
import { type Figure, requireAtLeast, requireAtMost } from "./figure.ts";
import { measureLatency, rate } from "./load.ts";

const port = 3975;
const goods = 100_000;

/**
 * Creates 100,000 goods in 100 shops and 130 categories, nine of ten on sale, with three SKUs each.
 */
async function fill(pool: pg.Pool): Promise<void> {
  await pool.query("insert into shops (name) select 'Shop ' || n from generate_series(1, 100) n");
  await pool.query(
    `insert into categories (name, parent) select jsonb_build_object('en', 'Category ' || n), case when n <= 10 then null when n <= 40 then 1 + n % 10 else 11 + n % 30 end from generate_series(1, 130) n`,
  );
  await pool.query(
    `insert into goods_tags (shop_id, name) select id, 'Tag ' || n from shops, generate_series(1, 10) n`,
  );
  await pool.query(
    `insert into shop_categories (shop_id, name) select id, jsonb_build_object('en', 'Own ' || n) from shops, generate_series(1, 10) n`,
  );
  await pool.query(`
    insert into goods (shop_id, title, category, shop_category, sort, main_img, status, type, price, max_price, stock, sku_count, sell_num, detail)
    select 1 + n % 100,
      jsonb_build_object('en', (array['Jasmine','Oolong','Roasted','Organic','Wild','Salted','Golden'])[1 + n % 7] || ' ' || (array['tea','rice','sauce','noodles','mushrooms','pepper'])[1 + n % 6] || ' ' || substr(md5(n::text), 1, 6),
        'zhCN', (array['茉莉','乌龙','烘焙','有机','野生','盐渍','金'])[1 + n % 7] || (array['花茶','大米','酱油','面条','蘑菇','胡椒'])[1 + n % 6] || n,
        'zhTW', (array['茉莉','烏龍','烘焙','有機','野生','鹽漬','金'])[1 + n % 7] || (array['花茶','大米','醬油','麵條','蘑菇','胡椒'])[1 + n % 6] || n,
        'km', 'ទំនិញ' || n),
      41 + (n * 7) % 90, 1 + n % 100 + 100 * (n % 10), n % 50, '/files/1/' || md5(n::text) || '.jpg',
      case when n % 10 = 0 then 'inWarehouse' else 'onSale' end, case when n % 20 = 1 then 'seckill' else 'ordinary' end,
      100 + (n * 37) % 20000, 100 + (n * 37) % 20000 + 500, n % 30, 3, (n * 13) % 5000,
      jsonb_build_object('en', '<p>' || repeat(md5(n::text), 20) || '</p>')
    from generate_series(1, ${goods}) n`);
  await pool.query(`
    insert into skus (shop_id, goods, position, attr_path, attr_name, code, price, stock)
    select g.shop_id, g.id, k, k::text, 'Size ' || k, 'S' || g.id || '-' || k, g.price + k * 100, g.stock / 3 from goods g, generate_series(0, 2) k`);
  await pool.query(
    `insert into goods_tag_ids (shop_id, parent_id, target_id) select g.shop_id, g.id, t.id from goods g join goods_tags t on t.shop_id = g.shop_id and t.name = 'Tag ' || (1 + g.id / 100 % 10)`,
  );
  await pool.query("vacuum analyze");
}

const lists: Readonly<Record<string, string>> = {
  "the first page of all": "goods?",
  "by sales": "goods?sort=sales",
  "by price": "goods?sort=priceAsc",
  "a category and its branch, by price": "goods?category=1&sort=priceAsc",
  "a leaf category, by sales": "goods?category=50&sort=sales",
  "one shop": "goods?shop=7",
  "one shop's category, by price": "goods?shopCategory=307&sort=priceDesc",
  "a tag": "goods?tag=77",
  "a range of prices, by rank": "goods?minPrice=50&maxPrice=60&sort=rank",
  "two Chinese characters": "goods?q=花茶&sort=sales",
  "three Chinese characters in one shop": "goods?q=茉莉花&shop=1",
  "two English words": "goods?q=jasmine tea",
  "one rare word": "goods?q=a3f2",
  "words that nothing has": "goods?q=nothing like it",
  "page 400": "goods?page=400&sort=priceAsc",
  "the categories with counts": "categories",
};
const places: Readonly<Record<string, string>> = {
  "one product": "goods/4321",
  "a shop and what it says of itself": "shops/7",
};

/** Measures the storefront's requests, first uncached and then cached. */
export async function benchStore(): Promise<Figure[]> {
  const postgres = await startPostgres();
  if (!postgres)
    throw new Error("there is no PostgreSQL here: install postgresql, or set TEST_DATABASE_URL");
  const url = await postgres.createDatabase();
  const database = await openDatabase({ url });
  await prepareSchema(database);
  await fill(database.pool);
  const { app, engine, close } = await createServer({
    database,
    resources,
    rules,
    store: { perMinute: 0 },
  });
  try {
    const base = await app.listen({ port, host: "127.0.0.1" });
    const measureMedian = (path: string, times: number) =>
      measureLatency(() => {
        engine.handleChange("goods", null);
        return { url: encodeURI(`${base}/api/store/v1/${path}`) };
      }, times);
    const figures: Figure[] = [];
    for (const [what, path] of Object.entries({ ...lists, ...places })) {
      await measureMedian(path, 3);
      figures.push(
        requireAtMost(
          `milliseconds, answered anew, of ${what}: ${path}`,
          await measureMedian(path, 21),
          100,
        ),
      );
    }
    await app.close();
    return [...figures, ...(await measureStore(url))];
  } finally {
    await close();
    await database.close();
    await postgres.stop();
  }
}

/** Measures cached responses of the built server. */
async function measureStore(url: string): Promise<Figure[]> {
  const child = fork(path.resolve("bench/ours.mjs"), [], {
    env: {
      ...process.env,
      DATABASE_URL: url,
      PORT: String(port),
      DEMO: "off",
      NODE_ENV: "production",
      STORE_RATE: "0",
      MEMBER_RATE: "0",
    },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  const base = `http://127.0.0.1:${port}/api`;
  try {
    for (let tries = 0; tries < 400; tries += 1) {
      if (
        await fetch(`${base}/health`).then(
          ({ ok }) => ok,
          () => false,
        )
      )
        break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const shot = () => ({ url: `${base}/store/v1/goods?category=1&sort=priceAsc` });
    const alone = await measureLatency(shot, 200);
    return [
      requireAtMost("milliseconds of a list that is kept", alone, 5),
      requireAtLeast("requests a second of it, with 16 connections", await rate(shot), 1000),
    ];
  } finally {
    child.kill("SIGTERM");
  }
}
