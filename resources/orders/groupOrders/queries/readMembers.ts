import { sql } from "kysely";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

export type Member = Pick<
  CamelRow<"group_orders_members">,
  | "id"
  | "orderId"
  | "orderNo"
  | "memberId"
  | "memberName"
  | "leader"
  | "skuName"
  | "qty"
  | "payPrice"
  | "payStatus"
  | "joinedAt"
>;
/** Reads the members of a group, in the order in which they joined. */
export const readMembers = (tx: Tx, groupId: number): Promise<Member[]> =>
  tx.run(sql<Member>`
    select id, order_id as "orderId", order_no as "orderNo", member_id as "memberId", member_name as "memberName", leader,
      sku_name as "skuName", qty, pay_price as "payPrice", pay_status as "payStatus", joined_at as "joinedAt"
    from group_orders_members where parent_id = ${groupId} order by position, id`);
