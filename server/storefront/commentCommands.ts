import {
  instant,
  localText,
  nextCursor,
  optionalPicture,
  picture,
} from "../../core/calls/answerShapes.ts";
import { buyerCall, commandCall, readAsCustomer } from "../../core/server/storefront/buyerCall.ts";
import { decodeCursor, encodeCursor } from "../../core/server/storefront/cursor.ts";
import { getText, langField } from "../../core/server/storefront/languages.ts";
import { toPicture, toThumbnail } from "../../core/server/storefront/pictures.ts";
import { checkShop } from "../../core/server/storefront/storeCall.ts";
import {
  boolean,
  choice,
  choiceName,
  images,
  integer,
  longText,
  rowId,
  shapes,
  text,
} from "../../framework/schema/index.ts";
import { notFound } from "../../framework/server/domainError.ts";
import {
  comments,
  isRating,
  maxCharacters,
  maxImages,
  ratings,
} from "../../resources/orders/index.ts";
import { commentLine, followUp, lockOrder } from "../../resources/orders/server.ts";
import { followShapes, readFollows, serializeFollows } from "./follows.ts";
import { checkPictures } from "./ownPictures.ts";

const { fields } = comments;
const { list, nullable, number, object, oneOf, string } = shapes;
const stars = {
  goodsStar: shapes.integer(),
  deliveryStar: shapes.integer(),
  shopStar: shapes.integer(),
  logisticStar: shapes.integer(),
  avgStar: nullable(number("Mean of the four ratings")),
} as const;
const ownComment = object({
  id: shapes.integer(),
  orderNo: string(),
  lineId: shapes.integer(),
  goodsId: shapes.integer(),
  goodsName: localText,
  skuName: nullable(string()),
  ...optionalPicture,
  status: choiceName(fields.status),
  rating: choiceName(fields.rating),
  ...stars,
  content: nullable(string()),
  imgs: list(picture),
  anonymous: shapes.boolean(),
  at: instant,
  ...followShapes,
});

const star = () => integer({ min: 1, max: 5 });
const content = longText({ max: maxCharacters });
const imgs = images({ max: maxImages });

export const comment = commandCall({
  path: "/comments",
  summary: "Review a line item of a completed order; omitted ratings default to the product rating",
  fields: {
    orderNo: text({ required: true, max: 32 }),
    lineId: rowId({ required: true, min: 1 }),
    goodsStar: integer({ required: true, min: 1, max: 5 }),
    deliveryStar: star(),
    shopStar: star(),
    logisticStar: star(),
    rating: choice(Object.keys(ratings)),
    content,
    imgs,
    anonymous: boolean(),
  },
  response: object({
    id: shapes.integer(),
    rating: choiceName(fields.rating),
    avgStar: number("Mean of the four ratings"),
  }),
  async answer(
    context,
    { orderNo, lineId, goodsStar, deliveryStar, shopStar, logisticStar, rating, ...content },
  ) {
    const { ctx, buyer } = context;
    const { shopId } = await lockOrder(ctx.tx, { orderNo }, { memberId: buyer.id });
    checkShop(context, shopId);
    await checkPictures(ctx.tx, { buyerId: buyer.id, shopId, open: true }, content.imgs ?? []);
    return commentLine(ctx, buyer.id, {
      orderNo,
      lineId,
      goodsStar,
      deliveryStar: deliveryStar ?? goodsStar,
      shopStar: shopStar ?? goodsStar,
      logisticStar: logisticStar ?? goodsStar,
      rating: isRating(rating) ? rating : null,
      content: content.content ?? null,
      imgs: content.imgs ?? [],
      anonymous: content.anonymous ?? false,
    });
  },
  example: {
    input: {
      orderNo: "20260301021500123457",
      lineId: 77,
      goodsStar: 5,
      content: "Fresh.",
      imgs: [],
      anonymous: true,
    },
    answer: { id: 9, rating: "good", avgStar: 5 },
  },
});
export const followComment = commandCall({
  path: "/comments/{id}/follow",
  summary: "Add a follow-up to a review; once per review",
  fields: {
    id: rowId({ required: true, min: 1 }),
    content: longText({ required: true, max: maxCharacters }),
    imgs,
  },
  response: object({ id: shapes.integer(), status: oneOf(["followed"]) }),
  async answer(context, { id, content, imgs }) {
    const { ctx, buyer } = context;
    const own = await ctx.tx.first(
      ctx.tx.db
        .selectFrom("comments")
        .select("shop_id as shopId")
        .where("id", "=", id)
        .where("member_id", "=", buyer.id),
    );
    if (!own) throw notFound();
    checkShop(context, own.shopId);
    await checkPictures(ctx.tx, { buyerId: buyer.id, shopId: own.shopId, open: true }, imgs ?? []);
    await followUp(ctx, buyer.id, { id, content, imgs: imgs ?? [] });
    return { id, status: "followed" as const };
  },
  example: {
    input: { id: 9, content: "Still good after a month." },
    answer: { id: 9, status: "followed" },
  },
});

export const ownComments = buyerCall({
  method: "GET",
  path: "/comments",
  summary:
    "List the buyer's reviews with the shops' replies, newest first; optionally of one order",
  fields: {
    orderNo: text({ max: 32 }),
    cursor: text({ max: 200 }),
    pageSize: integer({ min: 1, max: 100 }),
    lang: langField,
  },
  response: object({ list: list(ownComment), next: nextCursor }),
  answer: (context, { orderNo, cursor, pageSize }) =>
    readAsCustomer(context, async (tx) => {
      const { buyer, onlyShop, language } = context;
      const size = pageSize ?? 20;
      let query = tx.db
        .selectFrom("comments")
        .select(["id", "order_no as orderNo", "line_id as lineId", "goods_id as goodsId"])
        .select(["goods_name as goodsName", "sku_name as skuName", "main_img as mainImg"])
        .select(["status", "rating", "goods_star as goodsStar", "delivery_star as deliveryStar"])
        .select(["shop_star as shopStar", "logistic_star as logisticStar", "avg_star as avgStar"])
        .select(["content", "imgs", "anonymous", "commented_at as at"])
        .where("member_id", "=", buyer.id)
        .orderBy("id", "desc")
        .limit(size + 1);
      if (onlyShop !== null) query = query.where("shop_id", "=", onlyShop);
      if (orderNo != null) query = query.where("order_no", "=", orderNo);
      if (cursor != null) query = query.where("id", "<", decodeCursor("comments", cursor).id);
      const found = await tx.run(query);
      const rows = found.slice(0, size);
      const follows = await readFollows(
        tx,
        rows.map(({ id }) => id),
      );
      const list = rows.map(({ goodsName, mainImg, imgs, ...row }) => ({
        ...row,
        goodsName: getText(goodsName, language),
        img: mainImg,
        thumbnail: toThumbnail(mainImg),
        imgs: imgs.map(toPicture),
        ...serializeFollows(follows, row.id),
      }));
      const last = list.at(-1)?.id;
      const next =
        found.length > size && last ? encodeCursor("comments", { value: last, id: last }) : null;
      return { list, next };
    }),
  example: {
    input: { orderNo: "20260301021500123457" },
    answer: {
      list: [
        {
          id: 9,
          orderNo: "20260301021500123457",
          lineId: 77,
          goodsId: 101,
          goodsName: "Jasmine tea",
          skuName: "100 g",
          img: null,
          thumbnail: null,
          status: "commented",
          rating: "good",
          goodsStar: 5,
          deliveryStar: 5,
          shopStar: 5,
          logisticStar: 5,
          avgStar: 5,
          content: "Fresh.",
          imgs: [],
          anonymous: true,
          at: "2026-03-05T01:00:00.000Z",
          followUp: null,
          answer: { content: "Thank you!", imgs: [], at: "2026-03-05T03:00:00.000Z" },
        },
      ],
      next: null,
    },
  },
});
