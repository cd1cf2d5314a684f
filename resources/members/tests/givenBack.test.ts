import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CamelRow, TableRow } from "../../../framework/server/tables/DB.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney } from "../../finance/server.ts";

let server: TestServer;
let market: Market;

beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
});
afterAll(() => server.close());

const sql = async <T>(text: string, values: unknown[] = []): Promise<T[]> =>
  (await server.database.pool.query(text, values)).rows as T[];
const shown = async (id: number) =>
  (await server.get("platform", "system/member/get", { id })).data;
const createRepeat = async (orderId: number) =>
  (
    await sql<Pick<CamelRow<"orders">, "newOrOld">>(
      'select new_or_old as "newOrOld" from orders where id = $1',
      [orderId],
    )
  )[0]?.newOrOld;

describe("B10: money that was given back", () => {
  test("B10: is not spent, and makes no buyer a repeat customer", async () => {
    const buyer = await market.addBuyer("Lea");
    const { skuId } = await market.cartItem(18, 1, { stockType: 2 });
    const placed = await market.place(buyer, [{ skuId, qty: 1 }]);
    await sql("update skus set stock = 0 where id = $1", [skuId]);
    await market.pay(placed.payOrderId);
    const [order] = await sql<
      Pick<TableRow<"orders">, "status"> & {
        reason: TableRow<"orders">["cancel_reason"];
        back: TableRow<"orders">["refund_amount"];
        price: TableRow<"orders">["pay_price"];
      }
    >(
      "select status, cancel_reason as reason, refund_amount::int as back, pay_price::int as price from orders where id = $1",
      [placed.orders[0]?.id],
    );
    expect(order).toMatchObject({ status: "cancelled", reason: "outOfStock", back: order?.price });
    expect(await shown(buyer.id)).toMatchObject({ orderCount: 0, spent: 0 });

    const { skuId: other } = await market.cartItem(18, 9);
    const next = await market.place(buyer, [{ skuId: other, qty: 1 }]);
    expect(await createRepeat(next.orders[0]?.id ?? 0)).toBe("new");
    await market.pay(next.payOrderId);
    expect(await shown(buyer.id)).toMatchObject({ orderCount: 1 });
    expect((await shown(buyer.id)).spent).toBeGreaterThanOrEqual(18);
    const third = await market.place(buyer, [{ skuId: other, qty: 1 }]);
    expect(await createRepeat(third.orders[0]?.id ?? 0)).toBe("repeat");
    expect(await auditMoney(server.database.pool)).toEqual([]);
  });
});
