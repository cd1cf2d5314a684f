import { type InferResult, sql } from "kysely";
import { amount, instant, localText, optionalPicture } from "../../core/calls/answerShapes.ts";
import { buyerCall, readAsCustomer } from "../../core/server/storefront/buyerCall.ts";
import { getText, langField } from "../../core/server/storefront/languages.ts";
import { toThumbnail } from "../../core/server/storefront/pictures.ts";
import {
  findShopOfProduct,
  isPurchasable,
  readAllShops,
} from "../../core/server/storefront/purchasable.ts";
import {
  checkShop,
  shopDependencies,
  storeCall,
  toShopDependencies,
} from "../../core/server/storefront/storeCall.ts";
import {
  type ContentLanguage,
  choiceName,
  reference,
  type ShapeValue,
  shapes,
  text,
  toAmount,
} from "../../framework/schema/index.ts";
import { notFound } from "../../framework/server/domainError.ts";
import { compiler } from "../../framework/server/tables/compiler.ts";
import type { CamelRow } from "../../framework/server/tables/DB.ts";
import { sqlNow } from "../../framework/server/tables/sqlNow.ts";
import { groupOrders } from "../../resources/orders/index.ts";
import { readMembers } from "../../resources/orders/server.ts";

/** Selects groups `g` with the price of each of their SKUs. */
const selectGroups = () =>
  compiler
    .selectFrom("group_orders as g")
    .select(["g.id", "g.group_no as groupNo", "g.shop_id as shopId", "g.goods_id as goodsId"])
    .select(["g.main_img as mainImg", "g.leader_name as leaderName", "g.status", "g.discounts"])
    .select(["g.goods_name as goodsName", "g.group_num as people", "g.have_num as have"])
    .select(["g.group_price as groupPrice", "g.end_time as endTime"])
    .select(({ selectFrom }) =>
      selectFrom("group_orders_prices as p")
        .select(
          sql<Pick<CamelRow<"group_orders_prices">, "skuId" | "price">[]>`coalesce(
            jsonb_agg(jsonb_build_object('skuId', p.sku_id, 'price', p.price) order by p.position),
            '[]')`.as("prices"),
        )
        .whereRef("p.parent_id", "=", "g.id")
        .$asScalar()
        .$notNull()
        .as("prices"),
    );
type Group = InferResult<ReturnType<typeof selectGroups>>[number];

/** Masks a buyer's name for others: only its first letter. */
const hideName = (name: string | null): string => `${[...(name ?? "")][0] ?? ""}**`;
const serializeGroup = (group: Group) => ({
  groupNo: group.groupNo,
  leader: hideName(group.leaderName),
  status: group.status,
  people: group.people,
  have: group.have,
  short: group.people - group.have,
  percent: group.discounts,
  price: toAmount(group.groupPrice),
  /** Price of each SKU for a buyer who joins. */
  prices: group.prices.map(({ skuId, price }) => ({ skuId, price: toAmount(price) })),
  endTime: group.endTime,
});
const serializeGoods = ({ goodsId, goodsName, mainImg }: Group, language: ContentLanguage) => ({
  id: goodsId,
  title: getText(goodsName, language),
  img: mainImg,
  thumbnail: toThumbnail(mainImg),
});
const { boolean, integer, list, nullable, number, object, string } = shapes;
const group = {
  groupNo: string(),
  leader: string("First letter of the name"),
  status: choiceName(groupOrders.fields.status),
  people: integer("Members that the group needs"),
  have: integer("Members that have paid"),
  short: integer("Members that are missing"),
  percent: nullable(number("Percentage of the price that members pay")),
  price: nullable(amount),
  prices: list(
    object({ skuId: integer(), price: amount }),
    "Price of each SKU for a buyer who joins",
  ),
  endTime: instant,
} as const;
const groupGoods = object({ id: integer(), title: localText, ...optionalPicture });
const member = object({ name: string(), leader: boolean(), joinedAt: instant });

const groupExample: ShapeValue<ReturnType<typeof object<typeof group>>> = {
  groupNo: "G20260301021500123461",
  leader: "M**",
  status: "ongoing",
  people: 3,
  have: 2,
  short: 1,
  percent: 90,
  price: 36,
  prices: [{ skuId: 501, price: 36 }],
  endTime: "2026-03-02T02:15:00.000Z",
};
const goodsExample = { id: 101, title: "Jasmine tea", img: null, thumbnail: null };
const membersExample = [{ name: "M**", leader: true, joinedAt: "2026-03-01T02:15:00.000Z" }];

export const openGroups = storeCall({
  method: "GET",
  path: "/goods/{id}/groups",
  summary: "List the groups of a product that can be joined, soonest ending first",
  fields: { id: reference("goods", { required: true }), lang: langField },
  response: object({ list: list(object(group)) }),
  async answer(context, { id }) {
    return readAllShops(context.pool, async (tx) => {
      const shopId = await findShopOfProduct(tx, id);
      checkShop(context, shopId);
      const groups = await tx.run(
        selectGroups()
          .where("g.goods_id", "=", id)
          .where("g.shop_id", "=", shopId)
          .where("g.status", "=", "ongoing")
          .where("g.end_time", ">", sqlNow)
          .orderBy("g.end_time")
          .orderBy("g.id")
          .limit(100),
      );
      return {
        data: { list: groups.map(serializeGroup) },
        dependencies: [...shopDependencies, ...toShopDependencies(shopId, "goods", "groupOrders")],
      };
    });
  },
  example: { input: { id: 101 }, answer: { list: [groupExample] } },
});

export const oneGroup = storeCall({
  method: "GET",
  path: "/groups/{groupNo}",
  summary: "Retrieve a group with its product, its members and the number of missing members",
  fields: { groupNo: text({ required: true, max: 32 }), lang: langField },
  response: object({ ...group, goods: groupGoods, members: list(member) }),
  async answer(context, { groupNo }) {
    return readAllShops(context.pool, async (tx) => {
      const group = await tx.first(
        selectGroups()
          .innerJoin("goods as t", "t.id", "g.goods_id")
          .where("g.group_no", "=", groupNo)
          .where(isPurchasable),
      );
      if (!group) throw notFound();
      checkShop(context, group.shopId);
      const members = await readMembers(tx, group.id);
      return {
        data: {
          ...serializeGroup(group),
          goods: serializeGoods(group, context.language),
          members: members.map(({ memberName, leader, joinedAt }) => ({
            name: hideName(memberName),
            leader,
            joinedAt,
          })),
        },
        dependencies: [
          ...shopDependencies,
          ...toShopDependencies(group.shopId, "goods", "groupOrders"),
        ],
      };
    });
  },
  example: {
    input: { groupNo: groupExample.groupNo },
    answer: { ...groupExample, goods: goodsExample, members: membersExample },
  },
});

export const ownGroups = buyerCall({
  method: "GET",
  path: "/groups",
  summary: "List the groups that the buyer has joined, newest first, each with the buyer's order",
  fields: { lang: langField },
  response: object({
    list: list(
      object({
        ...group,
        goods: groupGoods,
        orderNo: string(),
        mine: boolean("Whether the buyer has launched it"),
      }),
    ),
  }),
  answer: (context) =>
    readAsCustomer(context, async (tx) => {
      const { buyer, onlyShop } = context;
      const groups = await tx.run(
        selectGroups()
          .innerJoin("group_orders_members as m", "m.parent_id", "g.id")
          .select(["m.order_no as orderNo", "m.leader as isLeader"])
          .where("m.member_id", "=", buyer.id)
          .$if(onlyShop !== null, (query) => query.where("g.shop_id", "=", onlyShop))
          .orderBy("m.id", "desc")
          .limit(100),
      );
      return {
        list: groups.map((group) => ({
          ...serializeGroup(group),
          goods: serializeGoods(group, context.language),
          orderNo: group.orderNo,
          mine: group.isLeader,
        })),
      };
    }),
  example: {
    input: {},
    answer: {
      list: [{ ...groupExample, goods: goodsExample, orderNo: "20260301021500123457", mine: true }],
    },
  },
});
