import type { Invariant } from "./invariant.ts";

/** Invariants of vouchers, and of the orders that use them. */
export const voucherInvariants: readonly Invariant[] = [
  {
    name: "a limited code of a voucher counts the orders that use it, of which there are no more than its quantity",
    sql: `select c.id, c.quantity, c.used, m.many from voucher_codes c
      left join lateral (select count(*) as many from voucher_uses where code_id = c.id and status = 'used') m on true
      where c.quantity is not null and (c.used <> m.many or c.used > c.quantity)`,
  },
  {
    name: "a used voucher is of one order of its buyer at its shop, and has reduced it",
    sql: `select u.id, u.order_id, o.status as "order" from voucher_uses u left join orders o on o.id = u.order_id
      where u.status = 'used' and (o.id is null or o.member_id <> u.member_id or o.shop_id <> u.shop_id or not exists (
        select 1 from orders_adjustments a
        where a.parent_id = o.id and a.source = 'voucher' and a.source_id = u.voucher and a.amount < 0))`,
  },
];
