import {
  constants,
  createCipheriv,
  createHash,
  generateKeyPairSync,
  sign as signBytes,
  verify,
} from "node:crypto";
import { createWechatProvider } from "../wechat/wechatProvider.ts";
import { LocalBooks, type LocalCharge, type LocalRefund } from "./localBooks.ts";
import { type LocalProvider, listen, type SentEvent } from "./localServer.ts";

const apiKey = "0123456789abcdef0123456789abcdef";
const [mchId, publicKeyId] = ["1900000109", "PUB_KEY_ID_0119000001092026"];
const createPair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const padding = constants.RSA_PKCS1_PADDING;

/** Starts a server that answers as WeChat Pay's API v3 does. */
export async function startLocalWechat(): Promise<LocalProvider> {
  const books = new LocalBooks();
  const [merchant, wechat] = [createPair(), createPair()];

  const sign = (body: string): Record<string, string> => {
    const [time, nonce] = [String(Math.floor(Date.now() / 1000)), "a nonce of WeChat Pay"];
    const signed = Buffer.from([time, nonce, body, ""].join("\n"));
    return {
      "wechatpay-timestamp": time,
      "wechatpay-nonce": nonce,
      "wechatpay-serial": publicKeyId,
      "wechatpay-signature": signBytes("sha256", signed, {
        key: wechat.privateKey,
        padding,
      }).toString("base64"),
    };
  };
  const answer = (status: number, value: object | null) => {
    const body = value ? JSON.stringify(value) : "";
    return { status, body, headers: sign(body) };
  };
  const fail = (status: number, code: string) => answer(status, { code, message: `no: ${code}` });

  const toTransaction = ({ number, amount, status, txn }: LocalCharge) => ({
    mchid: mchId,
    out_trade_no: number,
    trade_state: { open: "NOTPAY", paid: "SUCCESS", closed: "CLOSED" }[status],
    ...(status === "paid" && { transaction_id: txn }),
    amount: { total: amount, currency: "CNY" },
  });
  const toRefund = ({ id, number, amount }: LocalRefund) => ({
    refund_id: id,
    out_refund_no: number,
    status: "SUCCESS",
    amount: { refund: amount },
  });
  /** Checks the header as the documentation describes it, without the code under test. */
  const isSigned = (header: string, method: string, path: string, body: string) => {
    const [scheme, list = ""] = header.split(" ");
    const fields = new Map(
      list.split(",").map((field) => {
        const at = field.indexOf("=");
        return [field.slice(0, at), field.slice(at + 2, -1)];
      }),
    );
    const get = (name: string) => fields.get(name) ?? "";
    const text = [method, path, get("timestamp"), get("nonce_str"), body, ""].join("\n");
    const signature = Buffer.from(get("signature"), "base64");
    return (
      scheme === "WECHATPAY2-SHA256-RSA2048" &&
      get("mchid") === mchId &&
      get("serial_no") === "SERIAL1" &&
      verify("sha256", Buffer.from(text), { key: merchant.publicKey, padding }, signature)
    );
  };

  const readBill = () => {
    const headings =
      "交易时间,公众账号ID,微信订单号,商户订单号,交易状态,微信退款单号,商户退款单号,申请退款金额,订单金额";
    // A bill has the days before today; the refunds and payments of a test are of yesterday.
    const at = new Date(Date.now() + 8 * 3_600_000 - 24 * 3_600_000);
    const time = at.toISOString().slice(0, 19).replace("T", " ");
    const row = (...values: string[]) => `\`${[time, "wx1", ...values].join(",`")}`;
    const yuan = (cents: number) => (cents / 100).toFixed(2);
    return [
      headings,
      ...books.charges
        .filter(({ status }) => status === "paid")
        .map(({ txn, number, amount }) =>
          row(txn, number, "SUCCESS", "0", "0", "0.00", yuan(amount)),
        ),
      ...books.refunds.map(({ id, txn, number, amount }) =>
        row(txn, "", "REFUND", id, number, yuan(amount), "0.00"),
      ),
      "总交易单数,应结订单总金额",
      "`2,`0.00",
    ].join("\r\n");
  };

  const server = await listen(({ method, path, body, headers }) => {
    if (!isSigned(headers.authorization ?? "", method, path, body)) return fail(401, "SIGN_ERROR");
    const { pathname } = new URL(path, "http://wechat.example");
    const input = body ? JSON.parse(body) : {};
    if (pathname === "/v3/pay/transactions/native") {
      books.open(input.out_trade_no, input.amount.total);
      return answer(200, { code_url: `weixin://wxpay/bizpayurl?pr=${input.out_trade_no}` });
    }
    if (pathname === "/v3/pay/transactions/h5") {
      if (!input.scene_info.payer_client_ip) return fail(400, "PARAM_ERROR");
      books.open(input.out_trade_no, input.amount.total);
      return answer(200, { h5_url: `https://wx.example/h5?no=${input.out_trade_no}` });
    }
    const [, kind, name, close] =
      /^\/v3\/pay\/transactions\/(out-trade-no|id)\/([^/]+)(\/close)?$/.exec(pathname) ?? [];
    if (name) {
      const charge = books.find((one) => (kind === "id" ? one.txn : one.number) === name);
      if (!charge) return fail(404, "ORDER_NOT_EXIST");
      if (close && charge.status === "paid") return fail(400, "ORDERPAID");
      if (close) {
        charge.status = "closed";
        return answer(204, null);
      }
      return answer(200, toTransaction(charge));
    }
    if (method === "POST" && pathname === "/v3/refund/domestic/refunds") {
      if (local.empty) return fail(403, "NOT_ENOUGH");
      const { transaction_id: txn, out_refund_no: number, amount } = input;
      const refund = books.refund(txn, number, amount.refund);
      return refund ? answer(200, toRefund(refund)) : fail(400, "INVALID_REQUEST");
    }
    const [, refundNumber] = /^\/v3\/refund\/domestic\/refunds\/([^/]+)$/.exec(pathname) ?? [];
    if (refundNumber) {
      const refund = books.refunds.find(({ number }) => number === refundNumber);
      return refund ? answer(200, toRefund(refund)) : fail(404, "RESOURCE_NOT_EXISTS");
    }
    if (pathname === "/v3/bill/tradebill") {
      const day = new URL(path, "http://wechat.example").searchParams.get("bill_date") ?? "";
      const yesterday = new Date(Date.now() + 8 * 3_600_000 - 24 * 3_600_000);
      if (day !== yesterday.toISOString().slice(0, 10)) return fail(400, "NO_STATEMENT_EXIST");
      const hash = createHash("sha1").update(readBill()).digest("hex");
      return answer(200, {
        download_url: `${server.url}/v3/billdownload/file?token=1`,
        hash_type: "SHA1",
        hash_value: hash,
      });
    }
    if (pathname === "/v3/billdownload/file") return { status: 200, body: readBill() };
    return fail(404, "NOT_FOUND");
  });

  const seal = (type: string, resource: object): SentEvent => {
    const [nonce, associated] = ["0123456789ab", "transaction"];
    const cipher = createCipheriv("aes-256-gcm", apiKey, nonce, { authTagLength: 16 });
    cipher.setAAD(Buffer.from(associated));
    const sealed = [cipher.update(JSON.stringify({ mchid: mchId, ...resource })), cipher.final()];
    const body = JSON.stringify({
      id: "EV-1",
      event_type: type,
      resource: {
        algorithm: "AEAD_AES_256_GCM",
        ciphertext: Buffer.concat([...sealed, cipher.getAuthTag()]).toString("base64"),
        associated_data: associated,
        nonce,
      },
    });
    return { body, headers: sign(body) };
  };
  const local: LocalProvider = {
    provider: createWechatProvider({
      appId: "wx1",
      mchId,
      serialNo: "SERIAL1",
      privateKey: merchant.privateKey,
      publicKeyId,
      publicKey: wechat.publicKey,
      apiKey,
      notifyUrl: "https://market.example/api/store/v1/payments/callback/wxPay",
      apiUrl: server.url,
    }),
    empty: false,
    pay(number) {
      const charge = books.get(number);
      charge.status = "paid";
      return seal("TRANSACTION.SUCCESS", toTransaction(charge));
    },
    refundEvent(number) {
      const refund = books.refunds.find((one) => one.number === number);
      if (!refund) return null;
      const { status, ...fields } = toRefund(refund);
      return seal("REFUND.SUCCESS", { ...fields, refund_status: status });
    },
    close: server.close,
  };
  return local;
}
