import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { followUp } from "../../resources/orders/server.ts";
import { startTestServer, type TestServer } from "../testServer.ts";
import { createCommentFixtures, inDays, stars } from "./commentFixtures.ts";
import { type Market, openMarket } from "./orderFixtures.ts";

let server: TestServer;
let market: Market;
let commentFixtures: ReturnType<typeof createCommentFixtures>;
let buyer: { id: number; name: string };
let other: { id: number; name: string };
beforeAll(async () => {
  server = await startTestServer();
  market = await openMarket(server);
  commentFixtures = createCommentFixtures(server, market);
  buyer = await market.addBuyer("Mei Lin");
  other = await market.addBuyer("Jo");
}, 120_000);
afterAll(() => server.close());
const follow = (id: number, content = "Still good", by = buyer) =>
  market.command(market.asBuyer(by), (ctx) => followUp(ctx, by.id, { id, content }));

describe("a comment", () => {
  test("is accepted once, is counted with its product, and appears in the order's timeline", async () => {
    const order = await commentFixtures.received(buyer, 2);
    const { id } = await commentFixtures.comment(buyer, order, {
      goodsStar: 4,
      imgs: ["/files/platform/0cc175b9c0f1b6a831c399e269772661.jpg"],
      anonymous: true,
    });
    expect(await commentFixtures.read(id)).toMatchObject({
      orderNo: order.orderNo,
      lineId: order.lines[0]?.id,
      memberName: "Mei Lin",
      anonymous: true,
      status: 1,
      rating: 1,
      avgStar: 4.75,
      content: "Fresh and quick",
      imgs: ["/files/platform/0cc175b9c0f1b6a831c399e269772661.jpg"],
      answered: false,
      follows: [],
    });
    expect(await commentFixtures.counted(order.lines[0]?.goodsId)).toEqual([1, 1, 0]);
    expect(await commentFixtures.lineStates(order.id)).toEqual(["commented", "waiting"]);
    expect((await commentFixtures.kinds(order.id)).at(-1)).toBe("commented");
    await expect(commentFixtures.comment(buyer, order)).rejects.toMatchObject({
      code: "comment.alreadyExists",
    });
    const both = await Promise.allSettled(
      [1, 2].map(() => commentFixtures.comment(buyer, order, { lineId: order.lines[1]?.id ?? 0 })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await commentFixtures.counted(order.lines[1]?.goodsId)).toEqual([1, 1, 0]);
  });

  test("is rejected before delivery, after the comment period, and for another buyer's order", async () => {
    const early = await commentFixtures.shipped(buyer);
    await expect(commentFixtures.comment(buyer, early)).rejects.toMatchObject({
      code: "order.statusNotAllowed",
    });
    const order = await commentFixtures.received(buyer);
    await expect(commentFixtures.comment(other, order)).rejects.toMatchObject({ type: "notFound" });
    await expect(
      commentFixtures.comment(buyer, order, { lineId: early.lines[0]?.id ?? 0 }),
    ).rejects.toMatchObject({
      type: "notFound",
    });
    await expect(commentFixtures.comment(buyer, order, {}, inDays(7, 60))).rejects.toMatchObject({
      code: "comment.windowClosed",
    });
    expect(await commentFixtures.lineStates(order.id)).toEqual(["waiting"]);
    await commentFixtures.comment(buyer, order, {}, inDays(7, -60));
  });

  test("has the rating of its stars, unless the buyer chooses another", async () => {
    const order = await commentFixtures.received(buyer, 3);
    const [one, two, three] = order.lines;
    const bad = await commentFixtures.comment(buyer, order, { lineId: one?.id ?? 0, ...stars(2) });
    const average = await commentFixtures.comment(buyer, order, {
      lineId: two?.id ?? 0,
      ...stars(4),
      shopStar: 3,
    });
    const answer = await commentFixtures.comment(buyer, order, {
      lineId: three?.id ?? 0,
      ...stars(3),
      rating: "bad",
      content: " ",
    });
    expect([bad.rating, average.rating, answer.rating]).toEqual(["bad", "average", "bad"]);
    expect(await commentFixtures.counted(one?.goodsId)).toEqual([1, 0, 1]);
    expect(await commentFixtures.counted(two?.goodsId)).toEqual([1, 0, 0]);
    expect((await commentFixtures.read(answer.id)).content).toBeNull();
  });

  test("is followed up by its buyer, once", async () => {
    const order = await commentFixtures.received(buyer);
    const { id } = await commentFixtures.comment(buyer, order);
    await expect(follow(id, "Not mine", other)).rejects.toMatchObject({ type: "notFound" });
    await expect(follow(id, "  ")).rejects.toMatchObject({ code: "comment.contentRequired" });
    await follow(id);
    await expect(follow(id)).rejects.toMatchObject({ code: "comment.alreadyFollowedUp" });
    expect(await commentFixtures.read(id)).toMatchObject({
      status: 2,
      follows: [{ type: 2, content: "Still good" }],
    });
    expect(await commentFixtures.lineStates(order.id)).toEqual(["followed"]);
    expect((await commentFixtures.kinds(order.id)).at(-1)).toBe("followedUp");
  });
});

describe("the shop", () => {
  test("can be replied to once, and the reply deleted and written again", async () => {
    const order = await commentFixtures.received(buyer);
    const { id } = await commentFixtures.comment(buyer, order);
    const answer = (content: string, user = "harbour") =>
      server.post(user, "member/comment/answer", { id, content });
    expect((await answer("Hello", "laneway")).code).toBe(404);
    expect((await answer("")).code).toBe(400);
    expect((await answer("  ")).code).toBeGreaterThanOrEqual(400);
    expect((await answer("Thank you")).code).toBe(200);
    expect((await answer("Thank you again")).code).toBe(409);
    await follow(id);
    expect(await commentFixtures.read(id)).toMatchObject({
      answered: true,
      follows: [{ type: 1, content: "Thank you", operator: "harbour" }, { type: 2 }],
    });
    const left = await server.get("harbour", "member/comment/getLeftList", { commentId: id });
    expect(left.data.map(({ type }: { type: number }) => type)).toEqual([1, 2]);
    const [own, theirs] = left.data;
    expect(
      (await server.get("laneway", "member/comment/getLeftList", { commentId: id })).data,
    ).toEqual([]);
    expect(
      (await server.post("laneway", "member/comment/deleteLeftComment", { leftCommentId: own.id }))
        .code,
    ).toBe(404);
    // The buyer's own text remains.
    expect(
      (
        await server.post("harbour", "member/comment/deleteLeftComment", {
          leftCommentId: theirs.id,
        })
      ).code,
    ).toBe(404);
    expect(
      (await server.post("harbour", "member/comment/deleteLeftComment", { leftCommentId: own.id }))
        .code,
    ).toBe(200);
    expect((await answer("A better one")).code).toBe(200);
    expect((await server.post("harbour", "member/comment/deleteAnswer", { id })).code).toBe(200);
    expect((await server.post("harbour", "member/comment/deleteAnswer", { id })).code).toBe(409);
    expect((await commentFixtures.read(id)).follows).toHaveLength(1);
    expect(
      (await commentFixtures.kinds(order.id)).filter((kind) => kind === "answered"),
    ).toHaveLength(2);
    const { data: history } = await server.get("harbour", "member/comment/getHistory", { id });
    expect(JSON.stringify(history.list)).toContain("Thank you");
  });

  test("cannot be edited by the shop, and a reply needs its right", async () => {
    const order = await commentFixtures.received(buyer);
    const { id } = await commentFixtures.comment(buyer, order);
    expect(
      (await server.post("harbour", "member/comment/editSubmit", { id, content: "Wonderful" }))
        .code,
    ).not.toBe(200);
    expect((await server.post("harbour", "member/comment/delete", { ids: [id] })).code).not.toBe(
      200,
    );
    expect((await commentFixtures.read(id)).content).toBe("Fresh and quick");
    const reader = await server.hire(["order:comment"]);
    expect((await server.get(reader, "member/comment/get", { id })).code).toBe(200);
    expect((await server.post(reader, "member/comment/answer", { id, content: "Hi" })).code).toBe(
      403,
    );
    const answerer = await server.hire(["order:comment", "order:comment:answer"]);
    expect((await server.post(answerer, "member/comment/answer", { id, content: "Hi" })).code).toBe(
      200,
    );
    const left = await server.get(answerer, "member/comment/getLeftList", { commentId: id });
    const { code } = await server.post(answerer, "member/comment/deleteLeftComment", {
      leftCommentId: left.data[0].id,
    });
    expect(code).toBe(403);
  });

  test("sees what is to be answered in a tab, and filters by rating, order and goods", async () => {
    const order = await commentFixtures.received(buyer, 2);
    const [one, two] = order.lines;
    const bad = await commentFixtures.comment(buyer, order, { lineId: one?.id ?? 0, ...stars(1) });
    const good = await commentFixtures.comment(buyer, order, { lineId: two?.id ?? 0 });
    await server.post("harbour", "member/comment/answer", { id: good.id, content: "Thanks" });
    const ids = async (query: Record<string, string | number>) =>
      (
        await server.get("harbour", "member/comment/getList", { ...query, orderNo: order.orderNo })
      ).data.list.map((row: { id: number }) => row.id);
    expect(await ids({ tab: "toAnswer" })).toEqual([bad.id]);
    expect(await ids({ tab: "bad" })).toEqual([bad.id]);
    expect(await ids({ goodsComment: 1 })).toEqual([good.id]);
    expect(await ids({ goodsId: one?.goodsId ?? 0 })).toEqual([bad.id]);
    expect(await ids({ dateFrom: "2090-01-01T00:00:00.000Z" })).toEqual([]);
    expect((await server.get("laneway", "member/comment/getList")).data.total).toBe(0);
  });
});

describe("orders without a comment after the comment period", () => {
  test("counts as content: five stars, good, without a name, once however often the job runs", async () => {
    const order = await commentFixtures.received(buyer, 2);
    await commentFixtures.comment(buyer, order, { ...stars(1), content: "Broken" });
    await server.runJob("expireComments", inDays(7, -60));
    expect(await commentFixtures.lineStates(order.id)).toEqual(["commented", "waiting"]);
    const later = inDays(7, 60);
    await server.runJob("expireComments", later);
    await server.runJob("expireComments", later);
    expect(await commentFixtures.lineStates(order.id)).toEqual(["commented", "expired"]);
    expect(await commentFixtures.counted(order.lines[0]?.goodsId)).toEqual([1, 0, 1]);
    expect(await commentFixtures.counted(order.lines[1]?.goodsId)).toEqual([1, 1, 0]);
    const { data } = await server.get("harbour", "member/comment/getList", {
      orderNo: order.orderNo,
      status: 3,
    });
    expect(data.list).toMatchObject([
      { status: 3, rating: 1, avgStar: 5, anonymous: true, content: null },
    ]);
    const [automatic] = data.list;
    await expect(follow(automatic.id)).rejects.toMatchObject({ code: "comment.statusNotAllowed" });
    expect(
      (await server.post("harbour", "member/comment/answer", { id: automatic.id, content: "Hi" }))
        .code,
    ).toBe(409);
  });

  test("a fully refunded order gets no comment", async () => {
    const order = await commentFixtures.received(buyer);
    await server.database.pool.query(
      "update orders_lines set refund_status = 'refunded' where parent_id = $1",
      [order.id],
    );
    await server.runJob("expireComments", inDays(8));
    expect(await commentFixtures.lineStates(order.id)).toEqual(["expired"]);
    expect(await commentFixtures.counted(order.lines[0]?.goodsId)).toEqual([0, 0, 0]);
  });
});

test("all comments count for their shop: what is shown above them are the means of all", async () => {
  const { data } = await server.get("harbour", "member/comment/getStars");
  const names = ["goodsStar", "deliveryStar", "shopStar", "logisticStar"];
  const { rows } = await server.database.pool.query(
    `select count(*)::int as comments, round(avg(goods_star), 2)::float as "goodsStar", round(avg(delivery_star), 2)::float as "deliveryStar",
      round(avg(shop_star), 2)::float as "shopStar", round(avg(logistic_star), 2)::float as "logisticStar" from comments`,
  );
  expect(data).toMatchObject(rows[0]);
  expect(data.comments).toBeGreaterThan(8);
  const mean = names.reduce((sum, name) => sum + data[name], 0) / 4;
  expect(data.avgStar).toBeCloseTo(mean, 1);
  expect((await server.get("laneway", "member/comment/getStars")).data).toMatchObject({
    comments: 0,
    avgStar: null,
  });
});

test("the trend of a rating compares it with what it was without the comments of 30 days", async () => {
  const { pool } = server.database;
  await pool.query(
    `update comments set commented_at = now() - interval '31 days'
     where shop_id = $1 and id > (select min(id) from comments where shop_id = $1)`,
    [server.shops.harbour],
  );
  const { rows } = await pool.query(
    `select count(*)::int as comments,
      round(avg(goods_star + delivery_star + shop_star + logistic_star) / 4, 2)::float as rating,
      round((avg(goods_star + delivery_star + shop_star + logistic_star)
        filter (where commented_at < now() - interval '30 days')) / 4, 2)::float as "ratingBefore"
     from comments where shop_id = $1`,
    [server.shops.harbour],
  );
  const { data } = await server.get("harbour", "member/comment/getTrend");
  expect(data).toEqual(rows[0]);
  expect((await server.get("laneway", "member/comment/getTrend")).data).toEqual({
    comments: 0,
    rating: null,
    ratingBefore: null,
  });
});
