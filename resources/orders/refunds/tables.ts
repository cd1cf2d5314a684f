/**
 * Indexes of refunds that the declaration cannot express: one open refund a line, and the due ones.
 */
export const refundTables = `
create unique index refunds_open_key on refunds (line_id) where status in ('applying', 'waitingReturn', 'returned', 'intervention');
create index refunds_order_idx on refunds (order_id);
create index refunds_buyer_idx on refunds (member_id, id);
create index refunds_auto_agree_idx on refunds (auto_agree_time, id) where status = 'applying' and pay_state = 'none';
create index refunds_buyer_send_idx on refunds (buyer_send_time, id) where status = 'waitingReturn';
create index refunds_seller_confirm_idx on refunds (seller_confirm_time, id) where status = 'returned' and pay_state = 'none';
`;
