/**
 * Sets the number of units that existing refunds removed from their order: all units that they
 * name. Paid orders that could not be delivered count as refunded.
 */
export const returnedTables = `
update refunds set refunded_qty = qty where status = 'completed';
update orders set refund_amount = pay_price where cancel_reason in ('outOfStock', 'groupFailed') and pay_time is not null and refund_amount = 0;
`;
