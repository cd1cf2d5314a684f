import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { type Market, openMarket } from "../../../tests/trade/orderFixtures.ts";
import { auditMoney } from "../../finance/server.ts";
import { listJobRights } from "../../shop/testing.ts";

let server: TestServer;
let market: Market;
let warehouse: number;
let locationId: number;
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  author = await server.hire(listJobRights("warehouse"));
  warehouse = (await post("storage/editSubmit", { name: "Dock", purpose: "sales" })).data.id;
  const { data } = await server.get("harbour", "member/stockLocation/getList", { warehouse });
  locationId = data.list[0].id;
}, 120_000);
afterAll(async () => {
  expect(await auditMoney(server.database.pool)).toEqual([]);
  await server.close();
});
/** A member with the rights of the warehouse alone writes edits, and the owner reviews them. */
let author: string;
const post = (call: string, values: object, login = "harbour") =>
  server.post(login, `member/${call}`, values);
const edit = (lines: readonly object[], login: string = author, more: object = {}) =>
  post("stockEdit/editSubmit", { warehouse, reason: "correction", lines, ...more }, login);
const get = async (id: number) =>
  (await server.get("harbour", "member/stockEdit/get", { id })).data;
const approve = (id: number, login = "harbour") => post("stockEdit/approve", { id }, login);
const readStock = async (skuId: number): Promise<number> =>
  (await server.database.pool.query("select stock from skus where id = $1", [skuId])).rows[0].stock;
const addSku = async (stock: number) => (await market.cartItem(10, stock)).skuId;

test("an edit changes nothing until somebody else has approved it", async () => {
  const skuId = await addSku(5);
  const { data } = await edit([{ skuId, locationId, num: -2 }]);
  expect(data).toMatchObject({ status: "pending", units: -2 });
  expect(data.number).toMatch(/^SE-\d+$/);
  expect(await readStock(skuId)).toBe(5);
  expect((await approve(data.id, author)).data.error).toBe("stockEdit.ownReview");
  expect((await approve(data.id)).code).toBe(200);
  expect(await get(data.id)).toMatchObject({ status: "done", reviewer: expect.any(String) });
  expect(await readStock(skuId)).toBe(3);
  expect((await approve(data.id)).code).not.toBe(200);
  expect(await readStock(skuId)).toBe(3);

  const log = await server.get(author, "member/skuLog/getList", { skuId });
  expect(log.data.list[0]).toMatchObject({
    cause: "edit",
    refNo: data.number,
    locationId,
    onHandBefore: 5,
    onHandNum: -2,
    onHandAfter: 3,
  });
});

test("who has changed an edit does not review it either", async () => {
  const skuId = await addSku(5);
  const { data } = await edit([{ skuId, locationId, num: -2 }]);
  const colleague = await server.hire(listJobRights("warehouse"));
  const changed = await edit([{ skuId, locationId, num: -5 }], colleague, { id: data.id });
  expect(changed.code).toBe(200);
  for (const login of [author, colleague])
    expect((await approve(data.id, login)).data.error).toBe("stockEdit.ownReview");
  expect((await approve(data.id)).code).toBe(200);
  expect(await readStock(skuId)).toBe(0);
});

test("E1: an edit never takes more than there is", async () => {
  const skuId = await addSku(3);
  const { data } = await edit([{ skuId, locationId, num: -5 }]);
  expect((await approve(data.id)).data.error).toBe("stock.insufficientAtLocation");
  expect(await get(data.id)).toMatchObject({ status: "pending" });
  const fitting = await edit([{ skuId, locationId, num: -3 }]);
  expect((await approve(fitting.data.id)).code).toBe(200);
  expect(await readStock(skuId)).toBe(0);
});

test("E2: of two edits that take the same units the second is refused", async () => {
  const skuId = await addSku(3);
  const lines = [{ skuId, locationId, num: -2 }];
  const [one, other] = [await edit(lines), await edit(lines)];
  const answers = await Promise.all([approve(one.data.id), approve(other.data.id)]);
  expect(answers.map(({ code }) => code).sort()).toEqual([200, 422]);
  expect(await readStock(skuId)).toBe(1);
});

test("B1: a counted number is applied as a difference, so that a delivery meanwhile remains", async () => {
  const skuId = await addSku(20);
  const { data } = await edit([{ skuId, locationId, counted: 18 }], author, { reason: "count" });
  expect(data.lines).toMatchObject([{ num: -2, counted: 18 }]);
  await post("goods/updateStock", { stockJson: [{ skuId, delta: 5 }] });
  await approve(data.id);
  expect(await readStock(skuId)).toBe(23);
});

test("B3: a book number, or the difference to it, that a client sends is not used", async () => {
  const skuId = await addSku(20);
  const counted = { skuId, locationId, counted: 18 };
  for (const own of [{ onHand: 30 }, { before: 30 }])
    expect((await edit([{ ...counted, ...own }], author, { reason: "count" })).code).toBe(400);
  const { data } = await edit([{ ...counted, num: -12 }], author, { reason: "count" });
  expect(data.lines).toMatchObject([{ num: -2 }]);
});

test("a line has either a change or a counted number, once for each place", async () => {
  const skuId = await addSku(4);
  const annex = (await post("storage/editSubmit", { name: "Annex", purpose: "sales" })).data.id;
  const wrong = [
    [{ skuId, locationId }],
    [{ skuId, locationId, num: 0 }],
    [
      { skuId, locationId, num: 1 },
      { skuId, locationId, num: 2 },
    ],
    [{ skuId, locationId, num: "x" }],
    [{ skuId, num: 1 }],
  ];
  for (const lines of wrong) expect((await edit(lines)).code).toBe(400);
  expect((await edit([{ skuId, locationId, num: 1 }], author, { warehouse: annex })).code).toBe(
    400,
  );
});

test("rejecting says why, an author cancels, and both leave the stock as it is", async () => {
  const skuId = await addSku(4);
  const lines = [{ skuId, locationId, num: 3 }];
  const [one, other] = [(await edit(lines)).data.id, (await edit(lines)).data.id];
  expect((await post("stockEdit/reject", { id: one })).code).toBe(400);
  await post("stockEdit/reject", { id: one, reason: "Count again" });
  expect(await get(one)).toMatchObject({ status: "rejected", rejectReason: "Count again" });
  expect((await post("stockEdit/cancel", { id: other }, author)).code).toBe(200);
  expect((await approve(other)).code).not.toBe(200);
  expect(await readStock(skuId)).toBe(4);
});

test("the other shop neither sees nor approves an edit", async () => {
  const skuId = await addSku(4);
  const { data } = await edit([{ skuId, locationId, num: 3 }]);
  expect((await approve(data.id, "laneway")).code).not.toBe(200);
  expect((await server.get("laneway", "member/stockEdit/get", { id: data.id })).code).not.toBe(200);
  const foreign = { warehouse, reason: "correction", lines: [{ skuId, locationId, num: 1 }] };
  expect((await post("stockEdit/editSubmit", foreign, "laneway")).code).toBe(400);
  expect(await readStock(skuId)).toBe(4);
});

test("the owner lets edits apply at once; nobody else changes that", async () => {
  const skuId = await addSku(4);
  const config = (await server.get("harbour", "member/shopConfig/get", {})).data;
  const set = (stockEditsAtOnce: boolean, login = "harbour") =>
    post("shopConfig/editSubmit", { id: config.id, stockEditsAtOnce }, login);
  expect((await set(true, author)).code).not.toBe(200);
  expect((await set(true)).code).toBe(200);
  const { data } = await edit([{ skuId, locationId, num: 3 }]);
  expect(await get(data.id)).toMatchObject({ status: "done" });
  expect(await readStock(skuId)).toBe(7);
  expect((await edit([{ skuId, locationId, num: -30 }])).data.error).toBe(
    "stock.insufficientAtLocation",
  );
  await set(false);
});
