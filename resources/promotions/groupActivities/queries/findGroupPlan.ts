import { sql } from "kysely";
import { invalid } from "../../../../framework/server/domainError.ts";
import type { Calculated, CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { Asker, CartItem, PricingRequest } from "../../../pricing/index.ts";
import { domainError } from "../../errors.ts";
import type { GroupPlan } from "../groupPlan.ts";
import { priceInGroup } from "../groupPrice.ts";

type Activity = Pick<TableRow<"group_activities">, "id"> &
  Pick<CamelRow<"group_activities">, "groupNum"> &
  Calculated<{
    goodsId: TableRow<"group_activities">["goods"];
    groupType: GroupPlan["groupType"];
    hours: TableRow<"group_activities">["group_limit_hours"];
    limit: TableRow<"group_activities">["group_limit_buy"];
    singleBuy: TableRow<"group_activities">["group_single_buy"];
    steps: { num: number; discounts: number }[];
  }>;
const readActivities = (tx: Tx, goodsIds: readonly number[]): Promise<Activity[]> =>
  tx.run(sql<Activity>`
    select a.id, a.goods as "goodsId", a.group_type as "groupType", a.group_num as "groupNum", a.group_limit_hours as hours,
      a.group_limit_buy as limit, a.group_single_buy as "singleBuy",
      (select coalesce(jsonb_agg(jsonb_build_object('num', s.num, 'discounts', s.discounts) order by s.num), '[]')
        from group_activities_group_json s where s.parent_id = a.id) as steps
    from group_activities a where a.goods = any(${[...goodsIds]}::bigint[])`);

/**
 * Finds the terms on which a cart's product is bought in a group; null where its goods are bought
 * alone.
 *
 * @throws {DomainError} `group.alreadyJoined` when the customer is in the group.
 * @throws {DomainError} `group.ended` when the group's time is over.
 * @throws {DomainError} `group.full` when the group has no slot left.
 * @throws {DomainError} `group.isOwn` when the customer started the group.
 * @throws {DomainError} `group.notOffered` when the product is not sold in groups.
 * @throws {DomainError} `group.soldInGroupsOnly` when the product is sold in groups only.
 * @throws {DomainError} `input.invalid` when a value is missing or invalid.
 */
export async function findGroupPlan(
  tx: Tx,
  { items, group, asker }: PricingRequest & { items: readonly CartItem[] },
): Promise<GroupPlan | null> {
  if (!group || group.mode === "alone") {
    await checkSoldAlone(tx, items);
    return null;
  }
  const [cartItem] = items;
  if (!cartItem || items.length > 1)
    throw invalid({ items: { key: "resources.groupOrders.validation.oneProduct" } });
  return group.mode === "launch"
    ? launch(tx, cartItem, group)
    : join(tx, cartItem, group.groupNo, asker);
}

async function checkSoldAlone(tx: Tx, items: readonly CartItem[]): Promise<void> {
  const grouped = items.filter(({ type }) => type === "group");
  if (grouped.length === 0) return;
  const activities = await readActivities(
    tx,
    grouped.map(({ goodsId }) => goodsId),
  );
  const inGroupsOnly = activities
    .filter(({ singleBuy }) => !singleBuy)
    .map(({ goodsId }) => goodsId);
  const item = grouped.find(({ goodsId }) => inGroupsOnly.includes(goodsId));
  if (item) throw domainError("group.soldInGroupsOnly", { goods: item.goodsName.en ?? "" });
}

async function launch(
  tx: Tx,
  cartItem: CartItem,
  { people = null }: { people?: number | null },
): Promise<GroupPlan> {
  const [activity] = cartItem.type === "group" ? await readActivities(tx, [cartItem.goodsId]) : [];
  if (!activity) throw domainError("group.notOffered");
  const { id, goodsId, groupType, hours, limit } = activity;
  const common = {
    activityId: id,
    goodsId,
    groupType,
    hours,
    limit,
    originalPrice: cartItem.listPrice,
  };
  if (groupType === "ordinary") {
    const groupNum = activity.groupNum ?? 2;
    if (people !== null && people !== groupNum) throw noSuchStep([groupNum]);
    return {
      ...common,
      groupNum,
      discounts: null,
      groupOrderId: null,
      skuPrices: await readPrices(tx, goodsId, null),
    };
  }
  const step = activity.steps.find(({ num }) => num === people);
  if (!step) throw noSuchStep(activity.steps.map(({ num }) => num));
  const skuPrices = await readPrices(tx, goodsId, step.discounts);
  return {
    ...common,
    groupNum: step.num,
    discounts: step.discounts,
    groupOrderId: null,
    skuPrices,
  };
}
async function readPrices(
  tx: Tx,
  goodsId: number,
  discounts: number | null,
): Promise<Record<number, number>> {
  const skus = await tx.run(
    tx.db
      .selectFrom("skus")
      .select(["id", "price"])
      .where("goods", "=", goodsId)
      .where("deleted_at", "is", null)
      .orderBy("id"),
  );
  return Object.fromEntries(skus.map(({ id, price }) => [id, priceInGroup(price, discounts)]));
}
const noSuchStep = (nums: readonly number[]) =>
  invalid({
    groupPeople: {
      key: "resources.groupOrders.validation.noSuchStep",
      params: { nums: nums.join(", ") },
    },
  });

async function join(
  tx: Tx,
  cartItem: CartItem,
  groupNo: string,
  asker: Asker | null,
): Promise<GroupPlan> {
  const group = await tx.first(
    tx.db
      .selectFrom("group_orders as g")
      .leftJoin("group_activities as a", "a.id", "g.activity_id")
      .select(["g.id", "g.shop_id as shopId", "g.goods_id as goodsId", "g.leader_id as leaderId"])
      .select(["g.group_type as groupType", "g.group_num as groupNum", "g.have_num as haveNum"])
      .select(["g.discounts", "g.status", "g.end_time as endTime", "a.group_limit_buy as limit"])
      .select(({ ref, exists, selectFrom }) => [
        ref("g.activity_id").$notNull().as("activityId"),
        exists(
          selectFrom("group_orders_members as m")
            .select("m.id")
            .whereRef("m.parent_id", "=", "g.id")
            .where("m.member_id", "=", asker?.buyerId ?? 0),
        ).as("isMember"),
      ])
      .where("g.group_no", "=", groupNo),
  );
  if (!group || group.goodsId !== cartItem.goodsId || group.shopId !== cartItem.shopId)
    throw invalid({ groupNo: { key: "resources.groupOrders.validation.unknown" } });
  if (group.leaderId === asker?.buyerId) throw domainError("group.isOwn");
  if (group.isMember) throw domainError("group.alreadyJoined");
  if (group.haveNum >= group.groupNum) throw domainError("group.full");
  if (group.status !== "ongoing" || (asker && asker.now >= new Date(group.endTime)))
    throw domainError("group.ended");
  const prices = await tx.run(
    tx.db
      .selectFrom("group_orders_prices")
      .select(["sku_id as skuId", "price"])
      .where("parent_id", "=", group.id),
  );
  return {
    skuPrices: Object.fromEntries(prices.map(({ skuId, price }) => [skuId, Number(price)])),
    activityId: group.activityId,
    goodsId: group.goodsId,
    groupType: group.groupType,
    groupNum: group.groupNum,
    discounts: group.discounts,
    hours: 0,
    originalPrice: cartItem.listPrice,
    groupOrderId: group.id,
    limit: group.limit ?? 0,
  };
}
