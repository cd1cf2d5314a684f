import { afterAll, beforeAll, expect, test } from "vitest";
import { systemActor } from "../../../core/server/transactionContext.ts";
import type { CamelRow } from "../../../framework/server/tables/DB.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { createRefundFixtures } from "../../../tests/trade/refundFixtures.ts";
import { registerForGst } from "../../../tests/trade/taxFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { completeRefund } from "../../orders/testing.ts";

let server: TestServer;
let market: Market;
let fixtures: ReturnType<typeof createRefundFixtures>;
let freightTemplate = 0;
let buyer: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  fixtures = createRefundFixtures(server, market);
  buyer = await market.addBuyer("Mei Lin");
  await registerForGst(server);
  const made = await server.post("harbour", "member/shopFreight/editSubmit", {
    name: "Flat",
    shipFromState: "NSW",
    shipFromCity: "Sydney",
    shipFromPostcode: "2000",
    deliveryTime: "d2",
    type: 1,
    valuateType: 1,
    firstNum: 100,
    firstPrice: 9.5,
    secondNum: 1,
    secondPrice: 1,
  });
  freightTemplate = made.data.id;
}, 120_000);
afterAll(() => server.close());

type Invoice = Pick<
  CamelRow<"invoices">,
  "id" | "number" | "kind" | "gstRegistered" | "total" | "tax" | "freight" | "freightTax"
> &
  Pick<CamelRow<"invoices">, "invoiceNumber" | "reason" | "sellerName" | "sellerAbn">;
const readInvoices = (orderId: number) =>
  fixtures.sql<Invoice>(
    `select id, number, kind, gst_registered as "gstRegistered", total::int, tax::int, freight::int,
       freight_tax::int as "freightTax", invoice_number as "invoiceNumber", reason,
       seller_name as "sellerName", seller_abn as "sellerAbn"
     from invoices where order_id = $1 order by id`,
    [orderId],
  );
const readLineTax = async (orderId: number) =>
  (
    await fixtures.sql<Pick<CamelRow<"orders_lines">, "tax">>(
      "select tax::int from orders_lines where parent_id = $1 order by position",
      [orderId],
    )
  ).map(({ tax }) => tax);
/** C1 with freight: 44.19, 22.14 and 11.07 of 77.40, and 9.50. */
async function buy(codes: readonly string[] = []) {
  const goods: Awaited<ReturnType<Market["cartItem"]>>[] = [];
  for (const [place, price] of [49.9, 25, 12.5].entries())
    goods.push(
      await market.cartItem(price, 10, {
        freightTemplate,
        ...(codes[place] ? { taxCode: codes[place] } : {}),
      }),
    );
  const placed = await server.coupons.during({ amount: 10_00 }, () =>
    market.place(
      buyer,
      goods.map(({ skuId }) => ({ skuId, qty: 1 })),
    ),
  );
  await market.pay(placed.payOrderId);
  const [order] = placed.orders;
  if (!order) throw new Error("nothing was placed");
  const lines = await fixtures.sql<Pick<CamelRow<"orders_lines">, "id" | "skuId">>(
    `select id, sku_id as "skuId" from orders_lines where parent_id = $1 order by position`,
    [order.id],
  );
  return { id: order.id, orderNo: order.orderNo, lines, goods };
}
/** Refunds one line, which the shop agrees to and the provider pays. */
async function refund(order: Awaited<ReturnType<typeof buy>>, place: number) {
  await fixtures.apply(buyer, order, place);
  const [{ id } = { id: 0 }] = await fixtures.sql<Pick<CamelRow<"refunds">, "id">>(
    "select id from refunds where line_id = $1",
    [order.lines[place]?.id],
  );
  expect((await fixtures.act("agree", id)).code).toBe(200);
  await market.command(systemActor, (ctx) => completeRefund(ctx, id));
}
const audit = async () => expect(await auditMoney(server.database.pool)).toEqual([]);

test("86.90 paid to a registered shop are a tax invoice with GST of 7.90, and stay that", async () => {
  const order = await buy();
  const expected = {
    number: "INV-1001",
    kind: "invoice",
    gstRegistered: true,
    total: 86_90,
    tax: 7_90,
    freight: 9_50,
    freightTax: 86,
    sellerName: "harbour Pty Ltd",
    sellerAbn: "51824753556",
  };
  expect(await readInvoices(order.id)).toMatchObject([expected]);
  expect(await readLineTax(order.id)).toEqual([4_02, 2_01, 1_01]);

  await fixtures.sql("update goods set tax_code = 'gstFree' where id = $1", [
    order.goods[0]?.goodsId,
  ]);
  await fixtures.sql(
    "update shop_info set gst_registered = false, gst_from = null, company = 'Another'",
  );
  await fixtures.ship(order);
  await refund(order, 1);
  await fixtures.sql(
    "update shop_info set gst_registered = true, gst_from = '2020-07-01', company = 'harbour Pty Ltd'",
  );
  expect(await readInvoices(order.id)).toMatchObject([
    expected,
    {
      number: "ADJ-1",
      kind: "adjustmentNote",
      gstRegistered: true,
      total: -22_14,
      tax: -2_01,
      freight: 0,
      invoiceNumber: "INV-1001",
      reason: "Too small",
      sellerName: "harbour Pty Ltd",
    },
  ]);
  await audit();
});

test("refunds of everything reverse all of the tax, with the freight's", async () => {
  const order = await buy();
  for (const place of [0, 1, 2]) await refund(order, place);
  const [invoice, ...notes] = await readInvoices(order.id);
  expect(notes.map(({ total, tax }) => [total, tax])).toEqual([
    [-44_19, -4_02],
    [-22_14, -2_01],
    [-20_57, -1_87],
  ]);
  expect(notes.reduce((sum, { tax }) => sum - tax, 0)).toBe(invoice?.tax);
  await audit();
});

test("goods that are free of GST are on the invoice without it", async () => {
  const order = await buy(["gstFree"]);
  // An eleventh of 22.14, 11.07 and the freight of both.
  const [invoice] = await readInvoices(order.id);
  const [first, ...others] = await readLineTax(order.id);
  expect(first).toBe(0);
  expect(others.reduce((sum, tax) => sum + tax, invoice?.freightTax ?? 0)).toBe(invoice?.tax);
  expect(invoice?.tax).toBeLessThan(7_90);
  const { data } = await server.get("harbour", "member/invoice/get", { id: invoice?.id ?? 0 });
  expect(data.lines.map(({ taxCode }: { taxCode: string }) => taxCode)).toEqual([
    "gstFree",
    "taxable",
    "taxable",
  ]);
  // The invoices of several orders are printed by this filter, with their lines.
  const printed = await server.get("harbour", "member/invoice/getList", {
    orderId_in: `${order.id},999999`,
    kind: "invoice",
  });
  expect(printed.data.list).toMatchObject([{ id: invoice?.id, lines: [{}, {}, {}] }]);
  await audit();
});

test("an unregistered shop charges no tax, and issues a plain invoice", async () => {
  const { skuId } = await market.cartItem(40, 5, {}, "laneway");
  const placed = await market.place(buyer, [{ skuId, qty: 1 }]);
  await market.pay(placed.payOrderId);
  expect(await readInvoices(placed.orders[0]?.id ?? 0)).toMatchObject([
    { number: "INV-1001", gstRegistered: false, tax: 0, freightTax: 0 },
  ]);
  await audit();
});

test("registration counts from its day on", async () => {
  await fixtures.sql("update shop_info set gst_from = (now() + interval '3 days')::date");
  const { skuId } = await market.cartItem(11, 5);
  const placed = await market.place(buyer, [{ skuId, qty: 1 }]);
  await fixtures.sql("update shop_info set gst_from = '2020-07-01'");
  // What is frozen when the order is placed counts, not the registration when it is paid.
  await market.pay(placed.payOrderId);
  expect(await readInvoices(placed.orders[0]?.id ?? 0)).toMatchObject([
    { gstRegistered: false, tax: 0 },
  ]);
  await audit();
});

test("an edited price has its own tax", async () => {
  const { skuId } = await market.cartItem(11, 5, { freightTemplate });
  const placed = await market.place(buyer, [{ skuId, qty: 1 }]);
  const id = placed.orders[0]?.id ?? 0;
  const edited = await server.post("harbour", "member/order/editPriceSubmit", {
    id,
    editPrice: 15,
  });
  expect(edited.code).toBe(200);
  await market.pay(placed.payOrderId);
  expect(await readInvoices(id)).toMatchObject([{ total: 15_00, tax: 1_36 }]);
  await audit();
});

test("payments at once have numbers without gaps", async () => {
  const { skuId } = await market.cartItem(7, 50);
  const placed = await Promise.all(
    Array.from({ length: 6 }, async () =>
      market.place(await market.addBuyer(), [{ skuId, qty: 1 }]),
    ),
  );
  await Promise.all(placed.map(({ payOrderId }) => market.pay(payOrderId)));
  await audit();
});

test("a document never changes", async () => {
  await expect(fixtures.sql("update invoices set total = 0")).rejects.toThrow(/never changed/);
  await expect(fixtures.sql("delete from invoices_lines")).rejects.toThrow(/never changed/);
});

test("members need the right, and no shop reads another's documents", async () => {
  const [invoice] = await fixtures.sql<Pick<CamelRow<"invoices">, "id">>(
    "select id from invoices where shop_id = $1 order by id limit 1",
    [server.shops.harbour],
  );
  const clerk = await server.hire(["order:list"]);
  expect((await server.get(clerk, "member/invoice/getList")).code).toBe(403);
  const reader = await server.hire(["finance:invoice"]);
  expect((await server.get(reader, "member/invoice/get", { id: invoice?.id ?? 0 })).code).toBe(200);
  expect((await server.get("laneway", "member/invoice/get", { id: invoice?.id ?? 0 })).code).toBe(
    404,
  );
});
