import { expect, test } from "vitest";
import type { Database } from "../../framework/server/database/openDatabase.ts";
import { buildModel } from "../../framework/server/migration/buildModel.ts";
import { migrate } from "../../framework/server/migration/migrate.ts";
import { resources } from "../../resources/index.ts";
import { migrations, repeatables, snapshot } from "../../server/modules.ts";
import { openEmptyDatabase } from "../testDatabase.ts";

const server = { repeatables, snapshot, model: buildModel(resources) };
const released = migrations.filter(({ name }) => name < "0005");
const later = (database: Database) => migrate(database.pool, { ...server, migrations });

/**
 * A database as the released version left it: one order of two lines, with all its trade records.
 */
async function openReleased(): Promise<{
  database: Database;
  run: (text: string) => Promise<Record<string, unknown>[]>;
}> {
  const database = await openEmptyDatabase();
  await migrate(database.pool, { ...server, migrations: released, repeatables: [] });
  await database.pool.query(`
    insert into shops (id, name) values (1, 'Harbour');
    insert into buyers (id, nickname) values (7, 'Mei Lin');
    insert into goods (id, shop_id, title) values (11, 1, '{"en":"Tea"}'), (12, 1, '{"en":"Cup"}');
    insert into skus (id, shop_id, goods, price, stock) values (21, 1, 11, 1000, 4), (22, 1, 12, 500, 4);
    insert into pay_orders (id, pay_order_no, member_id, amount, status) values (31, 'P1', 7, 1500, 'paid');
    insert into payments (id, number, pay_order_id, pay_order_no, member_id, provider, amount) values (41, 'C1', 31, 'P1', 7, 'wxPay', 1500);
    insert into orders (id, shop_id, order_no, pay_order_id, pay_order_no, member_id, pay_price) values (51, 1, 'O1', 31, 'P1', 7, 1500);
    insert into orders_lines (id, shop_id, parent_id, goods_id, sku_id, goods_name, sku_name, stock_type, price, qty, total, paid)
      values (61, 1, 51, 11, 21, '{"en":"Tea"}', null, 'onOrder', 1000, 1, 1000, 1000),
             (62, 1, 51, 12, 22, '{"en":"Cup","zhCN":"杯"}', 'Blue', 'onOrder', 500, 1, 500, 500);
    insert into refunds (id, shop_id, refund_no, order_id, order_no, line_id, member_id, goods_id, sku_id, qty, line_qty, reason)
      values (71, 1, 'R1', 51, 'O1', 61, 7, 11, 21, 1, 1, 'Too small');
    insert into money_backs (id, number, payment, pay_order_id, member_id, shop, order_id, order_no, refund_id, amount, reason, provider)
      values (81, 'M1', 41, 31, 7, 1, 51, 'O1', 71, 1000, 'refund', 'wxPay');
    insert into comments (id, shop_id, line_id, order_id, order_no, goods_id, member_id, goods_star, delivery_star, shop_star, logistic_star, commented_at)
      values (91, 1, 62, 51, 'O1', 12, 7, 5, 5, 5, 5, now());
    insert into settlement_lines (shop_id, kind, order_no, order_id, ref_id, net) values (1, 'order', 'O1', 51, 51, 1500);
    insert into group_orders (shop_id, group_no, order_id, goods_id, leader_id, group_num, end_time) values (1, 'G1', 51, 12, 7, 2, now());`);
  return { database, run: async (text) => (await database.pool.query(text)).rows };
}

test("B5: the migration preserves the rows of the released schema, and a sold product that was deleted is in the trash again", async () => {
  const { database, run } = await openReleased();
  await run("delete from skus where goods = 12");
  await run("delete from goods where id = 12");
  await later(database);
  expect(await run("select pay_order_id, member_id, number from orders")).toEqual([
    { pay_order_id: 31, member_id: 7, number: "#1001" },
  ]);
  expect(await run("select number from refunds")).toEqual([{ number: "R-101" }]);
  expect(await run("select kind, last_number::int from shop_counters order by kind")).toEqual([
    { kind: "order", last_number: 1001 },
    { kind: "refund", last_number: 101 },
  ]);
  expect(
    await run(
      "select title ->> 'zhCN' as title, status, stock, deleted_at is not null as deleted from goods where id = 12",
    ),
  ).toEqual([{ title: "杯", status: "inWarehouse", stock: 0, deleted: true }]);
  expect(
    await run(
      "select goods, attr_name, price, stock, deleted_at is not null as deleted from skus where id = 22",
    ),
  ).toEqual([{ goods: 12, attr_name: "Blue", price: 500, stock: 0, deleted: true }]);
  expect(
    await run("select conname from pg_constraint where contype = 'f' and not convalidated"),
  ).toEqual([]);
  await expect(run("delete from buyers")).rejects.toThrow(/foreign key/);
  await database.close();
}, 120_000);

test("B5: rows without their order, payment or buyer stop the migration, which names them and changes nothing", async () => {
  const { database, run } = await openReleased();
  await run("delete from pay_orders");
  await expect(later(database)).rejects.toThrow(
    /E201 \d+_trade_keys.+rows of orders whose pay_order_id is not in pay_orders \(id → pay_order_id\): 51 → 31;.+restore what is missing/s,
  );
  expect(
    await run("select pay_order_id, pg_typeof(pay_order_id)::text as type from orders"),
  ).toEqual([{ pay_order_id: 31, type: "integer" }]);
  await run(
    "insert into pay_orders (id, pay_order_no, member_id, amount) values (31, 'P1', 7, 1500)",
  );
  await later(database);
  await database.close();
}, 120_000);
