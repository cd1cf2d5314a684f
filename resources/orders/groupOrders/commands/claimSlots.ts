import { sql } from "kysely";
import { emit } from "../../../../core/events/server/emit.ts";
import { buildNextIdStatement } from "../../../../core/server/buildNextIdStatement.ts";
import { insertMany } from "../../../../core/server/insertMany.ts";
import type { OrderEvent } from "../../../../core/server/orderEvents.ts";
import { publishChanges } from "../../../../core/server/publishChanges.ts";
import {
  addMinutes,
  generateNumber,
  type TransactionContext,
} from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { CamelInsert } from "../../../../framework/server/tables/camelValues.ts";
import { compiler } from "../../../../framework/server/tables/compiler.ts";
import type { CamelRow, TableRow } from "../../../../framework/server/tables/DB.ts";
import { priceInGroup } from "../../../promotions/index.ts";
import { buildShipBy } from "../../orders/commands/buildShipBy.ts";
import type { LockedOrder } from "../../orders/queries/lockOrders.ts";
import { readMembers } from "../queries/readMembers.ts";

type Intent = Pick<TableRow<"group_intents">, "hours" | "discounts"> &
  Pick<
    CamelRow<"group_intents">,
    | "activityId"
    | "goodsId"
    | "groupOrderId"
    | "groupType"
    | "groupNum"
    | "originalPrice"
    | "skuPrices"
  >;
/** The size and state of a group. */
type LockedGroup = Pick<TableRow<"group_orders">, "id" | "status"> &
  Pick<CamelRow<"group_orders">, "groupNo" | "groupNum" | "haveNum" | "endTime">;
/** An order's slot once it is paid: the first in a new group, one in an open group, or none. */
export type Place = { begins: Intent } | { joins: LockedGroup } | null;

/**
 * Claims the slots of all orders of a payment; returns them by order id. Groups are locked in the
 * order of their ids.
 */
export async function claimSlots(
  ctx: TransactionContext,
  orders: readonly LockedOrder[],
): Promise<Map<number, Place>> {
  const places = new Map<number, Place>();
  const inGroups = orders.filter(({ type }) => type === "group");
  if (inGroups.length > 1)
    await ctx.tx.run(
      ctx.tx.db
        .selectFrom("group_orders as g")
        .innerJoin("group_intents as i", "i.group_order_id", "g.id")
        .select("g.id")
        .where("i.order_id", "=", anyId(inGroups.map(({ id }) => id)))
        .orderBy("g.id")
        .forNoKeyUpdate("g"),
    );
  for (const order of inGroups) places.set(order.id, await findPlace(ctx, order));
  return places;
}

/**
 * Finds the slot of a group order that is being paid. A group to join is locked, after orders and
 * their payment and before stock, so that of two buyers who pay for its last slot the second finds
 * it taken.
 */
async function findPlace({ tx, now }: TransactionContext, order: LockedOrder): Promise<Place> {
  const intent = await tx.first(
    tx.db
      .selectFrom("group_intents")
      .select(["activity_id as activityId", "goods_id as goodsId", "group_type as groupType"])
      .select(["group_order_id as groupOrderId", "group_num as groupNum", "discounts", "hours"])
      .select(["original_price as originalPrice", "sku_prices as skuPrices"])
      .where("order_id", "=", order.id),
  );
  if (!intent) return null;
  if (intent.groupOrderId === null) return { begins: intent };
  const [[group], [member]] = await tx.batch([
    selectGroupForUpdate(intent.groupOrderId),
    tx.db
      .selectFrom("group_orders_members")
      .select("id")
      .where("parent_id", "=", intent.groupOrderId)
      .where("member_id", "=", order.memberId),
  ]);
  const open =
    group?.status === "ongoing" && now < new Date(group.endTime) && group.haveNum < group.groupNum;
  return group && open && !member ? { joins: group } : null;
}
/** Locks a group and reads its size and state; undefined if it does not exist. */
export const lockGroup = (
  { tx }: Pick<TransactionContext, "tx">,
  id: number,
): Promise<LockedGroup | undefined> => tx.first(selectGroupForUpdate(id));
const selectGroupForUpdate = (id: number) =>
  compiler
    .selectFrom("group_orders")
    .select(["id", "group_no as groupNo", "group_num as groupNum", "have_num as haveNum"])
    .select(["status", "end_time as endTime"])
    .where("id", "=", id)
    .forNoKeyUpdate();

/**
 * Adds a paid order to its group; the order that fills the group makes all of them ready to ship.
 * Returns the events of each order.
 */
export async function enterGroup(
  ctx: TransactionContext,
  order: LockedOrder,
  place: NonNullable<Place>,
): Promise<OrderEvent[]> {
  const { tx, now } = ctx;
  const group =
    "begins" in place ? await begin(ctx, order, place.begins) : await join(ctx, order, place.joins);
  const line = await tx.first(
    tx.db
      .selectFrom("orders_lines")
      .select(["sku_name as skuName", "qty"])
      .where("parent_id", "=", order.id)
      .orderBy("position")
      .limit(1),
  );
  const isLeader = "begins" in place;
  const member: CamelInsert<"group_orders_members"> = {
    shopId: order.shopId,
    parentId: group.id,
    position: group.haveNum - 1,
    orderId: order.id,
    orderNo: order.orderNo,
    memberId: order.memberId,
    memberName: order.memberName,
    leader: isLeader,
    skuName: line?.skuName ?? null,
    qty: line?.qty ?? 1,
    payPrice: order.payPrice,
    payStatus: "paid",
    joinedAt: now.toISOString(),
  };
  await tx.run(insertMany("group_orders_members", [member]));
  const isFull = group.haveNum === group.groupNum;
  await updateRows(ctx, "orders", order.id, {
    group_order_id: group.id,
    waits_for_group: !isFull,
  });
  const { shopId } = order;
  const data = { groupNo: group.groupNo, num: group.groupNum };
  const events: OrderEvent[] = [
    { orderId: order.id, shopId, kind: isLeader ? "groupBegun" : "groupJoined", data: { ...data } },
  ];
  if (isFull) {
    const isWaiting = sql<boolean>`
      t.shop_id = ${shopId} and t.group_order_id = ${group.id} and t.waits_for_group`;
    await updateRows(ctx, "orders", isWaiting, {
      waits_for_group: false,
      ship_by: sql<string | null>`
        case when not t.self_lifting then ${buildShipBy(now.toISOString(), "t")} end`,
    });
    const members = await readMembers(tx, group.id);
    for (const { orderId } of members) {
      events.push({ orderId, shopId, kind: "groupSucceeded", data: { ...data } });
      emit(ctx, { topic: "order.groupCompleted", key: orderId, shopId, payload: { orderId } });
    }
  }
  await publishChanges(ctx, [shopId], ["groupOrders"]);
  return events;
}

async function begin(ctx: TransactionContext, order: LockedOrder, intent: Intent) {
  const { tx, now } = ctx;
  const [[allocated], [line]] = await tx.batch([
    buildNextIdStatement("group_orders"),
    tx.db
      .selectFrom("orders_lines")
      .select(["goods_name as goodsName", "main_img as mainImg", "price"])
      .where("parent_id", "=", order.id)
      .orderBy("position")
      .limit(1),
  ]);
  const [number = ""] = await generateNumber(ctx);
  const { activityId, goodsId, groupType, groupNum, discounts, hours, originalPrice, skuPrices } =
    intent;
  const group = { id: Number(allocated?.id), groupNo: `G${number}`, groupNum, haveNum: 1 };
  const row: CamelInsert<"group_orders"> = {
    ...group,
    shopId: order.shopId,
    orderId: order.id,
    leaderOrderNo: order.orderNo,
    orderNos: order.orderNo,
    activityId,
    goodsId,
    goodsName: line?.goodsName ?? {},
    mainImg: line?.mainImg ?? null,
    leaderId: order.memberId,
    leaderName: order.memberName,
    groupType,
    originalPrice,
    groupPrice: line?.price ?? priceInGroup(originalPrice, discounts),
    discounts,
    endTime: addMinutes(now, hours * 60).toISOString(),
    status: "ongoing",
    payStatus: "paid",
    addTime: now.toISOString(),
    updTime: now.toISOString(),
    version: 1,
  };
  await tx.run(insertMany("group_orders", [row]));
  const prices = Object.entries(skuPrices).map(([skuId, price], position) => ({
    shopId: order.shopId,
    parentId: group.id,
    position,
    skuId: Number(skuId),
    price,
  }));
  if (prices.length > 0) await tx.run(insertMany("group_orders_prices", prices));
  return group;
}
async function join(ctx: TransactionContext, order: LockedOrder, group: LockedGroup) {
  const { now } = ctx;
  const haveNum = group.haveNum + 1;
  const isFull = haveNum === group.groupNum;
  await updateRows(ctx, "groupOrders", group.id, {
    have_num: haveNum,
    order_nos: sql<string>`t.order_nos || ' ' || ${order.orderNo}::text`,
    status: isFull ? "succeeded" : "ongoing",
    closed_time: isFull ? now.toISOString() : null,
  });
  return { ...group, haveNum };
}
