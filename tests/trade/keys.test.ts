import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { systemActor } from "../../core/server/transactionContext.ts";
import { type Fields, holdsRowId, listCalls } from "../../framework/schema/index.ts";
import type { CatalogRow } from "../../framework/server/migration/schema/catalog.ts";
import type { Calculated, CamelRow } from "../../framework/server/tables/DB.ts";
import { auditMoney } from "../../resources/finance/server.ts";
import { resources } from "../../resources/index.ts";
import { confirmReceipt } from "../../resources/orders/server.ts";
import { agree, completeRefund } from "../../resources/orders/testing.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { createCommentFixtures } from "./commentFixtures.ts";
import { type Market, openMarket } from "./orderFixtures.ts";
import { type Bought, createRefundFixtures, inDays } from "./refundFixtures.ts";

let server: TestServer;
let market: Market;
let refundFixtures: ReturnType<typeof createRefundFixtures>;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  refundFixtures = createRefundFixtures(server, market);
}, 120_000);
afterAll(() => server.close());
/**
 * Orders two products and pays at a provider: the amounts are calculated by the storefront calls.
 */
async function buy(buyer: { id: number; name: string }): Promise<Bought> {
  const cartItems = [await market.cartItem(25, 5), await market.cartItem(10, 5)];
  const items = cartItems.map(({ skuId }) => ({ skuId, qty: 1 }));
  const placed = await market.place(buyer, items);
  await market.pay(placed.payOrderId);
  const [order] = placed.orders;
  if (!order) throw new Error("nothing was placed");
  const lines = await sql<Pick<CamelRow<"orders_lines">, "id" | "skuId">>(
    'select id, sku_id as "skuId" from orders_lines where parent_id = $1 order by position',
    [order.id],
  );
  return { ...order, lines };
}
const sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.database.pool.query(text, values)).rows as T[];

/**
 * Columns that contain an id without a foreign key, by `table.column` or column name, with the
 * reason.
 */
const exceptions: Readonly<Record<string, string>> = {
  add_by: "an author: a member or a buyer",
  upd_by: "an author: a member or a buyer",
  request_id: "the number of a request, not of a row",
  "orders_events.who_id": "a buyer or a member, as who_kind says",
  "orders_price_logs.editor_id": "an author, as add_by",
  "domain_events.actor_id": "a buyer or a member, as actor_kind says",
  "refunds_logs.who_id": "a buyer or a member, as who_kind says",
  "money_backs.resolved_by": "an author, as add_by",
  "money_backs.paid_by": "a word: by which way it was paid",
  "comments_follows.operator_id": "a buyer or a member, as type says",
  "money_backs.settled_by": "the name of a member",
  "parcels.shipped_by": "an author, as add_by",
  "write_offs.operator_id": "an author, as add_by",
  "settlement_lines.ref_id": "an order or a refund, as kind says",
  "ledger_transactions.ref_id": "a row of ref_table",
  "ledger_entries.ref_id": "a row of ref_table",
  "stock_movements.ref_id": "a row of ref_table",
  "stock_count_entries.counter_id": "an author, as add_by",
  "stock_count_entries.shop_id": "that of its line, which has the foreign key",
  "stock_counts_lines.counted_by": "the name of a member",
  "stock_counts_lines.recounted_by": "the name of a member",
  "notices.ref_id": "a row of a table that kind names",
  "platform_notices.ref_id": "a row of a table that kind names",
  "stock_movements.sku_id": "the log of a product outlives it, if it was never sold",
  "stock_movements.goods_id": "the log of a product outlives it, if it was never sold",
  "stock_reservations.sku_id": "that of its line, which has the foreign key",
  "group_orders.activity_id":
    "a promotion may be deleted; its groups go on and are counted by its id",
  "group_intents.activity_id":
    "a promotion may be deleted; what was ordered under it is counted by its id",
  "orders_adjustments.source_id":
    "a promotion of the table that its source names; it may be deleted, and the order keeps its terms",
  "goods_counts.goods_id":
    "counts that a job sums up each minute, whose product may be gone by then",
  "platform_coupons_shop_ids.target_id":
    "shops are never deleted, and what writes the row has read its shop",
  "point_entries.invitee_id": "a buyer, who may lie on another node",
  "voucher_uses.code_id": "a code of its voucher, which has the foreign key",
  "voucher_uses.batch_id": "a batch of its voucher, which has the foreign key",
  "sandbox_charges.id": "the provider's number",
  "payments.charge_id": "the provider's number",
  "shops.owner_id": "of the framework: shops and members point at each other",
  "sessions.shop_id": "of the framework: its member_id says it",
  "sessions.role_id": "of the framework: a role or a role of the platform",
  "audit_entries.shop_id": "a log of the framework",
  "audit_entries.record_id": "a row of the resource that the entry names",
  "login_log.shop_id": "a log of the framework",
  "login_log.member_id": "a log of the framework",
  "files.shop_id": "of the framework: files are also the platform's",
  "imports.shop_id": "of the framework, kept for a week",
  "imports.member_id": "of the framework, kept for a week",
  "import_mappings.shop_id": "of the framework, kept as a memory",
  "imported_keys.shop_id": "of the framework, kept as a memory",
  "imported_keys.record_id": "a row of the resource that the key names",
  "imported_rows.shop_id": "of the framework, kept as long as their import",
  "imported_rows.record_id": "a row of the resource that was imported",
  "import_pictures.import_id": "of the framework, kept for a while",
  "import_pictures.shop_id": "of the framework, kept for a while",
  "import_pictures.record_id": "a row of the resource that the picture is of",
  "import_pictures.member_id": "of the framework, kept for a while",
};

describe("B5: ids in trade", () => {
  test("B5: every column that holds an id is a bigint with a foreign key, or is listed here with a reason", async () => {
    const columns = await sql<
      {
        name: CatalogRow<"pg_class">["relname"];
        column: CatalogRow<"columns">["column_name"];
      } & Calculated<{ type: string; held: boolean }>
    >(`
      select t.relname as name, a.attname as column, format_type(a.atttypid, a.atttypmod) as type,
        exists (select 1 from pg_constraint c where c.conrelid = t.oid and c.contype = 'f' and c.convalidated and a.attnum = any(c.conkey)) as held
      from pg_class t join pg_attribute a on a.attrelid = t.oid
      where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and a.attnum > 0 and not a.attisdropped
        and (a.attname like '%\\_id' or a.attname like '%\\_by' and a.attname <> 'confirm_by' and a.attname <> 'asked_by')
        and format_type(a.atttypid, a.atttypmod) not in ('timestamp with time zone', 'boolean') order by 1, 2`);
    expect(columns.length).toBeGreaterThan(100);
    const getReason = ({ name, column }: { name: string; column: string }) =>
      exceptions[`${name}.${column}`] ?? exceptions[column];
    const narrow = columns.filter(({ type }) => type !== "bigint" && type !== "text");
    expect(narrow.map(({ name, column, type }) => `${name}.${column} ${type}`)).toEqual([]);
    const bare = columns.filter((one) => !one.held && !getReason(one));
    expect(bare.map(({ name, column }) => `${name}.${column}`)).toEqual([]);
    const stale = Object.keys(exceptions).filter(
      (key) =>
        !columns.some(
          (one) => !one.held && (`${one.name}.${one.column}` === key || one.column === key),
        ),
    );
    expect(stale).toEqual(["sandbox_charges.id"]);
  });

  test("B5: every declared field that holds an id is declared as one, in rows, calls and actions too", () => {
    const narrow: string[] = [];
    const look = (fields: Fields, where: string) => {
      for (const [name, field] of Object.entries(fields)) {
        if (field.kind === "rows")
          look((field.options as unknown as { fields: Fields }).fields, `${where}.${name}`);
        const isId = name === "id" || name.endsWith("Id");
        if (isId && field.kind === "integer" && !holdsRowId(field)) narrow.push(`${where}.${name}`);
      }
    };
    for (const resource of resources) {
      look(resource.fields, resource.name);
      for (const [name, { input = {}, output }] of listCalls(resource))
        look({ ...input, ...output }, `${resource.name}.${name}`);
      for (const { name, input, output } of resource.actionList)
        look({ ...input, ...output }, `${resource.name}.${name}`);
    }
    expect(narrow).toEqual([]);
  });

  test("B5: the payment, the buyer, the product and the line of a live order cannot be deleted", async () => {
    const buyer = await market.addBuyer();
    const order = await buy(buyer);
    await refundFixtures.apply(buyer, order, 0);
    const line = order.lines[0];
    for (const [table, condition, holder] of [
      ["pay_orders", `id = (select pay_order_id from orders where id = ${order.id})`, "orders"],
      ["buyers", `id = ${buyer.id}`, "orders"],
      ["skus", `id = ${line?.skuId}`, "orders_lines"],
      ["goods", `id = (select goods from skus where id = ${line?.skuId})`, "(skus|orders_lines)"],
      ["orders_lines", `id = ${line?.id}`, "refunds"],
      ["orders", `id = ${order.id}`, "refunds"],
    ] as const)
      await expect(sql(`delete from ${table} where ${condition}`), table).rejects.toThrow(
        new RegExp(`violates foreign key constraint.+${holder}`),
      );
  });

  test("B5: an order of another shop's product or of no payment is refused by the database", async () => {
    const buyer = await market.addBuyer();
    const order = await buy(buyer);
    const { skuId } = await market.cartItem(5, 5, {}, "laneway");
    await expect(
      sql("update orders_lines set sku_id = $2 where parent_id = $1", [order.id, skuId]),
    ).rejects.toThrow(/orders_lines_sku_id_fkey/);
    await expect(
      sql("update orders set pay_order_id = 99999999 where id = $1", [order.id]),
    ).rejects.toThrow(/orders_pay_order_id_fkey/);
  });

  test("B5: a sold product is moved to the trash, and not deleted from it; one that was never sold is deleted", async () => {
    const buyer = await market.addBuyer();
    const { goodsId, skuId } = await market.cartItem(5, 5);
    const { goodsId: unsold } = await market.cartItem(5, 5);
    const placed = await market.place(buyer, [{ skuId, qty: 1 }]);
    await market.pay(placed.payOrderId);
    // A product in an open order is not deleted: the order is completed meanwhile.
    const setStatus = (status: string) =>
      sql("update orders set status = $2 where pay_order_id = $1", [placed.payOrderId, status]);
    await setStatus("completed");
    for (const id of [goodsId, unsold])
      expect(await server.post("harbour", "member/goods/delete", { ids: [id] })).toMatchObject({
        code: 200,
        data: { ids: [id], failed: [] },
      });
    await setStatus("unshipped");
    const purge = (id: number) => server.post("harbour", "member/goods/purge", { ids: [id] });
    expect(await purge(unsold)).toMatchObject({ code: 200, data: { ids: [unsold], failed: [] } });
    const rejected = await purge(goodsId);
    expect(rejected).toMatchObject({
      code: 409,
      data: { failed: [{ id: goodsId, error: "record.referenced" }] },
    });
    expect(rejected.message).toMatch(/used by 1 order/i);
    expect(
      await sql("select 1 from goods where id = any($1::bigint[])", [[goodsId, unsold]]),
    ).toHaveLength(1);
  });

  test("B5: what only the database knows of is refused with 409 and a sentence", async () => {
    const { goodsId } = await market.cartItem(5, 5);
    await server.post("harbour", "member/goods/delete", { ids: [goodsId] });
    await sql("create table holders (goods_id bigint references goods (id))");
    await sql("insert into holders values ($1)", [goodsId]);
    const rejected = await server.post("harbour", "member/goods/purge", { ids: [goodsId] });
    await sql("drop table holders");
    expect(rejected).toMatchObject({
      code: 409,
      message: expect.stringMatching(/can't be deleted/),
    });
  });

  test("B5: beyond 2,147,483,647 orders, lines, payments, refunds, comments and settlement work as before", async () => {
    const tables = await sql<{ name: CatalogRow<"pg_class">["relname"] }>(`
      select relname as name from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace order by 1`);
    for (const { name } of tables) await sql(`select setval('${name}', 2147483647)`);
    const buyer = await market.addBuyer();
    const order = await buy(buyer);
    expect(order.id).toBeGreaterThan(2 ** 31 - 1);

    const first = await refundFixtures.apply(buyer, order, 1);
    await market.command(systemActor, (ctx) => agree(ctx, first.id, null));
    await market.command(systemActor, (ctx) => completeRefund(ctx, first.id));
    await refundFixtures.ship(order);
    await market.locked(systemActor, order.id, confirmReceipt);
    const comments = createCommentFixtures(server, market);
    const bought = { id: order.id, orderNo: order.orderNo, lines: [] };
    const comment = await comments.comment(buyer, bought, { lineId: order.lines[0]?.id ?? 0 });
    expect(comment.id).toBeGreaterThan(2 ** 31 - 1);

    const { data } = await server.get("harbour", "member/order/getList", {
      payOrderId: 2 ** 31 + 99,
    });
    expect(data.list).toEqual([]);
    const own = await server.get("harbour", "member/order/getList", { memberId: buyer.id });
    expect(own.data.list).toMatchObject([{ id: order.id, memberName: buyer.name }]);
    const refunds = await server.get("harbour", "member/refund/getList", { orderId: order.id });
    expect(refunds.data.list).toMatchObject([{ id: first.id, orderId: order.id }]);
    expect(
      (await server.get("harbour", "member/comment/getLeftList", { commentId: comment.id })).code,
    ).toBe(200);
    expect(
      (await server.get("harbour", "member/settlement/getList", { orderId: order.id })).data.list,
    ).toHaveLength(2);
    await server.runJob("settle", inDays(40));
    const settled = await server.get("harbour", "member/settlement/getList", { orderId: order.id });
    expect(
      settled.data.list.map(({ settledAt }: { settledAt: string | null }) => settledAt !== null),
    ).toEqual([true, true]);
    expect(await auditMoney(server.database.pool)).toEqual([]);
  });
});
