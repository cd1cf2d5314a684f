import { afterAll, beforeAll, expect, test } from "vitest";
import { consumeAll } from "../../../core/events/server/consumeEvents.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { createCommentFixtures } from "../../../tests/trade/commentFixtures.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createRefundFixtures } from "../../../tests/trade/refundFixtures.ts";

let server: TestServer;
let market: Market;
let refunds: ReturnType<typeof createRefundFixtures>;
let comments: ReturnType<typeof createCommentFixtures>;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  refunds = createRefundFixtures(server, market);
  comments = createCommentFixtures(server, market);
}, 120_000);
afterAll(() => server.close());

const query = async (text: string) => (await server.database.pool.query(text)).rows;
/** Sums up the days on which something has changed, as the job does each minute. */
const sumUp = async () => {
  await server.engine.queues?.idle();
  await server.runJob("sumShopDays");
};
const readDays = () =>
  query(`
    select shop_id::int as shop, day::text as day, orders, sales::int as sales, commission::int as commission, refunded_orders as refunded,
      shipped_orders as shipped, punctual_orders as punctual, comments, stars::int as stars
    from shop_days order by 1, 2`);
/** The same from every order and comment there is. */
const addUp = () =>
  query(`
    with days as (
      select shop_id, (add_time at time zone 'UTC')::date as day, 1 as paid, pay_price - refund_amount as sales, (refund_amount > 0)::int as refunded,
        (select sum(commission - commission_returned) from orders_lines where parent_id = o.id) as commission,
        (delivery_time is not null and ship_by is not null)::int as shipped, coalesce(delivery_time <= ship_by, false)::int as punctual, 0 as comments, 0 as stars
      from orders o where pay_time is not null
      union all
      select shop_id, (add_time at time zone 'UTC')::date, 0, 0, 0, 0, 0, 0, 1, shop_star from comments)
    select shop_id::int as shop, day::text as day, sum(paid)::int as orders, sum(sales)::int as sales, sum(commission)::int as commission,
      sum(refunded)::int as refunded, sum(shipped)::int as shipped, sum(punctual)::int as punctual, sum(comments)::int as comments, sum(stars)::int as stars
    from days group by 1, 2 order by 1, 2`);
/**
 * A restored dump may hand events out again, and a task repeats those that its consumer failed at.
 */
const handleAgain = async () => {
  await query("update event_cursors set xid = '0', id = 0 where consumer = 'markShopDays'");
  await consumeAll(server.engine);
};

test("the days of a shop are those of its orders and comments, also after events were handled again", async () => {
  const mei = await market.addBuyer("Mei");
  const received = await comments.received(mei, 2);
  await comments.comment(mei, received, { shopStar: 3 });
  const bought = await refunds.buy(mei);
  await sumUp();
  const before = await readDays();
  expect(before).toEqual(await addUp());
  expect(before.at(-1)).toMatchObject({ orders: 2, refunded: 0, comments: 1, stars: 3 });

  const { id } = await refunds.apply(mei, bought, 0);
  await refunds.act("agree", id);
  // Another day, on which an order was placed that is shipped late.
  const late = await refunds.buy(mei);
  await query(
    `update orders set add_time = add_time - interval '3 days', ship_by = now() - interval '1 day' where id = ${late.id}`,
  );
  await refunds.ship(late);
  await sumUp();
  const after = await readDays();
  expect(after).toEqual(await addUp());
  expect(after).toMatchObject([
    { orders: 1, punctual: 0, shipped: 1 },
    { orders: 2, refunded: 1 },
  ]);

  await handleAgain();
  expect(await query("select from shop_days where stale")).toHaveLength(2);
  await sumUp();
  expect(await readDays()).toEqual(after);
  expect(await query("select from shop_days where stale")).toHaveLength(0);
});

test("figures are of the last 30 days, and the rating is of the last year", async () => {
  const read = async () =>
    (await server.get("platform", "system/shop/getList", { name: "harb" })).data.list[0];
  const { recentOrders } = await read();
  await query(`insert into shop_days (shop_id, day, orders, comments, stars)
    select ${server.shops.harbour}, (now() at time zone 'UTC')::date - back, 10, 1, 1
    from (values (29), (30), (364), (365)) as t (back)`);
  const { recentOrders: orders, rating } = await read();
  expect(orders).toBe(recentOrders + 10);
  // One comment with three stars, and three of the last year with one.
  expect(rating).toBe(1.5);
});
