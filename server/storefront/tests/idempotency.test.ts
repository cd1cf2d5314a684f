import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { generateKey } from "./buyer.ts";
import { type Buying, openTradingFixtures, perth } from "./trading.ts";

let server: TestServer;
let trading: Awaited<ReturnType<typeof openTradingFixtures>>;
let buyer: Buying;
beforeAll(async () => {
  server = await startTestServer();
  trading = await openTradingFixtures(server);
  buyer = await trading.buyer(100_000);
});
afterAll(() => server.close());

const readOrders = async ({ id }: Buying): Promise<number> =>
  (
    await server.database.pool.query(
      "select count(*)::integer as n from orders where member_id = $1",
      [id],
    )
  ).rows[0].n;
const cart = async (more: object = {}) => ({
  items: [
    {
      skuId: await trading.createSku({ skus: [{ attrPath: "", price: 10, stock: 50 }], ...more }),
      qty: 1,
    },
  ],
  address: perth,
  amount: 18,
});

describe("a key", () => {
  test("is needed for what changes something, and for nothing else", async () => {
    const body = await cart();
    const bearer = { authorization: `Bearer ${buyer.token}` };
    for (const headers of [bearer, { ...bearer, "idempotency-key": "x".repeat(256) }]) {
      const { status, data } = await buyer.ask("POST", "orders", body, headers);
      expect([status, data.error]).toEqual([400, "idempotency.keyRequired"]);
    }
    const { amount: _amount, ...input } = body;
    expect((await buyer.ask("POST", "orders/quote", input, bearer)).status).toBe(200);
  });
  test("is done once however often it is sent, also at the same time", async () => {
    const body = await cart();
    const before = await readOrders(buyer);
    const headers = { "idempotency-key": generateKey() };
    const answer = await Promise.all(
      Array.from({ length: 8 }, () => buyer.post("orders", body, headers)),
    );
    expect(new Set(answer.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answer.map(({ data }) => data.payOrderNo)).size).toBe(1);
    expect(answer.filter((one) => one.headers["idempotent-replayed"] === "true")).toHaveLength(7);
    expect(await readOrders(buyer)).toBe(before + 1);
    expect(await trading.readStock(body.items[0]?.skuId ?? 0)).toBe(49);
    const { items, ...rest } = body;
    const reordered = await buyer.post("orders", { ...rest, items }, headers);
    expect([reordered.status, reordered.headers["idempotent-replayed"]]).toEqual([200, "true"]);
  });
  test("does not apply to another request, nor to another buyer's", async () => {
    const body = await cart();
    const headers = { "idempotency-key": generateKey() };
    const first = await buyer.post("orders", body, headers);
    expect(first.status).toBe(200);
    const other = await buyer.post(
      "orders",
      { ...body, items: [{ ...body.items[0], qty: 2 }] },
      headers,
    );
    expect([other.status, other.data.error]).toEqual([422, "idempotency.keyReused"]);
    const path = await buyer.post(`orders/${first.data.orders[0].orderNo}/cancel`, body, headers);
    expect([path.status, path.data.error]).toEqual([422, "idempotency.keyReused"]);
    // Query parameters belong to the request's identity like its body.
    const addressed = await buyer.post("orders?groupMode=alone", body, headers);
    expect([addressed.status, addressed.data.error]).toEqual([422, "idempotency.keyReused"]);
    const stranger = await trading.buyer();
    const theirs = await stranger.post("orders", body, headers);
    expect([theirs.status, theirs.headers["idempotent-replayed"]]).toEqual([200, undefined]);
    expect(theirs.data.payOrderNo).not.toBe(first.data.payOrderNo);
  });
  test("is released after an error, which left no trace", async () => {
    const body = await cart();
    const headers = { "idempotency-key": generateKey() };
    const rejected = await buyer.post("orders", { ...body, amount: 1 }, headers);
    expect([rejected.status, rejected.data.error]).toEqual([422, "goods.priceChanged"]);
    const { rows } = await server.database.pool.query(
      "select 1 from idempotency_keys where key = $1",
      [headers["idempotency-key"]],
    );
    expect(rows).toEqual([]);
    const again = await buyer.post("orders", body, headers);
    expect([again.status, again.headers["idempotent-replayed"]]).toEqual([200, undefined]);
  });
  test("pays once; what is not enough is refused until there is enough", async () => {
    const poor = await trading.buyer();
    const { data } = await poor.post("orders", await cart());
    const headers = { "idempotency-key": generateKey() };
    const pay = () => poor.post(`payments/${data.payOrderNo}/pay`, { method: "balance" }, headers);
    const rejected = await pay();
    expect([rejected.status, rejected.data.error]).toEqual([422, "wallet.insufficientFunds"]);
    await trading.fill(poor, 5000);
    const answer = await Promise.all([pay(), pay(), pay()]);
    expect(answer.map(({ status, data }) => [status, data.status])).toEqual(
      Array(3).fill([200, "paid"]),
    );
    expect((await pay()).headers["idempotent-replayed"]).toBe("true");
    expect((await poor.get("buyer/wallet")).data.balance).toBe(32);
  });
  test("is forgotten after a week", async () => {
    const body = await cart();
    const headers = { "idempotency-key": generateKey() };
    await buyer.post("orders", body, headers);
    const kept = async () =>
      (
        await server.database.pool.query("select 1 from idempotency_keys where key = $1", [
          headers["idempotency-key"],
        ])
      ).rows.length;
    const inDays = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
    await server.runJob("cleanUp", inDays(6));
    expect(await kept()).toBe(1);
    await server.runJob("cleanUp", inDays(8));
    expect(await kept()).toBe(0);
  });
});
