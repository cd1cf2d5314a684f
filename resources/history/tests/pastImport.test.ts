import { afterAll, beforeAll, expect, test } from "vitest";
import { openTradingFixtures } from "../../../server/storefront/tests/trading.ts";
import { importing } from "../../../tests/importing.ts";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

const orders = (user = "harbour") => importing(server, user, "member/pastOrder");
const head =
  "Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Currency,Subtotal,Shipping,Taxes,Total,Discount Amount,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem sku,Shipping Name,Shipping Address1,Shipping City,Shipping Zip,Cancelled at,Payment Method,Refunded Amount,Tags";
const order = (number: string, { currency = "AUD", total = "34.50" } = {}) =>
  [
    `${number},priya@example.com,paid,2024-05-03 10:22:11 +1000,unfulfilled,,${currency},25.00,9.50,0.00,${total},0.00,2024-05-03 10:20:00 +1000,2,Sea salt,10.00,SALT,Priya Nair,14 Albion St,Surry Hills,'2010,,Shopify Payments,0.00,wholesale`,
    `${number},priya@example.com,,,,,,,,,,,,1,Lemon tea,5.00,TEA,,,,,,,,`,
  ].join("\n");
const file = (...all: string[]) => [head, ...all].join("\n");
/** The rows of everything that an order of the present would write. */
const countTrade = async () =>
  (
    await server.database.pool.query(
      `select (select count(*) from orders) as orders, (select count(*) from ledger_entries) as entries,
        (select count(*) from stock_movements) as movements, (select count(*) from payments) as payments,
        (select count(*) from domain_events) as events, (select count(*) from outbox) as outbox,
        (select count(*) from notices) as notices, (select count(*) from invoices) as invoices,
        (select count(*) from buyers) as buyers`,
    )
  ).rows[0];
const list = async (api: string, query: Record<string, string> = {}, user = "harbour") =>
  (await server.get(user, `${api}/getList`, query)).data.list;

test("an order of Shopify becomes a past order with its lines, and no trade", async () => {
  const before = await countTrade();
  const read = await orders().whole(file(order("#1001")));
  expect(read.dialect).toBe("Shopify");
  expect(read.unread).toEqual([]);
  expect(read.status, JSON.stringify(read.status)).toMatchObject({ created: 1, failed: 0 });
  expect(read.status.notes.join("\n")).toContain("won't become an order to ship");
  expect(read.status.notes.join("\n")).toContain("tags of 1 order");

  const [row] = await list("member/pastOrder", { number: "#1001" });
  const { data } = await server.get("harbour", "member/pastOrder/get", { id: row.id });
  expect(data).toMatchObject({
    source: "Shopify",
    outcome: "completed",
    buyerName: "Priya Nair",
    buyerEmail: "priya@example.com",
    address: "14 Albion St\nSurry Hills 2010",
    total: 34.5,
    currency: "AUD",
    lines: [
      { product: "Sea salt", qty: 2, price: 10, code: "SALT" },
      { product: "Lemon tea", qty: 1, price: 5, code: "TEA" },
    ],
  });
  expect(new Date(data.placedAt).toISOString()).toBe("2024-05-03T00:20:00.000Z");
  expect(await countTrade()).toEqual(before);
});

test("the same file twice changes nothing, and a corrected one updates the order", async () => {
  const again = await orders().whole(file(order("#1001")));
  expect(again.status).toMatchObject({ created: 0, updated: 0, unchanged: 1, failed: 0 });
  const corrected = await orders().whole(file(order("#1001", { total: "30.00" })));
  expect(corrected.status).toMatchObject({ created: 0, updated: 1, failed: 0 });
  expect(await list("member/pastOrder")).toHaveLength(1);
});

test("an export of orders here becomes past orders of another shop", async () => {
  const trading = await openTradingFixtures(server);
  const buyer = await trading.buyer();
  const goods = await trading.shelf.put({
    title: { en: "Sea salt" },
    skus: [{ attrPath: "", price: 10, stock: 5, code: "OWN-SALT" }],
  });
  await trading.order(buyer, [{ skuId: Number(goods.skus[0].id), qty: 2 }]);
  for (const language of ["en", "zh-CN", "zh-TW"]) {
    const { rawPayload } = await server.request("harbour", {
      method: "GET",
      url: "/api/member/order/export?format=csv",
      headers: { "accept-language": language },
    });
    const before = await countTrade();
    const { status, dialect } = await orders("laneway").whole(rawPayload);
    expect(dialect, language).toBe("Markethall");
    expect(status, JSON.stringify(status)).toMatchObject({
      created: language === "en" ? 1 : 0,
      failed: 0,
    });
    expect(await countTrade()).toEqual(before);
  }
  const [row] = await list("member/pastOrder", {}, "laneway");
  const { data } = await server.get("laneway", "member/pastOrder/get", { id: row.id });
  expect(data).toMatchObject({
    source: "Markethall",
    outcome: "unpaid",
    lines: [{ product: "Sea salt", qty: 2, price: 10, code: "OWN-SALT" }],
  });
});

test("an order in another currency is counted before the import, and rejected with the reason", async () => {
  const { status } = await orders().whole(
    file(order("#2001", { currency: "USD" }), order("#2002")),
  );
  expect(status).toMatchObject({ created: 1, failed: 1 });
  expect(status.notes.join("\n")).toContain("1 order is in another currency");
  expect(status.errors[0]).toMatchObject({ row: 2, field: "currency" });
  expect(status.errors[0].message).toContain("USD");
});

test("a file of another system does not overwrite an order with the same number", async () => {
  const { status } = await orders().whole(
    "number,source,placedAt,total\n#1001,Magento,2023-01-02,10.00\n",
  );
  expect(status).toMatchObject({ created: 0, updated: 0, failed: 1 });
  expect(status.errors[0].message).toContain("Shopify");
});

test("a member corrects the source of an order", async () => {
  await orders().whole(file(order("#1500")));
  const [found] = await list("member/pastOrder", { number: "#1500" });
  const { code } = await server.post("harbour", "member/pastOrder/editSubmit", {
    id: found.id,
    source: "Shopify POS",
  });
  expect(code).toBe(200);
});

test("a dry run and a broken order write nothing", async () => {
  const before = (await list("member/pastOrder")).length;
  const dry = await orders().whole(file(order("#3001")), { dryRun: true });
  expect(dry.status).toMatchObject({ created: 1 });
  const broken = await orders().whole(file(order("#3002", { total: "many" })));
  expect(broken.status).toMatchObject({ created: 0, failed: 1 });
  expect(await list("member/pastOrder")).toHaveLength(before);
});

test("an import is undone, and another shop's order with the same number stays", async () => {
  await orders("laneway").whole(file(order("#4001")));
  const { importId } = await orders().whole(file(order("#4001")));
  const { data } = await server.post("harbour", "member/pastOrder/importUndo", {
    importId,
    before: null,
  });
  expect(data).toMatchObject({ removed: 1, kept: [] });
  expect(await list("member/pastOrder", { number: "#4001" })).toEqual([]);
  expect(await list("member/pastOrder", { number: "#4001" }, "laneway")).toHaveLength(1);
  const again = await orders().whole(file(order("#4001")));
  expect(again.status).toMatchObject({ created: 1, failed: 0 });
});

test("customers of Shopify are found again by their number", async () => {
  const customers = importing(server, "harbour", "member/pastBuyer");
  const content = [
    "Customer ID,First Name,Last Name,Email,Accepts Email Marketing,Default Address Address1,Default Address City,Default Address Zip,Phone,Total Spent,Total Orders,Note,Tax Exempt,Tags",
    "'6502114000100,Priya,Nair,priya@example.com,yes,14 Albion St,Surry Hills,'2010,'+61400555201,84.40,3,,no,vip",
    "'6502114000101,,,tom@example.com,no,,,,,0.00,0,,no,",
  ].join("\n");
  const { status, dialect } = await customers.whole(content);
  expect(dialect).toBe("Shopify");
  expect(status, JSON.stringify(status)).toMatchObject({ created: 2, failed: 0 });
  expect(await list("member/pastBuyer", { email: "priya@example.com" })).toMatchObject([
    { name: "Priya Nair", phone: "+61400555201", orderCount: 3, spent: 84.4 },
  ]);
  expect((await customers.whole(content)).status).toMatchObject({ created: 0, unchanged: 2 });
});

test("reviews of Judge.me are found again, though their file has no numbers", async () => {
  const reviews = importing(server, "harbour", "member/pastReview");
  const content = [
    "title,body,rating,review_date,reviewer_name,reviewer_email,product_id,product_handle,reply,picture_urls",
    "A staple,Lasts for months,5,2024-02-01 10:00:00 UTC,Priya,priya@example.com,1,sea-salt,,https://example.com/a.jpg",
    "Small,A small box,7,2024-02-02 10:00:00 UTC,Tom,tom@example.com,2,lemon-tea,,",
  ].join("\n");
  const { status, dialect } = await reviews.whole(content);
  expect(dialect).toBe("Judge.me");
  expect(status).toMatchObject({ created: 1, failed: 1, errors: [{ row: 3, field: "rating" }] });
  expect((await reviews.whole(content)).status).toMatchObject({ created: 0, unchanged: 1 });
});

test("only a role with the permission sees and imports the past", async () => {
  const packer = await server.hire(["order:list"]);
  expect((await server.get(packer, "member/pastOrder/getList")).code).toBe(403);
  expect((await server.get(packer, "member/pastBuyer/getList")).code).toBe(403);
});
