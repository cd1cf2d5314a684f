/** Drops the constraints that would reject the changes. */
export const undefended = `
  set local session_replication_role = replica;
  do $$ declare one record; begin
    for one in select conrelid::regclass as of, conname from pg_constraint where contype = 'c' and connamespace = 'public'::regnamespace
    loop execute format('alter table %s drop constraint %I', one.of, one.conname); end loop;
  end $$`;
/** Corruptions of the books by SQL, each under the invariant that must report it. */
export const breaks: Readonly<Record<string, string>> = {
  "what is held for a payment is held while it is open, and pays at most that":
    "update payments_tenders set captured = amount + 1 where status = 'captured'",
  "what the balance has paid beside a provider is what was held for it":
    "update payments_tenders set captured = captured - 1 where status = 'captured'",
  "several tenders that paid an order add up to its price, and are refunded at most what they paid":
    "update orders_tenders set amount = amount - 1 where method = 'balance'",
  "what is refunded of a tender is what the refunds of its order send back by it":
    "update orders_tenders set refunded = refunded + 1",
  "a refund by several tenders sends back its amount":
    "update refunds_tenders set amount = amount + 1",
  "the lines of an order and its freight make its price":
    "update orders set pay_price = pay_price + 1 where pay_time is not null",
  "a line costs its price, with its adjustments": "update orders_lines set total = total + 1",
  "an adjustment is reversed by refunds between nothing and all of it":
    "update orders_adjustments set reversed = amount - 1",
  "an order's coupon and change of price are the adjustments of its lines":
    "update orders set price_adjust = price_adjust + 1",
  "the freight and the goods of an order are those of its lines":
    "update orders_lines set freight_share = freight_share + 1",
  "the commission of a line is its rate of what was paid for it, and at most all of it goes back":
    "update orders_lines set commission_rate = 50",
  "the balance of a gift card is the sum of its entries, and its reserved part is what payments hold":
    "update gift_cards set reserved = reserved + 1",
  "the entries of a gift card follow each other without a gap":
    "update gift_cards_entries set balance_after = balance_after + 1 where type = 'usedInOrder'",
  "a gift card is used up while nothing is left of it, and an expired one is worth nothing":
    "update gift_cards set status = 'active' where status = 'usedUp'",
  "what the gift cards of a shop are worth is an account of the ledger":
    "update gift_cards set balance = balance + 1",
  "what gift cards paid of an order and were given back is what the ledger says":
    "update gift_cards_entries set amount = amount - 1 where type = 'usedInOrder'",
  "what gift cards have captured for a payment is what its orders used of them":
    "update gift_cards_holds set captured = captured + 1 where status = 'captured'",
  "a gift card that was bought cost what it is worth, and is refunded what was left of it":
    "update gift_card_sales set amount = amount + 1 where status = 'paid'",
  "a payment that is paid holds nothing of a gift card":
    "update gift_cards_holds set status = 'held' where status = 'captured'",
  "a coupon counts the pieces that were claimed, of which there are no more than its quantity":
    "update coupons set draw_num = draw_num + 1",
  "a used coupon is of one order of its buyer at its shop, and has reduced its lines":
    "update received_coupons set order_id = (select id from orders where shop_id = received_coupons.shop_id order by id limit 1) where id = (select min(id) from received_coupons where status = 'used')",
  "a limited code of a voucher counts the orders that use it, of which there are no more than its quantity":
    "update voucher_codes set used = used + 1 where id = (select min(code_id) from voucher_uses where status = 'released')",
  "a used voucher is of one order of its buyer at its shop, and has reduced it":
    "update voucher_uses set voucher = (select min(id) from vouchers where id <> voucher_uses.voucher) where id = (select min(id) from voucher_uses where status = 'used')",
  "a coupon of the platform counts the pieces that were claimed, of which there are no more than its quantity":
    "update platform_coupons set draw_num = draw_num + 1",
  "a used coupon of the platform is of one payment of its buyer, and has reduced lines of its orders":
    "update received_platform_coupons set status = 'unused' where status = 'used'",
  "the platform bears its percentage of what its coupon takes off, over all orders of the payment":
    "update received_platform_coupons set platform_percent = platform_percent / 2 where status = 'used'",
  "what the platform bears of the discounts of a paid order is credited to its shop, and debited to the platform":
    "update orders_adjustments set platform_amount = platform_amount + 1 where source = 'platformCoupon'",
  "what a shop knows of a buyer is the sum of their orders and refunds there":
    "update shop_buyers set spent = spent + 1",
  "the points of a buyer are the rest of their lots, and the sum of their changes":
    "update point_lots set remaining = remaining + 1",
  "the points of a buyer follow each other without a gap, never below nothing":
    "update point_entries set before = before + 1, after = after + 1 where type = 'consume'",
  "a purchase has as many points as the goods that were paid, but not with points, and not refunded":
    "update point_entries set amount = amount + 1 where type = 'consume'",
  "a buyer has the highest level that the points they have earned reach, and their shops see it":
    "update shop_buyers set level = null",
  "what the points of a buyer are worth is an account of the ledger":
    "update buyers set points_value = points_value + 1 where points > 0",
  "the points that a buyer cannot spend are those that unpaid orders hold":
    "update buyers set points_held = points_held + 1 where points > 1",
  "a payment that is paid holds no points, and what it took of them is what its orders used":
    "update point_holds set captured_points = captured_points - 1 where status = 'captured'",
  "what points paid of an order and were given back is what the ledger says":
    "update point_entries set value = value + 1 where type = 'exchange'",
  "an order that points have paid returns them in proportion, all of them with the last cent":
    "update point_uses set points = points + 1",
  "an order waits for its group while the group is not full":
    "update orders set waits_for_group = not waits_for_group",
  "a payment asks for what its orders cost": "update pay_orders set amount = amount - 1",
  "what is refunded of a line lies between nothing and what was paid":
    "update orders_lines set refunded_qty = -1",
  "what is refunded of a line is the sum of its refunds":
    "update orders_lines set refunded_amount = refunded_amount + 1",
  "what is refunded of an order is the sum of its refunds, and at most its price":
    "update orders set refund_amount = refund_amount + 1",
  "the freight of an order goes back at most once":
    "update refunds set freight_amount = freight_amount + 100000",
  "no stock is below nothing, and each is the sum of its changes":
    "update skus set stock = stock + 1",
  "the changes of a stock follow each other without a gap":
    "update stock_movements set before = before + 1, after = after + 1 where cause = 'sale'",
  "what is for sale is what is on hand, less what orders hold of it":
    "update stock_items set on_hand = on_hand + 1",
  "what is on hand at a place is the sum of its changes, and not below nothing":
    "delete from stock_movements where cause = 'edit' and on_hand_num <> 0; update stock_items set on_hand = on_hand - 1",
  "an approved count has moved its variances, and no other count anything":
    "update stock_counts_lines set variance = variance + 1 where state = 'deviating'",
  "the stock of a warehouse is what lies at its places, and its state follows from its levels":
    "update storage_stock set on_hand = on_hand + 1",
  "the cost of a SKU is that of all its units on hand, after its newest movement":
    "update sku_costs set cents = cents + 1 where quantity > 0",
  "the costs of a SKU's movements follow each other without a gap":
    "update stock_movements set pool_cents = pool_cents + 1 where cause = 'ship'",
  "the changes of what is on hand follow each other without a gap":
    "update stock_movements set on_hand_after = on_hand_after + 1 where cause = 'ship'",
  "what orders have taken and not given back is what the stock ledger says was sold":
    "update stock_reservations set held = held + 1",
  "what left the stock on hand of an order is what was shipped of its lines":
    "update stock_reservations set shipped = shipped + 1",
  "a reservation is of its line's SKU and units, and in the state of its order":
    "update stock_reservations set held = shipped, shipped = 0",
  "an order that is to be sent holds the units that it owes, and no others":
    "update orders_lines set released_qty = qty",
  "what has arrived of a purchase is what its receipts brought, and at most what was ordered":
    "update purchases_progress set accepted = accepted + 1 where accepted > 0",
  "what a receipt accepted is what it moved into the stock":
    "update stock_movements set on_hand_num = on_hand_num + 1 where cause = 'receive'",
  "what is owed of a purchase is what was accepted, and its arrears are what is not paid":
    "update purchases set paid = paid - 1 where paid > 0",
  "a purchase is received once nothing of it is to arrive, and settled once nothing is owed":
    "update purchases set status = 'settled' where status = 'received'",
  "what was shipped of a line is what its parcels hold, or what the buyer has collected":
    "update parcel_lines set qty = qty + 1",
  "what was shipped of a line and what was refunded before are what its reservation says, and not more than was bought":
    "update orders_lines set shipped_qty = shipped_qty + 1",
  "a parcel holds units of its own order, which has been paid":
    "update orders set status = 'unpaid', pay_time = null where delivery_time is not null",
  "an order that was shipped went in parcels, and has the tracking number of the last one":
    "delete from parcels",
  "an order is shipped once nothing of it is left to ship, and not before":
    "update orders set status = 'unshipped' where status = 'unreceived'",
  "the parcels of an order are counted from one without a gap":
    "delete from parcels where number = 1",
  "an order that is to be sent, or was, had a unit that was not put back on sale":
    "insert into stock_movements (shop_id, sku_id, goods_id, cause, ref_table, ref_id, num, before, after) select o.shop_id, l.sku_id, l.goods_id, 'refund', 'refunds', -1, 1000, 0, 1000 from orders o join orders_lines l on l.parent_id = o.id where o.status = 'unshipped' limit 1; update stock_movements set ref_id = (select r.id from refunds r join orders o on o.id = r.order_id where o.status in ('unshipped', 'unreceived', 'completed') limit 1) where ref_id = -1",
  "the tax of an order is an eleventh of what is taxable in it, and of its lines and its freight together":
    "update orders set tax = tax + 1",
  "the tax of a line and of freight lies between nothing and what is paid for them":
    "update orders_lines set tax = paid + 1",
  "refunds reverse the tax of what they give back, and all of it where everything goes back":
    "update orders set tax_reversed = tax_reversed + 1",
  "an order that was paid has one invoice, with its price and its tax":
    "update invoices set total = total + 1 where kind = 'invoice'",
  "the adjustment notes of an order are what was refunded of it, and of its tax":
    "update invoices set tax = tax - 1 where kind = 'adjustmentNote'",
  "the lines of an invoice or an adjustment note and its freight make its total and its tax":
    "update invoices_lines set amount = amount + 1",
  "the numbers of a shop's invoices and adjustment notes have no gaps":
    "delete from invoices where number = (select number from invoices where kind = 'invoice' order by id offset 3 limit 1)",
  "every posting adds up to nothing":
    "update ledger_entries set amount = amount + 1 where account = 'pending' and type = 'goods'",
  "every posting has its sides": "delete from ledger_entries where type = 'recharge'",
  "an account's balance is the sum of its entries":
    "update ledger_balances set balance = balance + 1 where account <> 'pending'",
  "what is pending of a shop is the sum of its entries":
    "update ledger_balances set balance = balance + 1 where account = 'pending'",
  "the balances of an account follow each other without a gap":
    "update ledger_entries set before = before + 1, after = after + 1 where type = 'withdrawApply'",
  "no wallet and no frozen money is below nothing":
    "update ledger_balances set balance = -1 where account = 'frozen'",
  "a balance falls below nothing only by what is refunded after it was settled, or put right":
    "update ledger_entries set before = before - 1000000, after = after - 1000000 where account = 'balance' and type = 'withdrawApply'",
  "every order that was paid for is in the books with its price":
    "delete from ledger_transactions where type = 'payment'",
  "every refund that is completed is in the books with its amount":
    "delete from ledger_transactions where type = 'refund'",
  "the money at a provider, in wallets, on gift cards or in points is what it paid, less refunds":
    "update ledger_entries set amount = amount - 1 where account = 'provider' and type = 'payment'",
  "what is put into a wallet came by a payment of as much":
    "update pay_orders set amount = amount + 1 where kind = 'recharge'",
  "the platform's income without points is the commissions and fees that it keeps, less the coupons and the refunds paid twice that it bears":
    "update withdrawals set fee = fee + 1 where status = 'completed'",
  "what shops have earned and not been given is what their open orders and lines owe them":
    "update ledger_entries set amount = amount + 1 where account = 'pending' and type = 'freight'",
  "what buyers paid and were not given back is the shops', the platform's, paid out, or on its way back":
    "update ledger_entries set amount = amount + 1 where account = 'bank'",
  "money that is on its way back or held is money that somebody is to be given":
    "insert into ledger_entries (transaction_id, account, type, amount, ref_table, ref_id) select id, 'clearing', 'duplicate', 1, 'payments', 1 from ledger_transactions limit 1",
  "a provider's payment is taken once":
    "drop index payments_txn_key; update payments set provider = 'wxPay', provider_txn = 'one' where provider_txn is not null",
  "an order that is to be sent, is sent or is completed has been paid":
    "update orders set pay_time = null where status = 'unreceived'",
  "a payment that is not known to have ended is asked about again":
    "update payments set status = 'open', reconcile_at = null",
  "a provider's payment is one of ours, or is still to be taken":
    "insert into provider_statement_lines (provider, kind, number, txn, amount, at) values ('wxPay', 'payment', 'C1', 'T1', 1, now())",
  "a provider's refund is one of ours, on its way or done by it":
    "insert into provider_statement_lines (provider, kind, number, txn, amount, at) values ('wxPay', 'refund', 'B1', 'T1', 1, now())",
  "a refund that both the platform and its provider have paid is settled":
    "update money_backs set paid_twice = true where status = 'done'",
  "only what was paid twice is settled, and says when and by whom":
    "update money_backs set settlement = 'recovered'",
  "money that a provider declined to refund waits for the platform, and what is paid says how":
    "update money_backs set paid_by = null where status = 'done'",
  "a paid charge has paid its order": "update pay_orders set status = 'unpaid'",
  "every completed order is in exactly one line of a settlement, with its price, its freight and its commission":
    "delete from settlement_lines where kind = 'order'",
  "every refund of an order in a settlement is in exactly one line of it":
    "delete from settlement_lines where kind = 'refund'",
  "what a line of a settlement comes to is what its amounts make":
    "update settlement_lines set net = net + 1",
  "a line of a settlement has moved what it comes to once it is settled, and nothing before":
    "update settlement_lines set settled_at = null",
  "a line is in a day and its month once it is settled":
    "update settlement_lines set day = day + 40",
  "the statement of a day adds up its lines": "update settlement_days set gross = gross + 1",
  "the statement of a month adds up its days": "update settlement_months set net = net + 1",
  "a withdrawal is in the books as far as it has come":
    "update withdrawals set status = 'rejected' where status = 'completed'",
  "what is frozen is what was asked for and not decided":
    "update withdrawals set amount = amount + 1 where status in ('applying', 'inProgress', 'underReview')",
  "a group counts those who have joined it, has no more of them than it needs, and has succeeded once it has all":
    "update group_orders set have_num = have_num + 1",
  "who is in a group has paid for it, and has the money back where it failed":
    "update orders set pay_time = null where group_order_id is not null",
  "a flash sale has sold what its orders that are not cancelled have taken, and at most its stock":
    "update flash_sales_price_form_list set sold = sold + 1",
  "an offer for points has sold what its orders that are not cancelled have taken, and at most its quantity":
    "update point_goods set sold = sold + 1",
  "an order of a group is in it once it is paid, and sent only where the group has succeeded":
    "delete from group_orders_members",
};
