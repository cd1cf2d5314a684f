import type { Invariant } from "./invariant.ts";

/** Invariants of GST, invoices and adjustment notes. */
export const taxInvariants: readonly Invariant[] = [
  {
    name: "the tax of an order is an eleventh of what is taxable in it, and of its lines and its freight together",
    sql: `select o.order_no, o.tax, o.freight_tax, l.lines, l.taxable from orders o,
        lateral (select coalesce(sum(tax), 0) as lines,
            coalesce(sum(paid + freight_share) filter (where tax_code = 'taxable'), 0) as taxable
          from orders_lines where parent_id = o.id) l
      where o.tax <> l.lines + o.freight_tax
        or o.tax <> case when o.gst_registered then floor((2 * l.taxable + 11) / 22) else 0 end`,
  },
  {
    name: "the tax of a line and of freight lies between nothing and what is paid for them",
    sql: `select o.order_no, l.id, l.tax, l.paid, o.freight_tax, o.freight_fee from orders o join orders_lines l on l.parent_id = o.id
      where l.tax < 0 or l.tax > l.paid or (l.tax_code <> 'taxable' and l.tax <> 0)
        or o.freight_tax < 0 or o.freight_tax > o.freight_fee`,
  },
  // An order that was paid and could not be delivered is refunded in full, without a refund
  // request.
  {
    name: "refunds reverse the tax of what they give back, and all of it where everything goes back",
    sql: `select o.order_no, o.tax, o.tax_reversed, l.reversed from orders o,
        lateral (select coalesce(sum(tax_reversed), 0) as reversed, bool_and(
            tax_reversed = case when paid > 0 then floor((2.0 * tax * refunded_amount + paid) / (2 * paid)) else 0 end
          ) as "isPart", coalesce(sum(refunded_amount), 0) as goods
          from orders_lines where parent_id = o.id) l
      where not l."isPart" or o.tax_reversed > o.tax or (o.refund_amount = o.pay_price and o.tax_reversed <> o.tax)
        or o.tax_reversed <> case
          when o.cancel_reason in ('outOfStock', 'groupFailed') then o.tax
          when o.freight_fee > 0
            then l.reversed + floor((2.0 * o.freight_tax * (o.refund_amount - l.goods) + o.freight_fee) / (2 * o.freight_fee))
          else l.reversed end`,
  },
  {
    name: "an order that was paid has one invoice, with its price and its tax",
    sql: `select o.order_no, o.pay_price, o.tax, v.number, v.total, v.tax as "invoiceTax" from orders o
      left join invoices v on v.order_id = o.id and v.kind = 'invoice'
      where (v.id is not null) <> (o.pay_time is not null and o.cancel_reason is distinct from 'outOfStock'
          and (o.cancel_reason is distinct from 'groupFailed' or o.group_order_id is not null))
        or (v.total, v.tax, v.gst_registered) is distinct from (o.pay_price, o.tax, o.gst_registered) and v.id is not null`,
  },
  {
    name: "the adjustment notes of an order are what was refunded of it, and of its tax",
    sql: `select o.order_no, o.refund_amount, o.tax_reversed, n.total, n.tax from orders o
      join invoices v on v.order_id = o.id and v.kind = 'invoice'
      left join (select order_id, sum(total) as total, sum(tax) as tax from invoices where kind = 'adjustmentNote' group by 1) n
        on n.order_id = o.id
      where coalesce(-n.total, 0) <> o.refund_amount or coalesce(-n.tax, 0) <> o.tax_reversed`,
  },
  {
    name: "the lines of an invoice or an adjustment note and its freight make its total and its tax",
    sql: `select v.number, v.total, v.tax, l.total as lines, l.tax as "linesTax" from invoices v,
        lateral (select coalesce(sum(amount), 0) as total, coalesce(sum(tax), 0) as tax from invoices_lines where parent_id = v.id) l
      where v.total <> l.total + v.freight or v.tax <> l.tax + v.freight_tax`,
  },
  {
    name: "the numbers of a shop's invoices and adjustment notes have no gaps",
    sql: `select v.shop_id, v.kind, v.last, v.first, v.many, c.last_number from (
        select shop_id, kind, max(split_part(number, '-', 2)::bigint) as last,
          min(split_part(number, '-', 2)::bigint) as first, count(*) as many
        from invoices group by 1, 2) v
      left join shop_counters c on c.shop_id = v.shop_id and c.kind = v.kind
      where v.last - v.first + 1 <> v.many or v.last is distinct from c.last_number
        or v.first <> case v.kind when 'invoice' then 1001 else 1 end`,
  },
];
