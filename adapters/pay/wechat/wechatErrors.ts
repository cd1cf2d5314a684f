import { ProviderError, type RefundFault } from "../../../resources/payments/index.ts";

/** Codes after which the same request may succeed later. */
const temporary = new Set([
  "SYSTEM_ERROR",
  "FREQUENCY_LIMITED",
  "RATELIMIT_EXCEEDED",
  "BANK_ERROR",
  "BIZERR_NEED_RETRY",
  "NOT_ENOUGH",
  "STATEMENT_CREATING",
  "SIGN_ERROR",
  "NO_AUTH",
]);
const faults: ReadonlyMap<string, RefundFault> = new Map([
  ["NOT_ENOUGH", "accountTooLow"],
  ["SIGN_ERROR", "notConfigured"],
  ["NO_AUTH", "notConfigured"],
  ["TRADE_OVERDUE", "refundPeriodOver"],
  ["RESOURCE_NOT_EXISTS", "paymentUnknown"],
  ["ORDER_NOT_EXIST", "paymentUnknown"],
]);

/** Error of WeChat Pay: `wechatCode` is its own code, such as `ORDER_NOT_EXIST`. */
export class WechatError extends ProviderError {
  readonly wechatCode: string;
  constructor(wechatCode: string, message: string) {
    super(`${wechatCode}: ${message}`, !temporary.has(wechatCode), faults.get(wechatCode) ?? null);
    this.wechatCode = wechatCode;
  }
}

/** Whether an error is one of WeChat Pay's codes; some are written in two ways. */
export const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof WechatError && codes.includes(error.wechatCode.replaceAll("_", ""));
