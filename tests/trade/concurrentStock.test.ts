import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditMoney } from "../../resources/finance/server.ts";
import { chooseSize } from "../stress.ts";
import { type Answer, startTestServer, type TestServer } from "../testServer.ts";
import { addBuyers, to } from "./buyers.ts";
import { type Market, openMarket } from "./orderFixtures.ts";

const buyers = chooseSize(60, 1000);
const there = chooseSize(30, 100);

let app: TestServer;
let market: Market;
beforeAll(async () => {
  app = await startTestServer({ server: { store: { perMinute: 0 } } });
  market = await openMarket(app);
}, 120_000);
afterAll(() => app.close());

/** Calls the storefront as a buyer; a call that was not executed is retried. */
async function ask(token: string, path: string, payload: object = {}): Promise<Answer> {
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": randomUUID() };
  for (;;) {
    const response = await app.app.inject({
      method: "POST",
      url: `/api/store/v1/${path}`,
      payload,
      headers,
    });
    if (response.statusCode !== 503) return response.json();
  }
}
/** Calls the shop's API; a call that lost a race for locks is retried. */
async function askShop(path: string, input: object): Promise<Answer> {
  for (;;) {
    const answer = await app.post("harbour", path, input);
    if (answer.code !== 503 && answer.data?.error !== "server.busy") return answer;
  }
}

test(`${buyers} buyers of ${there} units, with edits, cancellations, refunds and parcels meanwhile, leave every unit counted`, {
  timeout: 300_000,
}, async () => {
  const { skuId } = await market.cartItem(10, there);
  const { skuId: other } = await market.cartItem(5, there, { stockType: 2 });
  const tokens = await addBuyers(app.database.pool, buyers);
  const unexpected: Answer[] = [];
  const expectCodes = (answer: Answer, codes: readonly number[] = [200]) => {
    if (!codes.includes(answer.code)) unexpected.push(answer);
    return answer.code === 200;
  };

  const shop = async (token: string, place: number) => {
    // Both products in either order: their stock is locked in one.
    const items = [
      { skuId, qty: 1 },
      { skuId: other, qty: 1 },
    ];
    const cart = { items: place % 2 ? items : items.toReversed(), address: to };
    const quoted = await ask(token, "orders/quote", cart);
    const placed = await ask(token, "orders", { ...cart, amount: quoted.data.amount });
    if (!expectCodes(placed, [200, 409, 422])) return;
    const { orderNo } = placed.data.orders[0];
    if (place % 4 === 0) {
      expectCodes(await ask(token, `orders/${orderNo}/cancel`));
      return;
    }
    const paid = await ask(token, `payments/${placed.data.payOrderNo}/pay`, {
      method: "balance",
      channel: "h5",
    });
    if (!expectCodes(paid, [200, 409])) return;
    const { rows } = await app.database.pool.query(
      `select o.id, array_agg(l.id order by l.id) as lines
       from orders o join orders_lines l on l.parent_id = o.id where o.order_no = $1 group by 1`,
      [orderNo],
    );
    const [{ id, lines }] = rows;
    if (place % 4 === 1) {
      const refund = await ask(token, "refunds", {
        orderNo,
        lineId: lines[place % lines.length],
        type: "refundOnly",
        qty: 1,
        reason: "Too small",
      });
      // An order for which there was no stock on payment was cancelled and refunded as a whole.
      if (!expectCodes(refund, [200, 409])) return;
      const open = await app.database.pool.query("select id from refunds where order_id = $1", [
        id,
      ]);
      expectCodes(await askShop("member/refund/agree", { id: open.rows[0].id }), [200, 409]);
    }
    const deliveryJson = [{ orderId: id, deliveryType: "auspost", deliveryNo: "0" }];
    if (place % 4 === 2) expectCodes(await askShop("member/order/delivery", { deliveryJson }));
  };
  let added = 0;
  const edit = async (place: number) => {
    const delta = place % 3 === 0 ? 2 : -1;
    const stockJson = [{ skuId: place % 2 ? skuId : other, delta }];
    const answer = await askShop("member/goods/updateStock", { stockJson });
    if (expectCodes(answer, [200, 422]) && place % 2) added += delta;
    // A number over a stale one is refused, unless the stock is as it says already.
    const stale = [{ skuId, stock: there + place, expected: there }];
    const set = await askShop("member/goods/updateStock", { stockJson: stale });
    if (expectCodes(set, [200, 409])) added += place * set.data.changed;
  };
  await Promise.all([
    ...tokens.map(shop),
    ...Array.from({ length: chooseSize(6, 40) }, (_, place) => edit(place + 1)),
  ]);

  expect(unexpected).toEqual([]);
  const { rows } = await app.database.pool.query(
    `select k.stock, i.on_hand as "onHand", sum(r.held)::int as held, sum(r.shipped)::int as shipped
     from skus k join stock_items i on i.sku_id = k.id left join stock_reservations r on r.sku_id = k.id
     where k.id = $1 group by 1, 2`,
    [skuId],
  );
  const [{ stock, onHand, held, shipped }] = rows;
  expect(stock).toBe(there + added - held - shipped);
  expect(onHand).toBe(stock + held);
  expect(await auditMoney(app.database.pool)).toEqual([]);
});
