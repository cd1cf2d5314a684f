/**
 * Error codes of provider refunds, each with a message. A provider's adapter maps its own codes to
 * these; any other error is stored in the provider's text.
 */
export const refundFaults = [
  "refundPeriodOver",
  "accountTooLow",
  "paymentUnknown",
  "amountExceedsPaid",
  "noAnswer",
  "notConfigured",
] as const;
export type RefundFault = (typeof refundFaults)[number];
export const isRefundFault = (text: string): text is RefundFault =>
  refundFaults.some((fault) => fault === text);
