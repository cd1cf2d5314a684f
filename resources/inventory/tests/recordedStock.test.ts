import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "../../../framework/server/database/openDatabase.ts";
import { buildModel } from "../../../framework/server/migration/buildModel.ts";
import { migrate } from "../../../framework/server/migration/migrate.ts";
import { migrations, repeatables, snapshot } from "../../../server/modules.ts";
import { openEmptyDatabase } from "../../../tests/testDatabase.ts";
import { invariants } from "../../finance/server.ts";
import { resources } from "../../index.ts";

const server = { repeatables, snapshot, model: buildModel(resources) };

let database: Database;
const run = async (text: string) => (await database.pool.query(text)).rows;

/** Orders of a SKU of which 20 were on the shelf, as they were stored before stock on hand was. */
beforeAll(async () => {
  database = await openEmptyDatabase();
  const earlier = migrations.filter(({ name }) => name < "20261127T0430");
  await migrate(database.pool, { ...server, migrations: earlier, repeatables: [] });
  await database.pool.query(`
    insert into shops (id, name) values (1, 'Harbour');
    insert into buyers (id, nickname) values (7, 'Mei Lin');
    insert into goods (id, shop_id, title, price) values (11, 1, '{"en":"Tea"}', 1000);
    insert into skus (id, shop_id, goods, price, stock) values (21, 1, 11, 1000, 20);
    insert into pay_orders (id, pay_order_no, member_id, amount) values (31, 'P1', 7, 1000);
    insert into orders (id, shop_id, order_no, number, pay_order_id, pay_order_no, member_id, pay_price, status)
      select id, 1, 'O' || id, '#' || id, 31, 'P1', 7, 1000, status from (values
        (51, 'unpaid'), (52, 'unpaid'), (53, 'cancelled'), (54, 'unshipped'), (55, 'unreceived'), (56, 'completed')
      ) as o (id, status);
    insert into orders_lines (id, shop_id, parent_id, goods_id, sku_id, goods_name, stock_type, list_price, price, qty, total, paid, refunded_qty, stock_taken)
      select order_id + 10, 1, order_id, 11, 21, '{"en":"Tea"}', stock_type, 1000, 1000, qty, 1000, 1000, refunded, taken from (values
        (51, 'onOrder', 2, 0, 2), (52, 'onPayment', 5, 0, 0), (53, 'onOrder', 1, 0, 0), (54, 'onPayment', 3, 1, 2),
        (55, 'onOrder', 2, 0, 2), (56, 'onOrder', 3, 2, 2)
      ) as l (order_id, stock_type, qty, refunded, taken);
    insert into refunds (id, shop_id, refund_no, number, order_id, order_no, line_id, member_id, goods_id, sku_id, qty, line_qty, reason, status, refund_ind)
      select id, 1, 'R' || id, 'R-' || id, order_id, 'O' || order_id, order_id + 10, 7, 11, 21, 1, 3, 'Too small', 'completed', ind from (values
        (71, 54, 'refundOnly'), (72, 56, 'returnAndRefund'), (73, 56, 'refundOnly')
      ) as r (id, order_id, ind);`);
  const move = (num: number, reason: string) =>
    database.pool.query(`
      with moved as (
        update skus set stock = stock + ${num} where id = 21
        returning set_config('markethall.stock_cause', '${reason} 2026-11-01T00:00:00Z', true)
      ) select * from moved`);
  for (const [num, reason] of [
    [-2, "sale orders 51"],
    [-1, "sale orders 53"],
    [1, "cancel orders 53"],
    [-3, "sale orders 54"],
    [1, "refund refunds 71"],
    [-2, "sale orders 55"],
    [-3, "sale orders 56"],
    [1, "return refunds 72"],
  ] as const)
    await move(num, reason);
  await migrate(database.pool, { ...server, migrations });
}, 120_000);
afterAll(() => database.close());

test("the migration gives lines of earlier orders the reservations that their state implies", async () => {
  expect(
    await run(`select l.parent_id as order, r.quantity, r.held, r.shipped, r.released, r.returned
      from stock_reservations r join orders_lines l on l.id = r.line_id order by 1`),
  ).toEqual([
    { order: 51, quantity: 2, held: 2, shipped: 0, released: 0, returned: 0 },
    { order: 53, quantity: 1, held: 0, shipped: 0, released: 1, returned: 0 },
    { order: 54, quantity: 3, held: 2, shipped: 0, released: 1, returned: 0 },
    { order: 55, quantity: 2, held: 0, shipped: 2, released: 0, returned: 0 },
    { order: 56, quantity: 3, held: 0, shipped: 2, released: 0, returned: 1 },
  ]);
});

test("what is on hand is what is for sale with the units that open orders hold", async () => {
  expect(await run("select stock from skus")).toEqual([{ stock: 12 }]);
  expect(await run("select on_hand from stock_items")).toEqual([{ on_hand: 16 }]);
  expect(
    await run(
      "select cause, num, after, on_hand_num from stock_movements order by id desc limit 1",
    ),
  ).toEqual([{ cause: "begin", num: 0, after: 12, on_hand_num: 16 }]);
});

test("the audit finds every stock in order, before and after the next edit", async () => {
  const aboutStock = invariants.filter(({ sql }) => sql.includes("stock_"));
  const findBroken = async () => {
    const broken: string[] = [];
    for (const { name, sql } of aboutStock) if ((await run(sql)).length > 0) broken.push(name);
    return broken;
  };
  expect(await findBroken()).toEqual([]);
  await run("update skus set stock = stock + 4 where id = 21");
  expect(await run("select on_hand from stock_items")).toEqual([{ on_hand: 20 }]);
  expect(await findBroken()).toEqual([]);
});
