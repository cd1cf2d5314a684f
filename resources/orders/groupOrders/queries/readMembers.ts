import { sql } from "kysely";
import type { Tx } from "../../../../framework/server/transaction.ts";
import type { groupPayStates } from "../memberFields.ts";

export interface Member {
  id: number;
  orderId: number;
  orderNo: string;
  memberId: number;
  memberName: string | null;
  leader: boolean;
  skuName: string | null;
  qty: number;
  payPrice: number;
  payStatus: (typeof groupPayStates)[number];
  joinedAt: string;
}
/** Reads the members of a group, in the order in which they joined. */
export async function readMembers(tx: Tx, groupId: number): Promise<Member[]> {
  const rows = await tx.run<Omit<Member, "joinedAt"> & { joinedAt: string | Date }>(sql`
    select id, order_id as "orderId", order_no as "orderNo", member_id as "memberId", member_name as "memberName", leader,
      sku_name as "skuName", qty, pay_price as "payPrice", pay_status as "payStatus", joined_at as "joinedAt"
    from group_orders_members where parent_id = ${groupId} order by position, id`);
  return rows.map((row) => ({ ...row, joinedAt: new Date(row.joinedAt).toISOString() }));
}
