-- parent: 20261127T0830_growth

alter table refunds drop constraint refunds_status_check;
alter table refunds_logs drop constraint refunds_logs_kind_check;
alter table webhooks drop constraint webhooks_topics_check;
alter table webhook_deliveries drop constraint webhook_deliveries_topic_check;
alter table refunds add column "offered_amount" bigint;
alter table refunds add column "offer_reason" text;
alter table refunds add column "offer_expired_time" timestamptz;
alter table refunds add constraint refunds_status_check check ("status" in ('applying', 'waitingReturn', 'returned', 'rejected', 'intervention', 'completed', 'closed', 'offered'));
alter table refunds_logs add constraint refunds_logs_kind_check check ("kind" in ('applied', 'issued', 'agreed', 'offered', 'offerAccepted', 'offerDeclined', 'offerExpired', 'refused', 'sentBack', 'returned', 'returnRefused', 'platformAsked', 'platformAgreed', 'platformRejected', 'withdrawn', 'timedOut', 'postponed', 'paying', 'payFailed', 'payRefused', 'completed'));
alter table webhooks add constraint webhooks_topics_check check ("topics" <@ array['order.placed', 'order.paid', 'order.groupCompleted', 'order.shipped', 'order.unshipped', 'parcel.shipped', 'parcel.unshipped', 'order.received', 'order.cancelled', 'refund.requested', 'refund.agreed', 'refund.offered', 'refund.offerDeclined', 'refund.rejected', 'refund.returned', 'refund.completed', 'refund.closed', 'product.published', 'product.unpublished', 'stock.changed']::text[]);
alter table webhook_deliveries add constraint webhook_deliveries_topic_check check ("topic" in ('order.placed', 'order.paid', 'order.groupCompleted', 'order.shipped', 'order.unshipped', 'parcel.shipped', 'parcel.unshipped', 'order.received', 'order.cancelled', 'refund.requested', 'refund.agreed', 'refund.offered', 'refund.offerDeclined', 'refund.rejected', 'refund.returned', 'refund.completed', 'refund.closed', 'product.published', 'product.unpublished', 'stock.changed'));

-- An offer that waits for the buyer's answer is an open refund too.
drop index refunds_open_key;
create unique index refunds_open_key on refunds (line_id)
  where status in ('applying', 'waitingReturn', 'returned', 'intervention', 'offered');
create index refunds_offer_expired_idx on refunds (offer_expired_time, id) where status = 'offered';
