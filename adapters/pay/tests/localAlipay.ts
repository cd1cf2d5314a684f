import { generateKeyPairSync, type KeyObject, sign as signBytes, verify } from "node:crypto";
import { createAlipayProvider } from "../alipay/alipayProvider.ts";
import { LocalBooks, type LocalCharge, type LocalRefund } from "./localBooks.ts";
import { type LocalProvider, listen, type SentEvent } from "./localServer.ts";

const appId = "2026000000000001";
const createPair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const yuan = (cents: number) => (cents / 100).toFixed(2);
const toTime = (at: Date) =>
  new Date(at.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace("T", " ");
/** The text that a form's signature covers, written down without the code under test. */
const toText = (form: URLSearchParams, ...without: string[]) =>
  [...form.keys()]
    .filter((name) => !without.includes(name) && form.get(name) !== "")
    .sort()
    .map((name) => `${name}=${form.get(name)}`)
    .join("&");
const signText = (text: string, key: KeyObject) =>
  signBytes("sha256", Buffer.from(text), key).toString("base64");

interface Content {
  out_trade_no?: string;
  trade_no?: string;
  out_request_no?: string;
  total_amount?: string;
  refund_amount?: string;
}
type Result = Record<string, unknown>;
const refuse = (code: string): Result => ({
  code: "40004",
  msg: "Business Failed",
  sub_code: code,
  sub_msg: `no: ${code}`,
});

/** Starts a server that answers as Alipay's gateway does. */
export async function startLocalAlipay(): Promise<LocalProvider> {
  const books = new LocalBooks();
  const [merchant, alipay] = [createPair(), createPair()];

  const find = ({ out_trade_no: number, trade_no: txn }: Content) =>
    books.find((one) => (number ? one.number === number : one.txn === txn));
  const toTrade = ({ number, amount, status, txn }: LocalCharge): Result => ({
    out_trade_no: number,
    trade_no: txn,
    trade_status: { open: "WAIT_BUYER_PAY", paid: "TRADE_SUCCESS", closed: "TRADE_CLOSED" }[status],
    total_amount: yuan(amount),
  });
  const refundTrade = (content: Content): Result => {
    if (local.empty) return refuse("ACQ.SELLER_BALANCE_NOT_ENOUGH");
    const amount = Math.round(Number(content.refund_amount) * 100);
    const number = content.out_request_no ?? "";
    const isKnown = books.refunds.some((refund) => refund.number === number);
    const refund = books.refund(content.trade_no ?? "", number, amount);
    if (!refund) return refuse("ACQ.REASON_TRADE_REFUND_FEE_ERR");
    return { trade_no: refund.txn, fund_change: isKnown ? "N" : "Y" };
  };
  const listEntries = (): Result => ({
    detail_list: [
      ...books.charges
        .filter(({ status }) => status === "paid")
        .map(({ number, amount, txn, at }) => ({
          type: "交易",
          direction: "收入",
          merchant_order_no: number,
          alipay_order_no: txn,
          trans_amount: yuan(amount),
          trans_dt: toTime(at),
        })),
      { type: "收费", direction: "支出", trans_amount: "-0.08", trans_dt: toTime(new Date()) },
      ...books.refunds.map(({ number, amount, txn, at }) => ({
        type: "交易退款",
        direction: "支出",
        merchant_out_refund_no: number,
        alipay_order_no: txn,
        trans_amount: `-${yuan(amount)}`,
        trans_dt: toTime(at),
      })),
    ],
  });
  const perform = (method: string, content: Content): Result => {
    const charge = find(content);
    if (method === "alipay.data.bill.accountlog.query") return listEntries();
    if (!charge) return refuse("ACQ.TRADE_NOT_EXIST");
    if (method === "alipay.trade.query") return toTrade(charge);
    if (method === "alipay.trade.refund") return refundTrade(content);
    if (method === "alipay.trade.close") {
      if (charge.status === "paid") return refuse("ACQ.TRADE_STATUS_ERROR");
      charge.status = "closed";
      return { trade_no: charge.txn };
    }
    if (method !== "alipay.trade.fastpay.refund.query") return refuse("isv.invalid-method");
    const refund = books.refunds.find(({ number }) => number === content.out_request_no);
    return refund ? { refund_status: "REFUND_SUCCESS", refund_amount: yuan(refund.amount) } : {};
  };

  const server = await listen(({ body }) => {
    const form = new URLSearchParams(body);
    const method = form.get("method") ?? "";
    const node = `${method.replaceAll(".", "_")}_response`;
    const isSigned = verify(
      "sha256",
      Buffer.from(toText(form, "sign")),
      merchant.publicKey,
      Buffer.from(form.get("sign") ?? "", "base64"),
    );
    const result = isSigned
      ? perform(method, JSON.parse(form.get("biz_content") ?? "{}"))
      : { ...refuse("isv.invalid-signature"), code: "40002" };
    const text = JSON.stringify({ code: "10000", msg: "Success", ...result });
    const sign = signText(text, alipay.privateKey);
    return { status: 200, body: `{"${node}":${text},"sign":${JSON.stringify(sign)}}` };
  });

  const notify = (fields: Record<string, string>): SentEvent => {
    const form = new URLSearchParams({ app_id: appId, notify_time: toTime(new Date()), ...fields });
    form.set("sign", signText(toText(form), alipay.privateKey));
    form.set("sign_type", "RSA2");
    return {
      body: form.toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    };
  };
  const toFields = (charge: LocalCharge) => ({
    out_trade_no: charge.number,
    trade_no: charge.txn,
    trade_status: "TRADE_SUCCESS",
    total_amount: yuan(charge.amount),
  });
  const provider = createAlipayProvider({
    appId,
    privateKey: merchant.privateKey,
    publicKey: alipay.publicKey,
    notifyUrl: "https://market.example/api/store/v1/payments/callback/aliPay",
    returnUrl: "https://shop.example/paid",
    gatewayUrl: `${server.url}/gateway.do`,
  });
  /** Opens the page as a browser does, which creates the trade. */
  const openPage = (payUrl: string) => {
    const form = new URL(payUrl).searchParams;
    const signature = Buffer.from(form.get("sign") ?? "", "base64");
    const text = Buffer.from(toText(form, "sign"));
    if (!verify("sha256", text, merchant.publicKey, signature))
      throw new Error("the page's address isn't signed");
    const content: Content = JSON.parse(form.get("biz_content") ?? "{}");
    books.open(content.out_trade_no ?? "", Math.round(Number(content.total_amount) * 100));
  };
  const local: LocalProvider = {
    provider: {
      ...provider,
      async charge(input, signal) {
        const charge = await provider.charge(input, signal);
        openPage(charge.payUrl);
        return charge;
      },
    },
    empty: false,
    pay(number) {
      const charge = books.get(number);
      charge.status = "paid";
      return notify(toFields(charge));
    },
    refundEvent(number) {
      const refund: LocalRefund | undefined = books.refunds.find((one) => one.number === number);
      if (!refund) return null;
      const charge = books.find(({ txn }) => txn === refund.txn);
      if (!charge) return null;
      return notify({
        ...toFields(charge),
        out_biz_no: number,
        refund_fee: yuan(refund.amount),
        gmt_refund: toTime(refund.at),
      });
    },
    close: server.close,
  };
  return local;
}
