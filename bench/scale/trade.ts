const order = "'#' || (1000 + b.n)";
const orderNo = "'2026' || lpad((b.shop * 10000000 + b.n)::text, 16, '0')";
const goodsName =
  "(array['Jasmine tea','茉莉花茶','Rice noodles','Soy sauce'])[1 + b.n % 4] || ' ' || b.n % 300";

/** What trade leaves in each table, one statement per table, in the order of references. */
export const tradeStatements: readonly string[] = [
  `insert into pay_orders (id, pay_order_no, short_no, member_id, member_name, amount, status, pay_method, pay_channel, pay_time, provider_txn, add_time, upd_time)
    select id, 'P' || id, 'P-' || id, buyer, 'Buyer ' || buyer, 1800, case status when 'unpaid' then 'unpaid' when 'cancelled' then 'cancelled' else 'paid' end,
      case when paid then method end, case when paid then 'h5' end, case when paid then at end, case when paid then 'T' || id end, at, at
    from scale_orders b order by id`,
  `insert into payments (id, number, pay_order_id, pay_order_no, member_id, provider, channel, amount, paid_amount, status, charge_id, provider_txn,
      opened_at, paid_at, add_time, upd_time)
    select id, 'C' || id, id, 'P' || id, buyer, method, 'h5', 1800, 1800, 'paid', 'ch' || id, 'T' || id, at, at, at, at from scale_orders b where paid order by id`,
  `insert into orders (id, shop_id, number, order_no, pay_order_id, pay_order_no, member_id, member_name, goods_names, goods_total, freight_fee,
      pay_price, commission_total, refund_amount, refund_status, status, add_time, upd_time, pay_time, pay_method, transaction_no, delivery_time, finish_time,
      cancel_time, cancel_reason, receive_name, receive_phone, receive_state, receive_city, receive_address, delivery_type, delivery_no)
    select id, shop, ${order}, ${orderNo}, id, 'P' || id, buyer, 'Buyer ' || buyer, ${goodsName}, 1000, 800, 1800,
      50, case when refunded then 1000 else 0 end, case when refunded then 'partly' else 'none' end, status, at, at,
      case when paid then at end, case when paid then method end, case when paid then 'T' || id end,
      case when status in ('unreceived', 'completed') then at + interval '1 day' end, case when settled then at + interval '2 days' end,
      case status when 'cancelled' then at end, case status when 'cancelled' then 'timeout' end,
      'Receiver ' || buyer, '+61 4' || lpad(((n::bigint * 7919) % 100000000)::text, 8, '0'), 'NSW', 'Sydney', n || ' George Street',
      case when status in ('unreceived', 'completed') then 'auspost' end, case when status in ('unreceived', 'completed') then 'AP' || lpad(n::text, 10, '0') end
    from scale_orders b order by id`,
  `insert into orders_lines (id, shop_id, parent_id, goods_id, sku_id, goods_name, stock_type, list_price, price, qty, total, freight_share, paid,
      commission_rate, commission, shipped_qty, commission_returned, refunded_qty, refunded_amount, refund_status, comment_status)
    select id, shop, id, goods, goods, jsonb_build_object('en', ${goodsName}), 'onOrder', 1000, 1000, 1, 1000, 800, 1000, 5, 50,
      (status in ('unreceived', 'completed'))::int,
      case when refunded then 50 else 0 end, case when refunded then 1 else 0 end, case when refunded then 1000 else 0 end,
      case when refunded then 'refunded' else 'none' end, case when settled and n % 5 < 3 then 'commented' else 'waiting' end
    from scale_orders b order by id`,
  `insert into parcels (id, shop_id, order_id, number, courier, tracking_number, shipped_at)
    select id, shop, id, 1, 'auspost', 'AP' || lpad(n::text, 10, '0'), at + interval '1 day'
    from scale_orders b where status in ('unreceived', 'completed') order by id`,
  "insert into parcel_lines (parcel_id, shop_id, line_id, qty) select id, shop_id, order_id, 1 from parcels order by id",
  `insert into stock_reservations (line_id, shop_id, sku_id, location_id, quantity, held, shipped, released)
    select id, shop, goods, shop, 1, (status in ('unpaid', 'unshipped'))::int, (status in ('unreceived', 'completed'))::int, (status = 'cancelled')::int
    from scale_orders b order by id`,
  // A stock begins with a million units; each order takes one, and its parcel takes it from the
  // shelf.
  `insert into stock_movements (shop_id, sku_id, goods_id, cause, num, before, after, location_id, on_hand_num, on_hand_after, add_time)
    select shop_id, id, id, 'begin', 1000000, 0, 1000000, shop_id, 1000000, 1000000, now() - interval '400 days' from skus order by id`,
  `insert into stock_movements (shop_id, sku_id, goods_id, cause, ref_table, ref_id, num, before, after, location_id, on_hand_num, on_hand_after, add_time)
    select shop, goods, goods, cause, 'orders', id, num, 1000000 - sold - num, 1000000 - sold, shop, on_hand_num, 1000000 + sum(on_hand_num) over s, at
    from (select b.*, k.*, -sum(k.num) over (partition by goods order by id, place) as sold from scale_orders b,
        lateral (values (1, 'sale', -1, 0, status <> 'cancelled'), (2, 'ship', 0, -1, status in ('unreceived', 'completed'))) k (place, cause, num, on_hand_num, done)
      where done) m
    window s as (partition by goods order by id, place) order by id, place`,
  `insert into stock_items (shop_id, sku_id, location_id, on_hand)
    select shop_id, sku_id, location_id, sum(on_hand_num) from stock_movements group by 1, 2, 3`,
  `update skus set stock = 1000000 - t.sold from (select sku_id, -sum(num) as sold from stock_movements where cause = 'sale' group by 1) t where t.sku_id = skus.id`,
  `insert into invoices (id, shop_id, number, kind, issued_on, gst_registered, order_id, order_number, order_no, member_id, freight, total, add_time, upd_time)
    select id, shop, 'INV-' || 1000 + row_number() over (partition by shop order by n), 'invoice', at::date, false, id, ${order}, ${orderNo}, buyer, 800, 1800, at, at
    from scale_orders b where paid order by id`,
  `insert into invoices (id, shop_id, number, kind, issued_on, gst_registered, order_id, order_number, order_no, invoice_id, refund_id, member_id, total, add_time, upd_time)
    select id + (select max(id) from scale_orders), shop, 'ADJ-' || row_number() over (partition by shop order by n), 'adjustmentNote', at::date, false, id, ${order}, ${orderNo},
      id, id, buyer, -1000, at, at from scale_orders b where refunded order by id`,
  `insert into invoices_lines (id, shop_id, parent_id, goods_name, qty, amount, tax_code)
    select id, shop_id, id, '{"en":"Tea"}', 1, total - freight, 'taxable' from invoices order by id`,
  `insert into shop_counters (shop_id, kind, last_number)
    select shop_id, kind, max(split_part(number, '-', 2)::bigint) from invoices group by 1, 2
    on conflict (shop_id, kind) do update set last_number = excluded.last_number`,
  `insert into refunds (id, shop_id, number, refund_no, order_id, order_no, line_id, member_id, member_name, goods_id, sku_id, goods_name, qty, line_qty,
      original_amount, refund_amount, reason, status, pay_state, pay_method, refund_time, refunded_qty, add_time, upd_time)
    select id, shop, ${order} || '-R1', 'R' || id, id, ${orderNo}, id, buyer, 'Buyer ' || buyer, goods, goods, '{"en":"Tea"}', 1, 1, 1000, 1000, 'dislike',
      'completed', 'done', method, at, 1, at, at from scale_orders b where refunded order by id`,
  `insert into money_backs (id, number, short_no, payment, pay_order_id, member_id, shop, order_id, order_no, refund_id, amount, reason, provider, status, done_at, paid_by,
      provider_refund_no, add_time, upd_time)
    select id, 'B' || id, 'B-' || id, id, id, buyer, shop, id, ${orderNo}, id, 1000, 'refund', method, 'done', at, method, 'PR' || id, at, at from scale_orders b where refunded order by id`,
  `insert into withdrawals (id, shop_id, short_no, withdraw_no, kind, amount, fee, actual, apply_time, pay_time, status, add_time, upd_time)
    select id, shop, 'W' || n, 'W' || id, 'bank', 50000, 0, 50000, at, at, 'completed', at, at from scale_orders b where withdrawn order by id`,
  `insert into comments (id, shop_id, line_id, order_id, order_no, goods_id, goods_name, member_id, member_name, status, content, rating, goods_star, delivery_star,
      shop_star, logistic_star, avg_star, answered, commented_at, add_time, upd_time)
    select id, shop, id, id, ${orderNo}, goods, jsonb_build_object('en', ${goodsName}), buyer, 'Buyer ' || buyer, 'commented',
      'Arrived after ' || n % 700 || ' hours, well packed', case when n % 20 = 1 then 'bad' when n % 10 = 2 then 'average' else 'good' end,
      5, 5, 5, 5, 5, n % 3 = 0, at, at, at
    from scale_orders b where settled and n % 5 < 3 order by id`,
  `insert into audit_entries (shop_id, resource, record_id, label, operation, action, add_by, member_name, add_time)
    select shop, 'orders', id, ${order}, 'action', 'ship', shop, 'Owner', at from scale_orders b where status <> 'unpaid' order by id`,
  `insert into domain_events (topic, key, shop_id, payload, actor_kind, actor_name, add_time)
    select topic, id, shop, jsonb_build_object('id', id, 'orderNo', ${orderNo}), 'system', '', at from scale_orders b,
      lateral (values ('order.placed', true), ('order.paid', paid), ('order.shipped', status in ('unreceived', 'completed'))) t (topic, done)
    where done order by id`,
];
