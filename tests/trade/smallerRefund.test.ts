import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Calculated, CamelRow } from "../../framework/server/tables/DB.ts";
import { auditMoney } from "../../resources/finance/server.ts";
import type { TestServer } from "../testServer.ts";
import type { Market } from "./orderFixtures.ts";
import { type Bought, inDays, openRefundFixtures } from "./refundFixtures.ts";

let server: TestServer;
let market: Market;
let refundFixtures: Awaited<ReturnType<typeof openRefundFixtures>>["refundFixtures"];
let buyer: { id: number; name: string };

beforeAll(async () => {
  ({ server, market, refundFixtures, buyer } = await openRefundFixtures());
});
afterAll(() => server.close());

const createLines = (id: number) =>
  refundFixtures.sql<
    Pick<CamelRow<"orders_lines">, "qty" | "refundedQty" | "refundedAmount"> &
      Pick<CamelRow<"stock_reservations">, "held">
  >(
    `select l.qty, l.refunded_qty as "refundedQty", l.refunded_amount::int as "refundedAmount", r.held
     from orders_lines l join stock_reservations r on r.line_id = l.id where l.parent_id = $1 order by l.id`,
    [id],
  );
/**
 * Invariants that the worked example itself violates: its coupon and commissions are written into
 * the rows.
 */
const createExample = [
  "the freight and the goods of an order are those of its lines",
  "the commission of a line is its rate of what was paid for it, and at most all of it goes back",
  "every completed order is in exactly one line of a settlement, with its price, its freight and its commission",
];
const findings = async () =>
  (await auditMoney(server.database.pool))
    .map(({ name }) => name)
    .filter((name) => !createExample.includes(name));
/** The order of the worked examples, paid from the wallet. */
const buyOne = async (): Promise<Bought & { skuId: number }> => {
  const bought = await refundFixtures.buy(buyer);
  return { ...bought, skuId: bought.lines[0]?.skuId ?? 0 };
};
const agreeTo = async (order: Bought, amount: number | null, place = 0) => {
  const { id } = await refundFixtures.apply(buyer, order, place, amount === null ? {} : { amount });
  expect(await refundFixtures.act("agree", id)).toMatchObject({
    code: 200,
    data: { status: "completed" },
  });
  return id;
};

describe("case 1: a smaller refund before shipping", () => {
  test("case 1: a partial refund before shipping lowers the price of a unit: it stays reserved", async () => {
    const order = await buyOne();
    const stock = await market.readStock(order.skuId);
    const id = await agreeTo(order, 4_00);
    expect(await market.readStock(order.skuId)).toBe(stock);
    expect((await createLines(order.id))[0]).toEqual({
      qty: 1,
      refundedQty: 0,
      refundedAmount: 400,
      held: 1,
    });
    expect(await refundFixtures.refund(id)).toMatchObject({
      qty: 1,
      refundedQty: 0,
      refundAmount: 4,
    });
    expect(await refundFixtures.order(order.id)).toMatchObject({
      status: "unshipped",
      refundStatus: "partly",
      refundAmount: 4,
    });
    expect(await findings()).toEqual([]);
  });

  test("case 1: the order is sent, received and settled with what was not given back", async () => {
    const order = await buyOne();
    await agreeTo(order, 4_00);
    await refundFixtures.ship(order);
    await server.runJob("receive", inDays(8));
    await server.runJob("settle", inDays(30));
    const [line] = await refundFixtures.sql<Calculated<{ settled: boolean }>>(
      "select settled_at is not null as settled from settlement_lines where order_id = $1 and kind = 'order'",
      [order.id],
    );
    expect(line).toEqual({ settled: true });
    expect(await findings()).toEqual([]);
  });

  test("case 1: the buyer may ask for the rest, and only then the unit is on sale again", async () => {
    const order = await buyOne();
    const stock = await market.readStock(order.skuId);
    await agreeTo(order, 4_00);
    const rest = await refundFixtures.apply(buyer, order, 0);
    expect(await refundFixtures.refund(rest.id)).toMatchObject({ refundAmount: 40.19 });
    await refundFixtures.act("agree", rest.id);
    expect(await market.readStock(order.skuId)).toBe(stock + 1);
    expect((await createLines(order.id))[0]).toEqual({
      qty: 1,
      refundedQty: 1,
      refundedAmount: 4419,
      held: 0,
    });
    await agreeTo(order, null, 1);
    await agreeTo(order, null, 2);
    expect(await refundFixtures.order(order.id)).toMatchObject({
      status: "cancelled",
      refundStatus: "whole",
      refundAmount: 86.9,
    });
    expect(await findings()).toEqual([]);
  });

  test("case 1: a unit refunded in full by parts is in stock again", async () => {
    const order = await buyOne();
    const stock = await market.readStock(order.skuId);
    await agreeTo(order, 44_00);
    expect(await market.readStock(order.skuId)).toBe(stock);
    await agreeTo(order, 19);
    expect(await market.readStock(order.skuId)).toBe(stock + 1);
    expect(await findings()).toEqual([]);
  });

  test("case 1: the audit finds units that are owed and on sale at once", async () => {
    const order = await buyOne();
    await refundFixtures.sql(
      "update orders_lines set refunded_qty = 1, released_qty = 1 where id = $1",
      [order.lines[0]?.id],
    );
    expect(await findings()).toContain(
      "an order that is to be sent holds the units that it owes, and no others",
    );
  });
});
