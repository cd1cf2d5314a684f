import { sql } from "kysely";
import type { Calculated, CamelRow } from "../../../../framework/server/tables/DB.ts";
import type { Tx } from "../../../../framework/server/transaction.ts";

/** What decides whether an order is picked, with the units that it holds. */
export type PickedOrder = Pick<
  CamelRow<"orders">,
  "id" | "shopId" | "number" | "memberName" | "status" | "selfLifting" | "waitsForGroup"
> &
  Pick<CamelRow<"orders">, "refundStatus" | "mergeStatus"> &
  Calculated<{ units: number }>;

/** Units of a SKU that a line of an order holds. */
export type HeldLine = Pick<CamelRow<"stock_reservations">, "lineId" | "skuId" | "held"> &
  Pick<CamelRow<"goods">, "title"> &
  Pick<CamelRow<"skus">, "attrName">;

/** Locks orders in the order of their ids, and reads what decides whether they are picked. */
export const lockPickedOrders = (tx: Tx, ids: readonly number[]): Promise<PickedOrder[]> =>
  tx.run(sql<PickedOrder>`
    select o.id, o.shop_id as "shopId", o.number, o.member_name as "memberName", o.status,
      o.self_lifting as "selfLifting", o.waits_for_group as "waitsForGroup",
      o.refund_status as "refundStatus", o.merge_status as "mergeStatus",
      (
        select coalesce(sum(r.held), 0)::integer from orders_lines l
        join stock_reservations r on r.line_id = l.id where l.parent_id = o.id
      ) as units
    from orders o where o.id = any(${[...ids]}::bigint[])
    order by o.id for no key update of o`);

/** Whether the shop can pick an order now, whatever merge it is in. */
export const canBePicked = (order: PickedOrder): boolean =>
  order.status === "unshipped" &&
  !order.selfLifting &&
  !order.waitsForGroup &&
  order.refundStatus !== "refunding" &&
  order.units > 0;

/** Reads what the lines of orders hold. */
export const readHeldLines = (tx: Tx, orderIds: readonly number[]): Promise<HeldLine[]> =>
  tx.run(sql<HeldLine>`
    select r.line_id as "lineId", r.sku_id as "skuId", r.held, g.title, k.attr_name as "attrName"
    from orders_lines l
    join stock_reservations r on r.line_id = l.id
    join skus k on k.id = r.sku_id
    join goods g on g.id = k.goods
    where l.parent_id = any(${[...orderIds]}::bigint[]) and r.held > 0
    order by r.sku_id, r.line_id`);
