/** Minutes within which the shipping of an order can be undone. */
export const unshipMinutes = 10;
