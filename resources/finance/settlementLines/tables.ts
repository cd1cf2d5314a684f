/** Uniqueness rules and cross-tenant job indexes of finance that declarations cannot express. */
export const settlementTables = `
create unique index settlement_lines_once_key on settlement_lines (kind, ref_id) where kind in ('order', 'refund');
create index settlement_lines_due_idx on settlement_lines (settle_at) where settled_at is null;
create index settlement_lines_order_all_idx on settlement_lines (order_id);
create unique index withdrawals_open_key on withdrawals (shop_id)
  where status in ('applying', 'underReview', 'awaitingPayout', 'inProgress');
create unique index withdrawals_no_key on withdrawals (withdraw_no);
create index settlement_days_due_idx on settlement_days (confirm_by) where status = 'issued';
create index settlement_months_due_idx on settlement_months (confirm_by) where status = 'issued';
`;
