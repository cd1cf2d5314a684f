import { afterAll, beforeAll, expect, test } from "vitest";
import { listChoiceValues, type Resource } from "../../framework/schema/index.ts";
import { type Database, openDatabase } from "../../framework/server/database/openDatabase.ts";
import type { Calculated, TableRow } from "../../framework/server/tables/DB.ts";
import { accountStates, openStates, withdrawStates } from "../../resources/finance/index.ts";
import { auditMoney, invariants } from "../../resources/finance/server.ts";
import { comments, groupOrders, orders, refunds } from "../../resources/orders/index.ts";
import {
  flashSales,
  freeDeliveries,
  giftCardSales,
  platformCoupons,
  receivedPlatformCoupons,
} from "../../resources/promotions/index.ts";
import { breaks, undefended } from "./brokenBooks.ts";

let database: Database;
beforeAll(async () => {
  database = await openDatabase({ dataDir: "memory://", archive: "dist/demo.tar" });
});
afterAll(() => database.close());

/** Returns the number of rows of a table in each state. */
async function readCounts(table: string): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<
    Pick<TableRow<"orders">, "status"> & Calculated<{ count: number }>
  >(`select status, count(*)::int as count from ${table} group by 1`);
  return Object.fromEntries(rows.map(({ status, count }) => [status, count]));
}
const readStates = ({ fields }: Resource): string[] =>
  fields.status ? [...listChoiceValues(fields.status)] : [];

test("every state of orders, groups, flash sales, coupons of the platform, free delivery, refunds and comments occurs in the demo", async () => {
  expect(Object.keys(await readCounts("orders")).sort()).toEqual(readStates(orders).sort());
  expect(Object.keys(await readCounts("group_orders")).sort()).toEqual(
    readStates(groupOrders).sort(),
  );
  expect(Object.keys(await readCounts("flash_sales")).sort()).toEqual(
    readStates(flashSales).sort(),
  );
  expect(Object.keys(await readCounts("platform_coupons")).sort()).toEqual(
    readStates(platformCoupons).sort(),
  );
  expect(Object.keys(await readCounts("received_platform_coupons")).sort()).toEqual(
    readStates(receivedPlatformCoupons).sort(),
  );
  expect(Object.keys(await readCounts("gift_card_sales")).sort()).toEqual(
    readStates(giftCardSales).sort(),
  );
  expect(Object.keys(await readCounts("free_deliveries")).sort()).toEqual(
    readStates(freeDeliveries).sort(),
  );
  expect(Object.keys(await readCounts("refunds")).sort()).toEqual(readStates(refunds).sort());
  // A line of an order that is not commented on yet has no comment row.
  const answer = readStates(comments).filter((state) => state !== "waiting");
  expect(Object.keys(await readCounts("comments")).sort()).toEqual(answer.sort());
});

test("B7: a refund that its provider has declined for good is in the demo, and waits for the platform", async () => {
  const { rows } = await database.pool.query(
    "select b.status, r.pay_state from money_backs b join refunds r on r.id = b.refund_id where b.status = 'requiresAction'",
  );
  expect(rows).toEqual([{ status: "requiresAction", pay_state: "requiresAction" }]);
});

test("B7: a payment that arrived after its order was cancelled is in the demo, shown on the order, and refunded", async () => {
  const { rows } = await database.pool.query(`
    select o.status, o.cancel_reason, b.status as refunded, array(select e.kind from orders_events e where e.parent_id = o.id order by e.id) as kinds
    from money_backs b join orders o on o.id = b.order_id where b.reason = 'latePayment' order by b.id`);
  expect(rows.length).toBeGreaterThan(0);
  for (const { kinds, ...row } of rows) {
    expect(row).toEqual({ status: "cancelled", cancel_reason: "timeout", refunded: "done" });
    expect(kinds.slice(-3)).toEqual(["cancelled", "latePayment", "paymentReturned"]);
  }
});

test("every end of withdrawals occurs in the demo, and one of their other states at each of its shops", async () => {
  const found = Object.keys(await readCounts("withdrawals"));
  const ended = withdrawStates.filter((state) => !openStates.some((one) => one === state));
  expect(found).toEqual(expect.arrayContaining(ended));
  const opened = found.filter((state) => openStates.some((one) => one === state));
  expect(opened.sort()).toEqual([...openStates].sort());
  expect(Object.keys(await readCounts("withdraw_accounts")).sort()).toEqual(
    [...accountStates].sort(),
  );
  for (const table of ["settlement_days", "settlement_months"])
    expect(Object.keys(await readCounts(table)), table).toContain("disputed");
});

test("the demo's books and stocks hold what must always hold", async () => {
  expect(await auditMoney(database.pool)).toEqual([]);
});

test("the audit reports whatever is changed by hand in its books", async () => {
  expect(Object.keys(breaks).sort()).toEqual(invariants.map(({ name }) => name).sort());
  const client = await database.pool.connect();
  const silent: string[] = [];
  try {
    await client.query("begin");
    // The books are protected: only a user who can disable their triggers and checks can corrupt
    // them.
    await client.query(undefended);
    for (const { name, sql } of invariants) {
      await client.query(`savepoint whole; ${breaks[name]}`);
      if ((await client.query(sql)).rows.length === 0) silent.push(name);
      await client.query("rollback to whole");
    }
  } finally {
    await client.query("rollback");
    client.release();
  }
  expect(silent).toEqual([]);
});
