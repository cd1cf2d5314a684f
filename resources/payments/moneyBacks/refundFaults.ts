/**
 * Codes of why a refund is not done, with a sentence each in the words. A provider's adapter maps its own codes to these; of any other the
 * provider's words are noted as they are.
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
export const isRefundFault = (text: string): text is RefundFault => refundFaults.some((fault) => fault === text);
