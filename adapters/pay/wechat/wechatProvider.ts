import type { ChargeState, PaymentProvider } from "../../../resources/payments/index.ts";
import { type ChargeInput, ProviderError } from "../../../resources/payments/index.ts";
import { getCents, getObject, getText } from "../answerFields.ts";
import { WechatClient, type WechatSettings } from "./WechatClient.ts";
import { hasCode } from "./wechatErrors.ts";
import { verifyWechatEvent } from "./wechatEvents.ts";
import { readWechatStatement } from "./wechatStatement.ts";
import { toChargeState, toRefundState } from "./wechatStates.ts";

const cancelled: ChargeState = { status: "cancelled", txn: null, amount: 0 };
/** Longest reason of a refund, in characters; WeChat Pay's limit is 80 bytes. */
const maxReason = 26;

/**
 * Creates the payment provider WeChat Pay (API v3, direct merchant, CNY). On a website the buyer
 * scans `payUrl` as a QR code; on the mobile web `payUrl` opens WeChat. The other channels need an
 * app or a mini program of the merchant.
 *
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791832
 */
export function createWechatProvider(settings: WechatSettings): PaymentProvider {
  const client = new WechatClient(settings);
  const { mchId, notifyUrl } = settings;

  const query = async (number: string, signal: AbortSignal): Promise<ChargeState> => {
    const path = `/v3/pay/transactions/out-trade-no/${number}?mchid=${mchId}`;
    return toChargeState(await client.call({ method: "GET", path, signal }));
  };

  return {
    name: "wxPay",
    acknowledgement: {
      contentType: "application/json",
      body: '{"code":"SUCCESS","message":"OK"}',
    },
    configured: () => true,

    async charge(input, signal) {
      const { path, url, scene } = chooseChannel(input);
      const answer = await client.call({
        method: "POST",
        path,
        body: {
          appid: settings.appId,
          mchid: mchId,
          description: input.payOrderNo,
          out_trade_no: input.number,
          notify_url: notifyUrl,
          amount: { total: input.amount, currency: "CNY" },
          ...(scene && { scene_info: scene }),
        },
        signal,
      });
      return { chargeId: input.number, payUrl: getText(answer, url) };
    },

    query: ({ number }, signal) => query(number, signal),

    async cancel({ number }, signal) {
      const path = `/v3/pay/transactions/out-trade-no/${number}/close`;
      try {
        await client.call({ method: "POST", path, body: { mchid: mchId }, signal });
        return cancelled;
      } catch (error) {
        if (hasCode(error, "ORDERNOTEXIST", "ORDERCLOSED")) return cancelled;
        if (hasCode(error, "ORDERPAID")) return query(number, signal);
        throw error;
      }
    },

    async refund({ number, txn, amount, reason }, signal) {
      const path = `/v3/pay/transactions/id/${txn}?mchid=${mchId}`;
      const paid = await client.call({ method: "GET", path, signal });
      const total = getCents(getObject(paid, "amount"), "total");
      if (amount > total) throw new ProviderError("more than was paid", true, "amountExceedsPaid");
      const answer = await client.call({
        method: "POST",
        path: "/v3/refund/domestic/refunds",
        body: {
          transaction_id: txn,
          out_refund_no: number,
          reason: reason.slice(0, maxReason),
          notify_url: notifyUrl,
          amount: { refund: amount, total, currency: "CNY" },
        },
        signal,
      });
      return toRefundState(answer);
    },

    async queryRefund({ number }, signal) {
      const path = `/v3/refund/domestic/refunds/${number}`;
      try {
        return toRefundState(await client.call({ method: "GET", path, signal }));
      } catch (error) {
        if (hasCode(error, "RESOURCENOTEXISTS")) return null;
        throw error;
      }
    },

    readStatement: (period, signal) => readWechatStatement(client, period, signal),
    verifyCallback: async (body, headers) => verifyWechatEvent(settings, body, headers),
  };
}

interface Channel {
  path: string;
  /** Field of the answer that has the URL. */
  url: string;
  scene: object | null;
}
function chooseChannel({ channel, ip }: ChargeInput): Channel {
  if (channel === null || channel === "native")
    return { path: "/v3/pay/transactions/native", url: "code_url", scene: null };
  if (channel === "h5" && ip !== null)
    return {
      path: "/v3/pay/transactions/h5",
      url: "h5_url",
      scene: { payer_client_ip: ip, h5_info: { type: "Wap" } },
    };
  throw new ProviderError(`WeChat Pay has no page for the channel ${channel}`, true);
}
