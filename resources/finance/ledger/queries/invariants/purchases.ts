import type { Invariant } from "./invariant.ts";

/** Invariants of purchases, their receipts, and what is owed to suppliers. */
export const purchaseInvariants: readonly Invariant[] = [
  {
    name: "what has arrived of a purchase is what its receipts brought, and at most what was ordered",
    sql: `select coalesce(p.id, r.purchase) as purchase, p.sku_id, p.accepted, r.accepted as brought from (
        select parent_id as id, sku_id, sum(accepted) as accepted, sum(rejected) as rejected, sum(owed) as owed,
          bool_or(accepted + rejected + closed > qty) as is_exceeded
        from purchases_progress group by 1, 2
      ) p full join (
        select c.purchase, l.sku_id, sum(l.accepted) as accepted, sum(l.rejected) as rejected, sum(l.amount) as owed
        from purchase_receipts c join purchase_receipts_lines l on l.parent_id = c.id group by 1, 2
      ) r on r.purchase = p.id and r.sku_id = p.sku_id
      where p.id is null or p.is_exceeded or p.accepted <> coalesce(r.accepted, 0)
        or p.rejected <> coalesce(r.rejected, 0) or p.owed <> coalesce(r.owed, 0)`,
  },
  {
    name: "what a receipt accepted is what it moved into the stock",
    sql: `select coalesce(l.parent_id, e.ref_id) as receipt, l.sku_id, l.accepted, e.num from (
        select parent_id, sku_id, sum(accepted) as accepted from purchase_receipts_lines group by 1, 2
      ) l full join (
        select ref_id, sku_id, sum(on_hand_num) as num from stock_movements
        where cause = 'receive' group by 1, 2
      ) e on e.ref_id = l.parent_id and e.sku_id = l.sku_id
      where coalesce(l.accepted, 0) <> coalesce(e.num, 0)`,
  },
  {
    name: "what is owed of a purchase is what was accepted, and its arrears are what is not paid",
    sql: `select p.id, p.number, p.owed, p.paid, p.arrears from purchases p
      left join (select parent_id, sum(owed) as owed from purchases_progress group by 1) l on l.parent_id = p.id
      left join (select parent_id, sum(amount) as paid from purchases_payments group by 1) y on y.parent_id = p.id
      where p.owed <> coalesce(l.owed, 0) or p.paid <> coalesce(y.paid, 0)
        or p.arrears <> p.owed - p.paid or p.arrears < 0`,
  },
  {
    name: "a purchase is received once nothing of it is to arrive, and settled once nothing is owed",
    sql: `select p.id, p.number, p.status, p.incoming, l.incoming as left from purchases p
      left join (
        select parent_id, sum(qty - accepted - rejected - closed) as incoming, sum(accepted + rejected) as arrived
        from purchases_progress group by 1
      ) l on l.parent_id = p.id
      where case p.status
        when 'draft' then l.parent_id is not null or p.incoming <> 0
        when 'void' then p.incoming <> 0 or l.arrived > 0
        when 'ordered' then p.incoming <> l.incoming or l.arrived > 0
        when 'partlyReceived' then p.incoming <> l.incoming or p.incoming = 0 or l.arrived = 0
        else p.incoming <> 0 or l.incoming <> 0 or (p.status = 'settled') <> (p.arrears = 0)
      end`,
  },
];
