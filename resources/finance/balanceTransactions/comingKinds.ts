/**
 * When pending money becomes available: on a day, on one of several later days, once its refund is
 * decided (`held`), or once its order is completed (`open`).
 */
export const comingKinds = ["day", "later", "held", "open"] as const;
export type ComingKind = (typeof comingKinds)[number];
