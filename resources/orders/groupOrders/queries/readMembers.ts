import type { Tx } from "../../../../framework/server/transaction.ts";

/** Reads the members of a group, in the order in which they joined. */
export const readMembers = (tx: Tx, groupId: number) =>
  tx.run(
    tx.db
      .selectFrom("group_orders_members")
      .select(["id", "order_id as orderId", "order_no as orderNo", "member_id as memberId"])
      .select(["member_name as memberName", "leader", "sku_name as skuName", "qty"])
      .select(["pay_price as payPrice", "pay_status as payStatus", "joined_at as joinedAt"])
      .where("parent_id", "=", groupId)
      .orderBy("position")
      .orderBy("id"),
  );
