import type { Invariant } from "./invariant.ts";

/** Invariants of products for points. */
export const pointGoodsInvariants: readonly Invariant[] = [
  {
    name: "an offer for points has sold what its orders that are not cancelled have taken, and at most its quantity",
    sql: `select p.id, p.sold, p.quantity, u.qty as ordered from point_goods p
      left join (
        select a.source_id, sum(l.qty) as qty from orders_adjustments a
        join orders o on o.id = a.parent_id and o.status <> 'cancelled'
        join orders_lines l on l.parent_id = a.parent_id and l.position = a.line_position
        where a.source = 'pointGoods' group by 1
      ) u on u.source_id = p.id
      where p.sold <> coalesce(u.qty, 0) or p.sold > p.quantity`,
  },
];
