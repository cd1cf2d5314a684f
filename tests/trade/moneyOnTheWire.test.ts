import { parse } from "csv-parse/sync";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Buying, openTradingFixtures, perth } from "../../server/storefront/tests/trading.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { approvedAccount, credit, payPassword, readAccountEntries } from "./financeFixtures.ts";
import { inDays } from "./refundFixtures.ts";

interface Term {
  kind: string;
  amount: number;
}
interface Line {
  kind: string;
  net: number;
}

let server: TestServer;
let trading: Awaited<ReturnType<typeof openTradingFixtures>>;
let buyer: Buying;
let skuId: number;

beforeAll(async () => {
  server = await startTestServer();
  trading = await openTradingFixtures(server);
  skuId = await trading.createSku({ skus: [{ attrPath: "", price: 1234.5, stock: 100 }] });
  buyer = await trading.buyer(10_000_000);
}, 120_000);
afterAll(() => server.close());

const post = async (user: string, path: string, body: object) => {
  const answer = await server.post(user, path, body);
  expect(answer, answer.message).toMatchObject({ code: 200 });
  return answer.data;
};
const read = async (user: string, path: string, query: Record<string, string | number> = {}) => {
  const answer = await server.get(user, path, query);
  expect(answer, answer.message).toMatchObject({ code: 200 });
  return answer.data;
};

/** Buys two units at 1234.50, for which the shop then sets a total of 2000.70. */
async function buyAtEditedPrice() {
  const placed = await trading.order(buyer, [{ skuId, qty: 2 }]);
  expect(placed.status, placed.message).toBe(200);
  const [{ orderNo, payPrice }] = placed.data.orders;
  const id: number = (await read("harbour", "member/order/getList", { orderNo })).list[0].id;
  await post("harbour", "member/order/editPriceSubmit", {
    id,
    editPrice: 2000.7,
    remark: "A regular",
  });
  const paid = await buyer.post(`payments/${placed.data.payOrderNo}/pay`, { method: "balance" });
  expect(paid.status, paid.message).toBe(200);
  return { id, orderNo: orderNo as string, payPrice: payPrice as number };
}

async function askRefund(orderNo: string) {
  const { rows } = await server.database.pool.query(
    "select l.id from orders_lines l join orders o on o.id = l.parent_id where o.order_no = $1",
    [orderNo],
  );
  const lineId: number = rows[0].id;
  const quote = await buyer.get(`orders/${orderNo}/refundable?lineId=${lineId}&qty=1`);
  const requested = await buyer.post("refunds", {
    orderNo,
    lineId,
    qty: 1,
    type: "refundOnly",
    reason: "Late",
  });
  expect(requested.status, requested.message).toBe(200);
  const { refundNo } = requested.data;
  const [row] = (await read("harbour", "member/refund/getList", { refundNo })).list;
  return { id: row.id as number, lineId, refundNo: refundNo as string, quote: quote.data, row };
}

const readMax = (terms: Term[]) => terms.find(({ kind }) => kind === "max")?.amount;
const readGoods = (terms: Term[]) => terms.find(({ kind }) => kind === "goods")?.amount;

describe("B12: money is in dollars in every answer", () => {
  test("B12: the amounts of an order agree in its fields, its price log and its events, for the shop and for the buyer", async () => {
    const { id, orderNo, payPrice } = await buyAtEditedPrice();
    const order = await read("harbour", "member/order/get", { id });
    const [listed] = (await read("harbour", "member/order/getList", { orderNo })).list;
    const own = (await buyer.get(`orders/${orderNo}`)).data;

    expect([order.payPrice, listed.payPrice, own.payPrice]).toEqual([2000.7, 2000.7, 2000.7]);
    expect(order.priceLogs).toMatchObject([
      { oldPrice: payPrice, newPrice: 2000.7, diff: Number((2000.7 - payPrice).toFixed(2)) },
    ]);
    const getData = (kind: string) =>
      order.events.find((event: { kind: string }) => event.kind === kind)?.data;
    expect(getData("placed")).toEqual({ amount: payPrice });
    expect(getData("priceEdited")).toEqual({ from: payPrice, to: 2000.7, remark: "A regular" });
    expect(getData("paid")).toEqual({ amount: 2000.7, method: "balance" });
  });

  test("B12: the amounts of a refund agree in its fields, its arithmetic, the order's events, its history and its export, in all three APIs", async () => {
    const { id: orderId, orderNo } = await buyAtEditedPrice();
    const { id, refundNo, quote, row } = await askRefund(orderNo);
    const merchant = await read("harbour", "member/refund/get", { id });
    const own = (await buyer.get(`refunds/${refundNo}`)).data;
    const amount: number = merchant.refundAmount;

    expect(amount).toBeGreaterThan(900);
    expect(amount).toBeLessThan(1100);
    expect([row.refundAmount, own.refundAmount, quote.max]).toEqual([amount, amount, amount]);
    for (const { arithmetic } of [merchant, row, own, quote]) {
      expect(arithmetic).toEqual(merchant.arithmetic);
      expect([readGoods(arithmetic), readMax(arithmetic)]).toEqual([amount, amount]);
    }
    // Units are not an amount of money.
    expect(merchant.arithmetic[0]).toMatchObject({ kind: "total", amount: 2469, units: 2 });

    const { events } = await read("harbour", "member/order/get", { id: orderId });
    const applied = events.find((event: { kind: string }) => event.kind === "refundApplied");
    expect(applied.data).toMatchObject({ amount, refundId: id, refundNo });

    const { body } = await server.request("harbour", {
      method: "GET",
      url: `/api/member/refund/export?ids=${id}`,
    });
    const [exported] = parse(body, { bom: true, columns: true }) as Record<string, string>[];
    const cells = Object.values(exported ?? {});
    expect(cells).toContain(String(amount));
    const terms = cells.find((cell) => cell.startsWith("[{"));
    expect(JSON.parse(terms ?? "null")).toEqual(merchant.arithmetic);

    // The platform reads the same refund after the buyer has asked it to decide.
    await post("harbour", "member/refund/refuse", { id, reason: "It is on its way" });
    const intervened = await buyer.post(`refunds/${refundNo}/intervene`, { reason: "It is not" });
    expect(intervened.status, intervened.message).toBe(200);
    const seen = await read("platform", "system/refund/get", { id });
    expect(seen).toMatchObject({ refundAmount: amount, arithmetic: merchant.arithmetic });

    const freight: number = seen.freightLeft;
    const rejected = await server.post("platform", "system/refund/platformAgree", {
      id,
      reason: "The parcel came without it",
      goodsBack: false,
      freight: freight + 1,
    });
    expect(rejected).toMatchObject({ data: { error: "refund.shippingExceedsRemaining" } });
    expect(rejected.message).toContain(`A$${freight.toFixed(2)}`);

    const decided = await post("platform", "system/refund/platformAgree", {
      id,
      reason: "The parcel came without it",
      goodsBack: false,
      freight,
    });
    expect(decided.refundAmount).toBeCloseTo(amount + freight, 2);
    expect(readMax(decided.arithmetic)).toBe(decided.refundAmount);
    const history = await read("platform", "system/refund/getHistory", { id });
    for (const { changes } of history.list as { changes: Record<string, [unknown, unknown]> }[]) {
      const terms = changes.arithmetic?.[1];
      if (terms)
        expect(readMax(terms as Term[])).toBe(changes.refundAmount?.[1] ?? decided.refundAmount);
    }
  });

  test("B12: the amounts of a settlement agree in its lines, its statement and the dispute that the platform reads", async () => {
    const { id, orderNo } = await buyAtEditedPrice();
    const parcel = { deliveryType: "auspost", deliveryNo: "33ABC" };
    await post("harbour", "member/order/ship", { id, ...parcel });
    const received = await buyer.post(`orders/${orderNo}/receive`);
    expect(received.status, received.message).toBe(200);
    await server.runJob("settle", inDays(20));
    await server.runJob("settle", inDays(22));
    const { list: lines } = await read("harbour", "member/settlement/getList", {
      orderNo,
      pageSize: 100,
    });
    const order = await read("harbour", "member/order/get", { id });
    expect(lines.map(({ cause }: { cause: string }) => cause)).toEqual([order.number]);
    const gross = lines.reduce((sum: number, line: { gross: number }) => sum + line.gross, 0);
    expect(gross).toBeCloseTo(2000.7, 2);

    const { list: days } = await read("harbour", "member/settlementDay/getList");
    const [{ id: day }] = days;
    await post("harbour", "member/settlementDay/dispute", {
      id: day,
      remark: "One order is missing",
    });
    const disputed = await read("platform", "system/dayDispute/get", { id: day });
    const addOrderNo = disputed.lines.filter(
      (line: { orderNo: string }) => line.orderNo === orderNo,
    );
    expect(addOrderNo.length).toBe(lines.length);
    for (const line of addOrderNo) {
      const { gross, coupon, commission, net } = lines.find(
        (one: { id: number }) => one.id === line.id,
      );
      expect(line).toMatchObject({ gross, coupon, commission, net, cause: order.number });
    }
    const sum = disputed.lines.reduce((all: number, { net }: Line) => all + net, 0);
    expect(sum).toBeCloseTo(disputed.net, 2);
  });

  test("B12: the amounts of a withdrawal agree in the account, its record and its messages", async () => {
    await credit(server, server.shops.harbour, 5_000_00);
    const { balance } = await readAccountEntries(server);
    const account = await approvedAccount(server);
    const apply = (amount: number) =>
      server.post("harbour", "member/withdraw/apply", {
        account,
        amount,
        remark: "Rent",
        payPassword,
      });
    const beyond = await apply(balance + 0.01);
    expect(beyond.data.error).toBe("withdrawal.amountExceedsBalance");
    expect(beyond.message).toContain(
      `A$${balance.toLocaleString("en-AU", { minimumFractionDigits: 2 })}`,
    );

    const belowMin = await apply(0.01);
    expect(belowMin.message).toContain("A$10.00");
    const aboveMax = await apply(50_000.01);
    expect(aboveMax.message).toContain("A$50,000.00");

    const { id } = await post("harbour", "member/withdraw/apply", {
      account,
      amount: 1234.5,
      remark: "Rent",
      payPassword,
    });
    const own = await read("harbour", "member/withdraw/get", { id });
    const paidOut = await read("platform", "system/withdraw/get", { id });
    expect([own.amount, paidOut.amount]).toEqual([1234.5, 1234.5]);
    expect(own.actual).toBeCloseTo(1234.5 - own.fee, 2);
    expect(paidOut.actual).toBe(own.actual);
    expect((await readAccountEntries(server)).balance).toBeCloseTo(balance - 1234.5, 2);
  });
});

describe("B12: a message names an amount as its reader writes it", () => {
  test("B12: a price that has changed, and a price below the freight", async () => {
    const items = [{ skuId, qty: 2 }];
    const quoted = await buyer.post("orders/quote", { items, address: perth });
    const amount: number = quoted.data.amount;
    const wrong = await buyer.post("orders", { items, address: perth, amount: amount - 1 });
    expect(wrong.data.error).toBe("goods.priceChanged");
    expect(wrong.message).toContain(
      `A$${amount.toLocaleString("en-AU", { minimumFractionDigits: 2 })}`,
    );

    const placed = await trading.order(buyer, items);
    const { orderNo, freightFee } = {
      ...placed.data.orders[0],
      freightFee: quoted.data.freightFee as number,
    };
    const [{ id }] = (await read("harbour", "member/order/getList", { orderNo })).list;
    const low = await server.post("harbour", "member/order/editPriceSubmit", {
      id,
      editPrice: freightFee,
    });
    expect(low.code).toBe(400);
    expect(low.data.errors.editPrice).toContain(`A$${(freightFee + 0.01).toFixed(2)}`);
  });

  test("B12: more than can be refunded is refused with the most, as a text and as a number", async () => {
    const { orderNo } = await buyAtEditedPrice();
    const { lineId, quote, refundNo } = await askRefund(orderNo);
    expect((await buyer.post(`refunds/${refundNo}/withdraw`)).status).toBe(200);
    const body = {
      orderNo,
      lineId,
      qty: 1,
      type: "refundOnly",
      reason: "Late",
      amount: quote.max + 0.01,
    };
    const rejected = await buyer.post("refunds", body);
    expect(rejected.data).toMatchObject({ error: "refund.amountExceedsMax", max: quote.max });
    expect(rejected.message).toContain(
      `A$${quote.max.toLocaleString("en-AU", { minimumFractionDigits: 2 })}`,
    );
    expect(rejected.message).not.toContain("A$A$");
  });
});

describe("B12: OpenAPI", () => {
  test("B12: names the money of a refund's arithmetic, of events and of disputed lines", async () => {
    const { body } = await server.request(null, { method: "GET", url: "/api/openapi.json" });
    const { schemas } = JSON.parse(body).components;
    const money = { type: ["number", "null"], multipleOf: 0.01 };
    expect(schemas.refunds.properties.arithmetic.items.properties.amount).toMatchObject(money);
    expect(schemas.dayDisputes.properties.lines.items.properties.net).toMatchObject(money);
    expect(schemas.orders.properties.events.items.properties.data.properties.amount).toMatchObject(
      money,
    );
  });
});
