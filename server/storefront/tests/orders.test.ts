import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { registerForGst } from "../../../tests/trade/taxFixtures.ts";
import { type Buying, openTradingFixtures, perth } from "./trading.ts";

let server: TestServer;
let trading: Awaited<ReturnType<typeof openTradingFixtures>>;
let buyer: Buying;
const skus = { harbour: 0, laneway: 0 };
beforeAll(async () => {
  server = await startTestServer();
  trading = await openTradingFixtures(server);
  const stocked = { skus: [{ attrPath: "", price: 10, stock: 100 }] };
  for (const shop of ["harbour", "laneway"] as const)
    skus[shop] = await trading.createSku(stocked, shop);
  buyer = await trading.buyer(100_000);
});
afterAll(() => server.close());

const one = () => [{ skuId: skus.harbour, qty: 1 }];
const both = () => [
  { skuId: skus.harbour, qty: 2 },
  { skuId: skus.laneway, qty: 1 },
];
const placed = async (items = one(), by = buyer) => {
  const { status, data } = await trading.order(by, items);
  expect([status, data.errors]).toEqual([200, undefined]);
  return { payOrderNo: data.payOrderNo as string, orderNo: data.orders[0].orderNo as string, data };
};
const paid = async (items = one()) => {
  const made = await placed(items);
  const { status, data } = await buyer.post(`payments/${made.payOrderNo}/pay`, {
    method: "balance",
  });
  expect([status, data.status]).toEqual([200, "paid"]);
  return made;
};
const shipped = async () => {
  const made = await paid();
  const { rows } = await server.database.pool.query("select id from orders where order_no = $1", [
    made.orderNo,
  ]);
  const sent = await server.post("harbour", "member/order/ship", {
    id: rows[0].id,
    deliveryType: "auspost",
    deliveryNo: "33ABC",
  });
  expect(sent.code).toBe(200);
  return made;
};
const readOrder = async (orderNo: string) => (await buyer.get(`orders/${orderNo}`)).data;

test("a buyer reads the invoices of their own orders only", async () => {
  const { orderNo } = await paid();
  const { data } = await buyer.get(`orders/${orderNo}/invoices`);
  expect(data).toMatchObject([
    { kind: "invoice", total: 18, freight: 8, tax: 0, gstRegistered: false, lines: [{ qty: 1 }] },
  ]);
  const other = await trading.buyer(0);
  expect((await other.get(`orders/${orderNo}/invoices`)).status).toBe(404);
});

test("a quote and its order have the same GST, in a registered shop only", async () => {
  const ask = async () =>
    (await buyer.post("orders/quote", { items: both(), address: { state: "WA", city: "Perth" } }))
      .data;
  expect(await ask()).toMatchObject({ tax: 0, shops: [{ gstRegistered: false, tax: 0 }, {}] });

  await registerForGst(server);
  const quoted = await ask();
  expect(quoted).toMatchObject({
    tax: 2.82,
    shops: [
      { gstRegistered: true, payPrice: 31, tax: 2.82, freightTax: 1, lines: [{ tax: 1.82 }] },
      { gstRegistered: false, tax: 0, freightTax: 0, lines: [{ tax: 0 }] },
    ],
  });
  const { orderNo } = await paid(both());
  const invoices = (await buyer.get(`orders/${orderNo}/invoices`)).data;
  expect(invoices).toMatchObject([{ total: 31, tax: 2.82, freightTax: 1 }]);
});

describe("an order", () => {
  test("is quoted shop by shop, and placed at that price and no other", async () => {
    const quoted = await buyer.post("orders/quote", {
      items: both(),
      address: { state: "WA", city: "Perth" },
    });
    expect(quoted.data).toMatchObject({
      goodsTotal: 30,
      freightFee: 19,
      amount: 49,
      shops: [
        {
          shop: { id: server.shops.harbour },
          payPrice: 31,
          lines: [{ skuId: skus.harbour, qty: 2, price: 10 }],
        },
        { shop: { id: server.shops.laneway }, payPrice: 18 },
      ],
    });
    const body = {
      items: both(),
      address: perth,
      remarks: { [server.shops.harbour]: "Please ring" },
    };
    const wrong = await buyer.post("orders", { ...body, amount: 48.99 });
    expect([wrong.status, wrong.data.error]).toEqual([422, "goods.priceChanged"]);
    const { status, data } = await buyer.post("orders", { ...body, amount: 49 });
    expect([status, data.amount, data.orders.length]).toEqual([200, 49, 2]);
    const order = await readOrder(data.orders[0].orderNo);
    expect(order).toMatchObject({
      status: "unpaid",
      payPrice: 31,
      freightFee: 11,
      remark: "Please ring",
      receiver: { ...perth, phone: "+61400111222" },
      lines: [{ qty: 2, total: 20, paid: 20 }],
      events: [{ kind: "placed" }],
    });
    expect(order).not.toHaveProperty("id");
  });
  test("reports each error of the request", async () => {
    const { name: _name, ...nameless } = perth;
    const wrong = [
      [{ items: [], address: perth, amount: 1 }, "items"],
      [{ items: one(), amount: 18 }, "address"],
      [{ items: one(), address: nameless, amount: 18 }, "address.name"],
      [{ items: one(), address: { ...perth, state: "ZZ" }, amount: 18 }, "address.state"],
      [{ items: [{ skuId: 999_999, qty: 1 }], address: perth, amount: 18 }, "items.0.skuId"],
      [{ items: one(), address: perth }, "amount"],
      [{ items: one(), address: perth, amount: 18, surprise: 1 }, "surprise"],
    ] as const;
    for (const [body, field] of wrong) {
      const { status, data } = await buyer.post("orders", body);
      expect([status, Object.keys(data.errors ?? {})]).toEqual([400, [field]]);
    }
    const north = await buyer.post("orders", {
      items: one(),
      address: { ...perth, state: "NT" },
      amount: 18,
    });
    expect([north.status, north.data.error]).toEqual([422, "freight.undeliverable"]);
  });
  test("is paid from the wallet, and shown so", async () => {
    const before = (await buyer.get("buyer/wallet")).data.balance;
    const { orderNo, payOrderNo } = await paid(both());
    expect((await readOrder(orderNo)).status).toBe("unshipped");
    const payment = await buyer.get(`payments/${payOrderNo}`);
    expect(payment.data).toMatchObject({
      status: "paid",
      payMethod: "balance",
      amount: 49,
      kind: "order",
    });
    expect(payment.data.orders.map(({ status }: { status: string }) => status)).toEqual([
      "unshipped",
      "unshipped",
    ]);
    expect((await buyer.get("buyer/wallet")).data.balance).toBe(before - 49);
    const again = await buyer.post(`orders/${orderNo}/cancel`);
    expect([again.status, again.data.error]).toEqual([409, "order.statusNotAllowed"]);
  });
  test("is cancelled while it is not paid, gives its stock back, and can be hidden then", async () => {
    const before = await trading.readStock(skus.harbour);
    const { orderNo, payOrderNo } = await placed();
    expect(await trading.readStock(skus.harbour)).toBe(before - 1);
    expect((await buyer.post(`orders/${orderNo}/hide`)).status).toBe(409);
    expect((await buyer.post(`orders/${orderNo}/cancel`, { remark: "Too dear" })).status).toBe(200);
    expect(await trading.readStock(skus.harbour)).toBe(before);
    expect((await readOrder(orderNo)).cancelReason).toBe("buyer");
    const late = await buyer.post(`payments/${payOrderNo}/pay`, { method: "balance" });
    expect([late.status, late.data.error]).toEqual([422, "payment.notPayable"]);
    expect((await buyer.post(`orders/${orderNo}/hide`)).status).toBe(200);
    expect((await buyer.get(`orders/${orderNo}`)).status).toBe(404);
  });
  test("is received once it was sent", async () => {
    const waiting = await paid();
    expect((await buyer.post(`orders/${waiting.orderNo}/receive`)).status).toBe(409);
    const { orderNo } = await shipped();
    expect(await readOrder(orderNo)).toMatchObject({
      status: "unreceived",
      deliveryType: "auspost",
      deliveryNo: "33ABC",
    });
    expect((await buyer.post(`orders/${orderNo}/receive`)).status).toBe(200);
    expect((await readOrder(orderNo)).status).toBe("completed");
  });
  test("can be redirected to another address of the same state until it is shipped", async () => {
    const unpaid = await placed();
    const fremantle = { ...perth, city: "Fremantle", postcode: "6160", address: "3 High Street" };
    const change = ({ orderNo }: { orderNo: string }, address: object = fremantle) =>
      buyer.post(`orders/${orderNo}/address`, { address });
    expect((await change(unpaid)).status).toBe(409);
    const { orderNo } = await paid();
    const rejected = await change({ orderNo }, { ...fremantle, state: "NSW" });
    expect([rejected.status, rejected.data.error]).toEqual([422, "order.addressChangesFreight"]);
    expect((await change({ orderNo }, { ...fremantle, phone: "" })).data.errors).toHaveProperty(
      "address.phone",
    );
    expect((await change({ orderNo })).status).toBe(200);
    const { receiver, events } = (await buyer.get(`orders/${orderNo}`)).data;
    expect(receiver).toMatchObject({ city: "Fremantle", address: "3 High Street" });
    expect(events.at(-1).kind).toBe("addressEdited");
    expect((await change(await shipped())).status).toBe(409);
  });
  test("that is picked up needs no address, and shows its code once it is paid", async () => {
    const body = { items: one(), selfLifting: true, amount: 10 };
    const { status, data } = await buyer.post("orders", body);
    expect(status).toBe(200);
    const [{ orderNo }] = data.orders;
    expect(await readOrder(orderNo)).toMatchObject({
      selfLifting: true,
      verifyCode: null,
      receiver: null,
    });
    await buyer.post(`payments/${data.payOrderNo}/pay`, { method: "balance" });
    expect((await readOrder(orderNo)).verifyCode).toMatch(/^\d{12}$/);
  });
  test("is not accessible to other buyers", async () => {
    const { orderNo, payOrderNo } = await placed();
    const stranger = await trading.buyer(100_000);
    for (const path of [`orders/${orderNo}`, `payments/${payOrderNo}`])
      expect((await stranger.get(path)).status).toBe(404);
    for (const command of ["cancel", "receive", "hide"])
      expect((await stranger.post(`orders/${orderNo}/${command}`)).status).toBe(404);
    expect((await stranger.post(`payments/${payOrderNo}/pay`, { method: "balance" })).status).toBe(
      404,
    );
    expect((await stranger.get("orders")).data).toEqual({ list: [], next: null });
    expect((await buyer.ask("GET", "orders")).status).toBe(401);
    expect((await buyer.ask("POST", "orders", {}, { "idempotency-key": "k" })).status).toBe(401);
  });
  test("is listed by its state, page after page", async () => {
    const own = await trading.buyer(100_000);
    const numbers: string[] = [];
    for (let turn = 0; turn < 3; turn += 1) numbers.unshift((await placed(one(), own)).orderNo);
    await own.post(`orders/${numbers[1]}/cancel`);
    const getOrderNo = ({ list }: { list: { orderNo: string }[] }) =>
      list.map(({ orderNo }) => orderNo);
    const first = await own.get("orders?pageSize=2");
    expect(getOrderNo(first.data)).toEqual(numbers.slice(0, 2));
    expect(getOrderNo((await own.get(`orders?pageSize=2&cursor=${first.data.next}`)).data)).toEqual(
      numbers.slice(2),
    );
    expect(getOrderNo((await own.get("orders?status=cancelled")).data)).toEqual([numbers[1]]);
    expect((await own.get("buyer/me")).data.orders).toMatchObject({ unpaid: 2, cancelled: 1 });
    const seen = await server.get("platform", "system/member/get", { id: own.id });
    expect(seen.data).toMatchObject({ orderCount: 3, spent: 0 });
  });
});

describe("a refund", () => {
  const serializeLine = async (orderNo: string) => (await readOrder(orderNo)).lines[0].id as number;
  const ask = async (orderNo: string, more: object = {}) =>
    buyer.post("refunds", {
      orderNo,
      lineId: await serializeLine(orderNo),
      qty: 1,
      type: "refundOnly",
      reason: "Late",
      ...more,
    });

  test("is applied for, read with its calculation, and withdrawn", async () => {
    const { orderNo } = await paid();
    const { status, data } = await ask(orderNo);
    expect([status, data.errors]).toEqual([200, undefined]);
    const seen = await buyer.get(`refunds/${data.refundNo}`);
    expect(seen.data).toMatchObject({
      orderNo,
      status: "applying",
      type: "refundOnly",
      refundAmount: 18,
      qty: 1,
    });
    expect(seen.data.steps).toMatchObject([{ kind: "applied", who: "buyer" }]);
    expect((await ask(orderNo)).data.error).toBe("refund.alreadyOpen");
    const list = await buyer.get(`refunds?orderNo=${orderNo}`);
    expect(list.data.list).toHaveLength(1);
    const stranger = await trading.buyer();
    expect((await stranger.get(`refunds/${data.refundNo}`)).status).toBe(404);
    expect((await stranger.post(`refunds/${data.refundNo}/withdraw`)).status).toBe(404);
    expect((await buyer.post(`refunds/${data.refundNo}/withdraw`)).status).toBe(200);
    expect((await buyer.get("refunds?status=closed")).data.list).toMatchObject([
      { refundNo: data.refundNo },
    ]);
    const again = await ask(orderNo);
    expect(again.status).toBe(200);
  });
  test("shows its maximum before it is applied for", async () => {
    const { orderNo } = await paid(both().slice(0, 1));
    const lineId = await serializeLine(orderNo);
    const readRefundable = (qty: number, by = buyer) =>
      by.get(`orders/${orderNo}/refundable?lineId=${lineId}&qty=${qty}`);
    expect((await readRefundable(1)).data).toMatchObject({ goods: 10, freight: 0, max: 10 });
    const whole = await readRefundable(2);
    expect(whole.data).toMatchObject({ goods: 20, freight: 11, max: 31 });
    expect(whole.data.arithmetic.at(-1)).toEqual({ kind: "max", amount: 31 });
    const tooMany = await readRefundable(3);
    expect([tooMany.status, tooMany.data.error, tooMany.data.left]).toEqual([
      422,
      "refund.quantityExceedsRemaining",
      2,
    ]);
    expect((await readRefundable(1, await trading.buyer())).status).toBe(404);
    await ask(orderNo);
    expect((await readRefundable(1)).data.error).toBe("refund.alreadyOpen");
  });
  test("waits for the shop before goods are returned, and before the platform is asked", async () => {
    const { orderNo } = await shipped();
    const { data } = await ask(orderNo, { type: "returnAndRefund" });
    const parcel = { deliveryType: "auspost", deliveryNo: "99" };
    expect((await buyer.post(`refunds/${data.refundNo}/send`, parcel)).status).toBe(409);
    expect(
      (await buyer.post(`refunds/${data.refundNo}/intervene`, { reason: "Please" })).status,
    ).toBe(409);
    const none = await buyer.post("refunds", {
      orderNo,
      lineId: 1_000_000,
      qty: 1,
      type: "refundOnly",
      reason: "x",
    });
    expect(none.status).toBe(404);
  });
});

describe("money", () => {
  test("is put into the wallet by a provider", async () => {
    const own = await trading.buyer();
    const { status, data } = await own.post("wallet/recharge", {
      amount: 25.5,
      method: "wxPay",
      channel: "h5",
    });
    expect([status, data.status]).toEqual([200, "open"]);
    expect((await own.get(`payments/${data.payOrderNo}`)).data).toMatchObject({
      kind: "recharge",
      amount: 25.5,
      status: "unpaid",
      orders: [],
    });
    expect((await own.post("wallet/recharge", { amount: 0, method: "wxPay" })).status).toBe(400);
  });
});

test("an order above A$100,000,000 is neither quoted nor placed, with an error in each language", async () => {
  const skuId = await trading.createSku({ skus: [{ attrPath: "", price: 1_000_000, stock: 500 }] });
  const order = (qty: number) => ({ items: [{ skuId, qty }], address: perth });
  const largest = await buyer.post("orders/quote", order(90));
  expect([largest.status, largest.data.goodsTotal]).toEqual([200, 90_000_000]);
  const large = await buyer.post("orders/quote", order(101));
  expect([large.status, large.data.error]).toEqual([422, "order.amountExceedsMax"]);
  expect(large.message).toContain("at most A$100,000,000.00");
  const placed = await buyer.post("orders", { ...order(101), amount: 101_000_000 });
  expect([placed.status, placed.data.error]).toEqual([422, "order.amountExceedsMax"]);
  const others = await Promise.all(
    ["zh_CN", "zh_TW"].map(
      async (lang) => (await buyer.post("orders/quote", order(99_999), { lang })).message,
    ),
  );
  expect(new Set([large.message, ...others]).size).toBe(3);
  expect(await trading.readStock(skuId)).toBe(500);
});
