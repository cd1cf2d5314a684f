import { ProviderError, type RefundFault } from "../../../resources/payments/index.ts";

interface Meaning {
  /** Whether a retry is useless. */
  final: boolean;
  code: RefundFault | null;
}

/** Codes that have a message of ours, or after which the same request may succeed later. */
const meanings: ReadonlyMap<string, Meaning> = new Map([
  ["ACQ.SYSTEM_ERROR", { final: false, code: null }],
  ["aop.ACQ.SYSTEM_ERROR", { final: false, code: null }],
  ["isp.unknow-error", { final: false, code: null }],
  ["ACQ.SELLER_BALANCE_NOT_ENOUGH", { final: false, code: "accountTooLow" }],
  ["ACQ.TRADE_NOT_EXIST", { final: true, code: "paymentUnknown" }],
  ["ACQ.TRADE_HAS_FINISHED", { final: true, code: "refundPeriodOver" }],
  ["ACQ.REASON_TRADE_REFUND_FEE_ERR", { final: true, code: "amountExceedsPaid" }],
  ["ACQ.REFUND_AMT_NOT_EQUAL_TOTAL", { final: true, code: "amountExceedsPaid" }],
  ["isv.invalid-signature", { final: false, code: "notConfigured" }],
  ["isv.invalid-app-id", { final: false, code: "notConfigured" }],
]);

/** Error of Alipay: `subCode` is its own code, such as `ACQ.TRADE_NOT_EXIST`. */
export class AlipayError extends ProviderError {
  readonly subCode: string;
  constructor(subCode: string, message: string) {
    const { final, code } = meanings.get(subCode) ?? { final: true, code: null };
    super(`${subCode}: ${message}`, final, code);
    this.subCode = subCode;
  }
}

export const hasSubCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof AlipayError && codes.includes(error.subCode);
