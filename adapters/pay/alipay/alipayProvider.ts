import { toAmount } from "../../../framework/schema/index.ts";
import {
  type ChargeState,
  type PaymentProvider,
  ProviderError,
  type RefundState,
} from "../../../resources/payments/index.ts";
import { type Answer, findText, getText, toCents } from "../answerFields.ts";
import { AlipayClient, type AlipaySettings } from "./AlipayClient.ts";
import { hasSubCode } from "./alipayErrors.ts";
import { verifyAlipayEvent } from "./alipayEvents.ts";
import { readAlipayStatement } from "./alipayStatement.ts";

/** Pages by channel: a website, and the mobile web. */
const pages: Readonly<Record<string, { method: string; product: string }>> = {
  native: { method: "alipay.trade.page.pay", product: "FAST_INSTANT_TRADE_PAY" },
  h5: { method: "alipay.trade.wap.pay", product: "QUICK_WAP_WAY" },
};
const cancelled: ChargeState = { status: "cancelled", txn: null, amount: 0 };

/**
 * Creates the payment provider Alipay (RSA2, CNY). The trade exists at Alipay once the buyer opens
 * `payUrl`; until then it is reported as open.
 *
 * @see https://opendocs.alipay.com/open/028r8t
 */
export function createAlipayProvider(settings: AlipaySettings): PaymentProvider {
  const client = new AlipayClient(settings);

  const query = async (number: string, signal: AbortSignal): Promise<ChargeState> => {
    try {
      const content = { out_trade_no: number };
      return toChargeState(await client.call("alipay.trade.query", content, signal));
    } catch (error) {
      if (hasSubCode(error, "ACQ.TRADE_NOT_EXIST")) return { status: "open", txn: null, amount: 0 };
      throw error;
    }
  };

  const queryRefund = async (
    { number, txn }: { number: string; txn: string },
    signal: AbortSignal,
  ): Promise<RefundState | null> => {
    const content = { trade_no: txn, out_request_no: number };
    const answer = await client.call("alipay.trade.fastpay.refund.query", content, signal);
    const isDone = findText(answer, "refund_status") === "REFUND_SUCCESS";
    return isDone ? { status: "done", refundNo: number } : null;
  };

  return {
    name: "aliPay",
    acknowledgement: { contentType: "text/plain", body: "success" },
    configured: () => true,

    async charge({ number, payOrderNo, amount, channel }) {
      const page = pages[channel ?? "native"];
      if (!page) throw new ProviderError(`Alipay has no page for the channel ${channel}`, true);
      const payUrl = client.createPageUrl(page.method, {
        out_trade_no: number,
        total_amount: toAmount(amount).toFixed(2),
        subject: payOrderNo,
        product_code: page.product,
      });
      return { chargeId: number, payUrl };
    },

    query: ({ number }, signal) => query(number, signal),

    async cancel({ number }, signal) {
      try {
        await client.call("alipay.trade.close", { out_trade_no: number }, signal);
        return cancelled;
      } catch (error) {
        if (hasSubCode(error, "ACQ.TRADE_NOT_EXIST")) return cancelled;
        if (hasSubCode(error, "ACQ.TRADE_STATUS_ERROR", "ACQ.REASON_TRADE_STATUS_INVALID"))
          return query(number, signal);
        throw error;
      }
    },

    async refund({ number, txn, amount, reason }, signal) {
      const content = {
        trade_no: txn,
        refund_amount: toAmount(amount).toFixed(2),
        out_request_no: number,
        refund_reason: reason,
      };
      const answer = await client.call("alipay.trade.refund", content, signal);
      if (findText(answer, "fund_change") === "Y") return { status: "done", refundNo: number };
      // A repeated request, or a refund that the bank has not confirmed.
      const known = await queryRefund({ number, txn }, signal);
      return known ?? { status: "pending", refundNo: number };
    },

    queryRefund,
    readStatement: (period, signal) => readAlipayStatement(client, period, signal),
    verifyCallback: async (body) => verifyAlipayEvent(settings, body),
  };
}

/** Converts a trade. A closed one that has a time of payment was refunded completely. */
function toChargeState(answer: Answer): ChargeState {
  const status = getText(answer, "trade_status");
  const wasPaid = status === "TRADE_CLOSED" && findText(answer, "send_pay_date") !== null;
  if (status === "TRADE_SUCCESS" || status === "TRADE_FINISHED" || wasPaid) {
    const amount = toCents(getText(answer, "total_amount"));
    if (amount === null) throw new ProviderError("the provider's answer has no total_amount");
    return { status: "paid", txn: getText(answer, "trade_no"), amount };
  }
  return status === "TRADE_CLOSED" ? cancelled : { status: "open", txn: null, amount: 0 };
}
