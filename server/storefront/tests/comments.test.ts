import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer } from "../../../tests/testServer.ts";
import { createVideo, multipart, picture } from "../../../tests/uploads.ts";
import { signUpBuyer } from "./buyer.ts";
import { openStorefront } from "./storefrontFixtures.ts";
import { type Buying, openTradingFixtures } from "./trading.ts";

let server: TestServer;
let trading: Awaited<ReturnType<typeof openTradingFixtures>>;
let ask: ReturnType<typeof openStorefront>["ask"];
let buyer: Buying;
beforeAll(async () => {
  server = await startTestServer();
  trading = await openTradingFixtures(server);
  ({ ask } = openStorefront(server));
  buyer = await trading.buyer(100_000);
});
afterAll(() => server.close());

/** A product of Harbour Pantry that the buyer has received. */
const received = async () => {
  const goods = await trading.shelf.put({ skus: [{ attrPath: "", price: 10, stock: 9 }] });
  const { data } = await trading.order(buyer, [{ skuId: goods.skus[0].id, qty: 1 }]);
  expect(
    (await buyer.post(`payments/${data.payOrderNo}/pay`, { method: "balance" })).data.status,
  ).toBe("paid");
  const orderNo = data.orders[0].orderNo as string;
  const { rows } = await server.database.pool.query("select id from orders where order_no = $1", [
    orderNo,
  ]);
  await server.post("harbour", "member/order/ship", {
    id: rows[0].id,
    deliveryType: "auspost",
    deliveryNo: "0",
  });
  expect((await buyer.post(`orders/${orderNo}/receive`)).status).toBe(200);
  const answer = await buyer.get(`orders/${orderNo}`);
  return { goodsId: goods.id as number, orderNo, lineId: answer.data.lines[0].id as number };
};

test("a buyer comments, follows up and reads the answer, and everybody reads it at the product", async () => {
  const { goodsId, orderNo, lineId } = await received();
  const page = () => ask(`goods/${goodsId}/comments`);
  expect((await page()).data).toMatchObject({
    list: [],
    total: 0,
    counts: { total: 0, goodPercent: null },
  });
  const body = { orderNo, lineId, goodsStar: 5, logisticStar: 3, content: "新鮮", anonymous: true };
  const key = { "idempotency-key": "comment-once" };
  const answer = await buyer.post("comments", body, key);
  expect([answer.status, answer.data]).toEqual([
    200,
    { id: answer.data.id, rating: "good", avgStar: 4.5 },
  ]);
  // A repeated request gets the same response; with another key there is nothing left to comment
  // on.
  expect((await buyer.post("comments", body, key)).data).toEqual(answer.data);
  expect((await buyer.post("comments", body)).status).toBe(422);
  const { id } = answer.data;
  expect(
    (await server.post("harbour", "member/comment/answer", { id, content: "Thank you" })).code,
  ).toBe(200);
  expect((await buyer.post(`comments/${id}/follow`, { content: "Still fresh" })).data).toEqual({
    id,
    status: "followed",
  });
  expect((await buyer.post(`comments/${id}/follow`, { content: "And again" })).status).toBe(422);
  const shown = (await page()).data;
  expect(shown).toMatchObject({
    total: 1,
    counts: { total: 1, good: 1, average: 0, bad: 0, goodPercent: 100 },
    list: [
      {
        id,
        name: "M***",
        rating: "good",
        stars: 4.5,
        content: "新鮮",
        automatic: false,
        answer: { content: "Thank you" },
        followUp: { content: "Still fresh" },
      },
    ],
  });
  expect(JSON.stringify(shown)).not.toMatch(/Mia|memberId|orderNo/);
  expect((await ask(`goods/${goodsId}/comments?rating=bad`)).data).toMatchObject({
    list: [],
    total: 0,
  });
  expect((await ask(`goods/${goodsId}`)).data.comments).toMatchObject({ total: 1, good: 1 });
  const { data: shop } = await ask(`shops/${server.shops.harbour}`);
  expect(shop).toMatchObject({
    comments: 1,
    stars: { goodsStar: 5, logisticStar: 3, avgStar: 4.5 },
  });
  const own = await buyer.get(`comments?orderNo=${orderNo}`);
  expect(own.data).toMatchObject({
    list: [{ id, lineId, status: "followed", answer: { content: "Thank you" } }],
    next: null,
  });
  expect((await buyer.get(`orders/${orderNo}`)).data.lines[0].commentStatus).toBe("followed");
});

test("a buyer cannot comment for another, read another's private comments, or comment on products off sale", async () => {
  const { goodsId, orderNo, lineId } = await received();
  const stranger = await signUpBuyer(server, { nickname: "Jo" });
  expect((await stranger.post("comments", { orderNo, lineId, goodsStar: 1 })).status).toBe(404);
  const { data } = await buyer.post("comments", { orderNo, lineId, goodsStar: 2 });
  expect(data.rating).toBe("bad");
  expect((await stranger.post(`comments/${data.id}/follow`, { content: "Mine" })).status).toBe(404);
  expect((await stranger.get("comments")).data.list).toEqual([]);
  expect((await ask("comments")).status).toBe(401);
  expect((await buyer.post("comments", { orderNo, lineId, goodsStar: 6 })).status).toBe(400);
  await trading.shelf.act("harbour", "xiajia", goodsId);
  expect((await ask(`goods/${goodsId}/comments`)).status).toBe(404);
});

test("a buyer sends pictures: everybody sees those of comments, and of refunds the buyer, the shop and the platform", async () => {
  const { orderNo, lineId } = await received();
  const send = async (who: Buying, purpose: string, content: Buffer) => {
    const { payload, headers } = multipart("tea.png", content, "image/png");
    const answer = await server.app.inject({
      method: "POST",
      url: `/api/store/v1/orders/${orderNo}/pictures?for=${purpose}`,
      payload,
      headers: { ...headers, authorization: `Bearer ${who.token}` },
    });
    return { status: answer.statusCode, data: answer.json().data };
  };
  const stranger = await signUpBuyer(server, { nickname: "Jo" });
  expect((await send(stranger, "comment", await picture("#123"))).status).toBe(404);
  expect((await send(buyer, "banner", await picture("#123"))).status).toBe(400);
  expect((await send(buyer, "comment", Buffer.from("<svg onload=alert(1)>"))).data.error).toBe(
    "upload.typeUnsupported",
  );
  expect((await send(buyer, "comment", createVideo(40, 40))).data.error).toBe(
    "upload.typeUnsupported",
  );
  const seen = async (url: string, headers: Record<string, string> = {}) =>
    (await server.app.inject({ method: "GET", url, headers })).statusCode;

  const open = (await send(buyer, "comment", await picture("#a1b2c3"))).data.imgUrl as string;
  expect(open).toMatch(new RegExp(`^/files/${server.shops.harbour}/`));
  expect(await seen(open)).toBe(200);
  const closed = (await send(buyer, "refund", await picture("#c0ffee"))).data;
  expect(closed.imgUrl).toMatch(/^\/files\/private\//);
  expect(await seen(closed.imgUrl)).toBe(404);
  expect(await seen(`/api/store/v1${closed.imgUrl}`)).toBe(401);
  expect(
    await seen(`/api/store/v1${closed.imgUrl}`, { authorization: `Bearer ${stranger.token}` }),
  ).toBe(404);
  const copies = [closed.thumbUrl, closed.thumbUrl.replace("-small", "-tiny")];
  for (const address of [closed.imgUrl, ...copies])
    expect(await seen(`/api/store/v1${address}`, { authorization: `Bearer ${buyer.token}` })).toBe(
      200,
    );
  expect((await server.request("harbour", { method: "GET", url: closed.imgUrl })).statusCode).toBe(
    200,
  );
  expect((await server.request("laneway", { method: "GET", url: closed.imgUrl })).statusCode).toBe(
    404,
  );

  const comment = { orderNo, lineId, goodsStar: 5 };
  for (const img of [closed.imgUrl, "https://elsewhere.example/pixel.png", "/files/1/0.png"]) {
    const rejected = await buyer.post("comments", { ...comment, imgs: [open, img] });
    expect([rejected.status, Object.keys(rejected.data.errors)]).toEqual([400, ["imgs.1"]]);
  }
  expect((await buyer.post("comments", { ...comment, imgs: [open] })).status).toBe(200);
  const input = { orderNo, lineId, qty: 1, type: "refundOnly", reason: "Damaged" };
  expect((await buyer.post("refunds", { ...input, imgs: ["/files/private/1/0.png"] })).status).toBe(
    400,
  );
  expect((await buyer.post("refunds", { ...input, imgs: [closed.imgUrl] })).status).toBe(200);
});
