import type { ProviderEvent } from "../../../resources/payments/index.ts";
import { toCents } from "../answerFields.ts";
import type { AlipaySettings } from "./AlipayClient.ts";
import { isAlipayEvent } from "./alipaySignature.ts";

/**
 * Verifies a webhook event, a signed form, and parses it. Returns null if it is not Alipay's, or is
 * addressed to another application. Alipay repeats an event for 25 hours as it was, so its time is
 * not compared.
 *
 * @see https://opendocs.alipay.com/open/203/105286
 */
export function verifyAlipayEvent(settings: AlipaySettings, rawBody: string): ProviderEvent | null {
  const event = Object.fromEntries(new URLSearchParams(rawBody));
  if (!isAlipayEvent(event, settings.publicKey) || event.app_id !== settings.appId) return null;

  const { out_trade_no: number, trade_no: txn, trade_status: status, total_amount: total } = event;
  if (!number || !txn) return { kind: "other" };
  // A refund is reported as a change of the payment that it refunds.
  if (event.gmt_refund) {
    const refund = event.out_biz_no;
    return refund
      ? { kind: "refund", number: refund, status: "done", refundNo: refund }
      : { kind: "other" };
  }
  if (status !== "TRADE_SUCCESS" && status !== "TRADE_FINISHED") return { kind: "other" };
  const amount = toCents(total ?? "");
  if (amount === null) return { kind: "other" };
  return { kind: "payment", number, status: "paid", txn, amount };
}
