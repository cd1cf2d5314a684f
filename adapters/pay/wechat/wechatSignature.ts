import { createSign, createVerify, type KeyObject, randomBytes } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/** Maximum difference in seconds between the time of a message and the clock. */
const believedSeconds = 300;

interface Signer {
  mchId: string;
  /** Serial number of the merchant's certificate. */
  serialNo: string;
  privateKey: KeyObject;
}

/**
 * Signs a request with the merchant's key: the `Authorization` header.
 *
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012365342
 */
export function signRequest(
  { mchId, serialNo, privateKey }: Signer,
  { method, path, body }: { method: string; path: string; body: string },
): string {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString("hex");
  const signature = createSign("RSA-SHA256")
    .update(`${method}\n${path}\n${timestamp}\n${nonce}\n${body}\n`)
    .sign(privateKey, "base64");
  const fields = {
    mchid: mchId,
    nonce_str: nonce,
    signature,
    timestamp,
    serial_no: serialNo,
  };
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`);
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(",")}`;
}

/** Checks that an answer or a webhook event was signed by WeChat Pay within the last 5 minutes. */
export function isFromWechat(
  { publicKeyId, publicKey }: { publicKeyId: string; publicKey: KeyObject },
  headers: IncomingHttpHeaders,
  body: string,
): boolean {
  const timestamp = headers["wechatpay-timestamp"];
  const nonce = headers["wechatpay-nonce"];
  const signature = headers["wechatpay-signature"];
  if (typeof timestamp !== "string" || !/^\d{1,12}$/.test(timestamp)) return false;
  if (typeof nonce !== "string" || typeof signature !== "string") return false;
  if (headers["wechatpay-serial"] !== publicKeyId) return false;
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > believedSeconds) return false;
  return createVerify("RSA-SHA256")
    .update(`${timestamp}\n${nonce}\n${body}\n`)
    .verify(publicKey, signature, "base64");
}
