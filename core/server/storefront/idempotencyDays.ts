/** Days for which an idempotency key returns the same response. */
export const idempotencyDays = 7;
