import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { createShelf, seedStorefront } from "./storefrontFixtures.ts";

let server: TestServer;
let shelf: ReturnType<typeof createShelf>;
const skus = { tea: 0, rice: 0, book: 0, hidden: 0 };
beforeAll(async () => {
  server = await startTestServer();
  shelf = createShelf(server, await seedStorefront(server));
  const title = (en: string, zhCN: string | null = null) => ({
    title: { en, zhCN, zhTW: null, km: null },
  });
  skus.tea = (await shelf.put(title("Tea", "茶"))).skus[0].id;
  skus.rice = (await shelf.put(title("Rice"))).skus[0].id;
  skus.book = (await shelf.put(title("Book"), "laneway")).skus[0].id;
  skus.hidden = (await shelf.put(title("Hidden"), "harbour", false)).skus[0].id;
});
afterAll(() => server.close());
const perth = { state: "WA", city: "Perth", postcode: "6000" };
const quote = (body: object, headers = {}) => server.post(null, "store/v1/freight", body, headers);

describe("a freight quote", () => {
  test("returns each shop's fee and its calculation, without the names of the shop's templates", async () => {
    const { status, data } = await quote({
      items: [
        { skuId: skus.tea, qty: 2 },
        { skuId: skus.book, qty: 1 },
        { skuId: skus.rice, qty: 1 },
      ],
      address: perth,
    });
    expect(status).toBe(200);
    expect(data).toMatchObject({ deliverable: true, fee: 22, shortages: [] });
    expect(data.shops).toMatchObject([
      {
        shop: { id: server.shops.harbour, name: "harbour" },
        fee: 14,
        error: null,
        undeliverable: [],
        groups: [
          {
            goods: [
              { skuId: skus.tea, goods: "Tea" },
              { skuId: skus.rice, goods: "Rice" },
            ],
            method: "pieces",
            units: 3,
            amount: 30,
            outcome: "charged",
            fee: 14,
            firstPrice: 8,
            sentence: "A$8.00 for 1 item + A$3.00 per item",
          },
        ],
        lines: [
          { skuId: skus.tea, freight: 9.33 },
          { skuId: skus.rice, freight: 4.67 },
        ],
      },
      { shop: { id: server.shops.laneway }, fee: 8 },
    ]);
    expect(JSON.stringify(data)).not.toMatch(/Secret name|template/);
  });
  test("names what cannot be sent there, and what is short of stock over all lines", async () => {
    const items = [
      { skuId: skus.tea, qty: 3 },
      { skuId: skus.tea, qty: 3 },
      { skuId: skus.book, qty: 1 },
    ];
    const { status, data } = await quote({ items, address: { state: "NT" } }, { lang: "zh_CN" });
    expect(status).toBe(200);
    expect(data).toMatchObject({ deliverable: false, fee: null });
    expect(data.shops[0]).toMatchObject({
      fee: null,
      error: "freight.undeliverable",
      undeliverable: [
        { skuId: skus.tea, goods: "茶" },
        { skuId: skus.tea, goods: "茶" },
      ],
    });
    const { data: again } = await quote({ items, address: { state: "NT" }, lang: "zh-CN" });
    expect(again).toEqual(data);
    expect(data.shortages).toEqual([
      { skuId: skus.tea, goods: "茶", wanted: 6, stock: 5, error: "goods.insufficientStock" },
    ]);
  });
  test("refuses what is not on the shelf, by its place", async () => {
    const items = [
      { skuId: skus.tea, qty: 1 },
      { skuId: skus.hidden, qty: 1 },
      { skuId: 999_999, qty: 1 },
    ];
    const { status, data } = await quote({ items, address: perth });
    expect([status, Object.keys(data.errors)]).toEqual([400, ["items.1.skuId", "items.2.skuId"]]);
    expect(data.errors["items.1.skuId"]).toMatch(/wasn't found/);
  });
  const items = [{ skuId: 1, qty: 1 }];
  test.each<[string, object, string[]]>([
    ["nothing", {}, ["items", "address"]],
    ["no items", { items: [], address: perth }, ["items"]],
    ["half a piece", { items: [{ skuId: 1, qty: 0.5 }], address: perth }, ["items.0.qty"]],
    [
      "a number that is none",
      { items: [{ skuId: "x", qty: 1 }], address: perth },
      ["items.0.skuId"],
    ],
    ["too many pieces", { items: [{ skuId: 1, qty: 100_000 }], address: perth }, ["items.0.qty"]],
    [
      "a field that there is not",
      { items: [{ skuId: 1, qty: 1, price: 0 }], address: perth },
      ["items.0.price"],
    ],
    ["no state", { items, address: {} }, ["address.state"]],
    [
      "a state elsewhere",
      { items, address: { state: "XX", postcode: "12" } },
      ["address.state", "address.postcode"],
    ],
    ["a city that is none", { items, address: { state: "WA", city: 5 } }, ["address.city"]],
    ["a street", { items, address: { ...perth, street: "1 Road" } }, ["address.street"]],
    ["an address in words", { items, address: "Perth" }, ["address"]],
  ])("is refused for %s", async (_what, body, fields) => {
    const { status, data } = await quote(body);
    expect([status, Object.keys(data.errors ?? {}).sort()]).toEqual([400, [...fields].sort()]);
  });
});
