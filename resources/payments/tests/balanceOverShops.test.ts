import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney, post } from "../../finance/server.ts";
import { applyPayment, placeOrder } from "../../orders/server.ts";
import { priceCart } from "../../pricing/server.ts";

let server: TestServer;
let market: Market;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
}, 120_000);
afterAll(() => server.close());

/**
 * One SKU in each of four shops. The further shops are copies of the first one, inserted directly
 * into the database.
 */
async function stockFourShops(prices: readonly number[]): Promise<number[]> {
  const { pool } = server.database;
  const { skuId, goodsId } = await market.cartItem(1, 10);
  const copy = async (
    table: string,
    id: number,
    changes: Record<string, unknown>,
  ): Promise<number> => {
    const columns = await pool.query(
      "select string_agg(quote_ident(column_name), ', ') as list from information_schema.columns where table_name = $1 and is_generated = 'NEVER'",
      [table],
    );
    const { list } = columns.rows[0];
    const { rows } = await pool.query(
      `insert into ${table} (${list}) select ${list} from (
         select (jsonb_populate_record(t, $2::jsonb || jsonb_build_object('id', nextval(pg_get_serial_sequence('${table}', 'id'))))).*
         from ${table} t where id = $1
       ) copied returning id`,
      [id, JSON.stringify(changes)],
    );
    return rows[0].id;
  };
  const skus: number[] = [];
  for (const [place, price] of prices.entries()) {
    const { rows } = await pool.query("insert into shops (name) values ($1) returning id", [
      `shop ${place}`,
    ]);
    const shop_id = rows[0].id as number;
    const { rows: templates } = await pool.query(
      "select id from freight_templates where shop_id = $1 limit 1",
      [server.shops.harbour],
    );
    const freight_template = await copy("freight_templates", templates[0].id, {
      shop_id,
      name: `shop ${place}`,
    });
    const goods = await copy("goods", goodsId, { shop_id, freight_template, shop_category: null });
    skus.push(await copy("skus", skuId, { shop_id, goods, price, code: null }));
  }
  return skus;
}

test("B1: a wallet that covers one of four shops pays none of them, and remains unchanged", async () => {
  const skus = await stockFourShops([2000, 500, 500, 400]);
  const buyer = await market.addBuyer("Dara Sok");
  await market.command(market.asBuyer(buyer), (one) =>
    post(one, {
      type: "recharge",
      refTable: "buyers",
      refId: buyer.id,
      entries: [
        { account: "wallet", buyerId: buyer.id, type: "recharge", amount: 1000 },
        { account: "provider", provider: "wxPay", type: "recharge", amount: -1000 },
      ],
    }),
  );
  const items = skus.map((skuId) => ({ skuId, qty: 1 }));
  // Picked up at the shops, so that there is no freight.
  const placed = await market.command(market.asBuyer(buyer), async (one) => {
    const quoted = await priceCart(one, {
      items,
      address: null,
      group: null,
      asker: { buyerId: buyer.id, now: one.now },
    });
    const amount = quoted.reduce((sum, { payPrice }) => sum + payPrice, 0);
    return placeOrder(one, { buyer, items, receiver: null, amount });
  });
  expect([placed.orders.length, placed.amount]).toEqual([4, 3400]);
  const payment = { method: "balance", channel: null, txn: null, amount: 3400 } as const;
  await expect(
    market.command(market.asBuyer(buyer), (one) => applyPayment(one, placed.payOrderId, payment)),
  ).rejects.toMatchObject({ code: "ledger.insufficientFunds" });

  const { pool } = server.database;
  const wallet = await pool.query(
    "select balance from ledger_balances where account = 'wallet' and holder = $1",
    [buyer.id],
  );
  const postings = await pool.query("select 1 from ledger_transactions where type = 'payment'");
  const orders = await pool.query("select distinct status from orders where pay_order_id = $1", [
    placed.payOrderId,
  ]);
  expect([wallet.rows, postings.rows, orders.rows]).toEqual([
    [{ balance: 1000 }],
    [],
    [{ status: "unpaid" }],
  ]);
  expect(await auditMoney(pool)).toEqual([]);
});
