import type { Invariant } from "./invariant.ts";

/** Invariants of flash sales. */
export const flashSaleInvariants: readonly Invariant[] = [
  {
    name: "a flash sale has sold what its orders that are not cancelled have taken, and at most its stock",
    sql: `select p.id, p.parent_id as sale, p.sku_id as sku, p.sold, p.allocated, u.qty as ordered from flash_sales_price_form_list p
      left join (
        select a.source_id, l.sku_id, sum(l.qty) as qty from orders_adjustments a
        join orders o on o.id = a.parent_id and o.status <> 'cancelled'
        join orders_lines l on l.parent_id = a.parent_id and l.position = a.line_position
        where a.source = 'flashSale' group by 1, 2
      ) u on u.source_id = p.parent_id and u.sku_id = p.sku_id
      where p.sold <> coalesce(u.qty, 0) or p.sold > p.allocated`,
  },
];
