import type { Invariant } from "./invariant.ts";

/** Invariants of gift cards, of which the ledger has what those of a shop are worth together. */
export const giftCardInvariants: readonly Invariant[] = [
  {
    name: "the balance of a gift card is the sum of its entries, and its reserved part is what payments hold",
    sql: `select c.id, c.balance, c.reserved, e.sum, h.held from gift_cards c
      left join (select parent_id, sum(amount) as sum from gift_cards_entries group by 1) e on e.parent_id = c.id
      left join (select parent_id, sum(amount) as held from gift_cards_holds where status = 'held' group by 1) h on h.parent_id = c.id
      where c.balance <> coalesce(e.sum, 0) or c.reserved <> coalesce(h.held, 0)`,
  },
  {
    name: "the entries of a gift card follow each other without a gap",
    sql: `select id, parent_id from (
        select id, parent_id, amount, balance_after, lag(balance_after, 1, 0::bigint) over (partition by parent_id order by id) as last
        from gift_cards_entries) e where balance_after <> last + amount`,
  },
  {
    name: "a gift card is used up while nothing is left of it, and an expired one is worth nothing",
    sql: `select id, status, balance from gift_cards
      where (status = 'usedUp' and balance > 0) or (status = 'active' and balance = 0) or (status = 'expired' and balance > 0)`,
  },
  {
    name: "what the gift cards of a shop are worth is an account of the ledger",
    sql: `select s.id, coalesce(c.sum, 0) as cards, coalesce(e.sum, 0) as ledger from shops s
      left join (select shop_id, sum(balance) as sum from gift_cards group by 1) c on c.shop_id = s.id
      left join (select shop_id, sum(amount) as sum from ledger_entries where account = 'giftCards' group by 1) e on e.shop_id = s.id
      where coalesce(c.sum, 0) <> coalesce(e.sum, 0)`,
  },
  {
    name: "what gift cards paid of an order and were given back is what the ledger says",
    sql: `select coalesce(c.order_no, l.order_no) as "order", c.paid, c.back, l.paid as posted, l.back as "postedBack" from (
        select order_no, -coalesce(sum(amount) filter (where type = 'usedInOrder'), 0) as paid,
          coalesce(sum(amount) filter (where type = 'refundedInOrder'), 0) as back
        from gift_cards_entries where order_no is not null group by 1
      ) c full join (
        select order_no, -coalesce(sum(amount) filter (where amount < 0), 0) as paid,
          coalesce(sum(amount) filter (where amount > 0), 0) as back
        from ledger_entries where account = 'giftCards' and order_no is not null and type <> 'giftCardToBalance' group by 1
      ) l using (order_no)
      where coalesce(c.paid, 0) <> coalesce(l.paid, 0) or coalesce(c.back, 0) <> coalesce(l.back, 0) or c.back > c.paid`,
  },
  {
    name: "what gift cards have captured for a payment is what its orders used of them",
    sql: `select p.pay_order_no, h.captured, e.used from pay_orders p
      join (select pay_order_id, sum(captured) as captured from gift_cards_holds group by 1) h on h.pay_order_id = p.id
      left join lateral (select -sum(e.amount) as used from gift_cards_entries e join orders o on o.id = e.order_id and o.shop_id = e.shop_id
        where o.pay_order_id = p.id and e.type = 'usedInOrder') e on true
      where h.captured <> coalesce(e.used, 0)`,
  },
  {
    name: "a payment that is paid holds nothing of a gift card",
    sql: `select p.pay_order_no, h.amount from gift_cards_holds h join pay_orders p on p.id = h.pay_order_id
      where (h.status = 'held' and p.status = 'paid') or (h.status = 'captured') <> (h.captured > 0)`,
  },
  {
    name: "a gift card that was bought cost what it is worth, and is refunded what was left of it",
    sql: `select s.number, s.status, s.amount, c.initial, s.refund_amount, e.bought, e.refunded, b.back from gift_card_sales s
      join pay_orders p on p.id = s.pay_order_id
      left join gift_cards c on c.id = s.gift_card_id
      left join lateral (select coalesce(sum(amount) filter (where type = 'bought'), 0) as bought,
        coalesce(-sum(amount) filter (where type = 'refunded'), 0) as refunded from gift_cards_entries where parent_id = c.id) e on true
      left join lateral (select coalesce(sum(amount), 0) as back from money_backs where pay_order_id = p.id and reason = 'giftCardRefunded') b on true
      where (s.status in ('unpaid', 'expired')) <> (c.id is null) or (p.status = 'paid') <> (c.id is not null) or p.amount <> s.amount
        or (c.id is not null and (c.initial <> s.amount or c.kind <> 'sold' or e.bought <> s.amount))
        or coalesce(e.refunded, 0) <> coalesce(s.refund_amount, 0) or b.back <> case p.pay_method when 'balance' then 0 else coalesce(s.refund_amount, 0) end
        or (s.status = 'refunded') <> (s.refund_amount is not null)`,
  },
];
