/**
 * Refunds say how many units they took off their order, which so far was all that they named. What was paid for and could not be delivered
 * counts as refunded.
 */
export const returnedTables = `
update refunds set refunded_qty = qty where status = 'completed';
update orders set refund_amount = pay_price where cancel_reason in ('outOfStock', 'groupFailed') and pay_time is not null and refund_amount = 0;
`;
