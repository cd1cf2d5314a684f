import { createDecipheriv } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import type { ProviderEvent } from "../../../resources/payments/index.ts";
import { type Answer, getObject, getText, parseAnswer } from "../answerFields.ts";
import type { WechatSettings } from "./WechatClient.ts";
import { isFromWechat } from "./wechatSignature.ts";
import { toChargeState, toRefundState } from "./wechatStates.ts";

/** Bytes of the tag at the end of an AES-256-GCM ciphertext. */
const tagLength = 16;

/**
 * Verifies the signature of a webhook event and decrypts its resource. Returns null if the event is
 * not WeChat Pay's, or is addressed to another merchant.
 *
 * @see https://pay.weixin.qq.com/doc/v3/merchant/4012791861
 */
export function verifyWechatEvent(
  settings: WechatSettings,
  rawBody: string,
  headers: IncomingHttpHeaders,
): ProviderEvent | null {
  if (!isFromWechat(settings, headers, rawBody)) return null;
  try {
    const event = parseAnswer(rawBody);
    const resource = decrypt(settings.apiKey, getObject(event, "resource"));
    if (resource.mchid !== settings.mchId) return null;
    return toEvent(getText(event, "event_type"), resource);
  } catch {
    // Signed, but not readable: the key is another one.
    return null;
  }
}

function toEvent(type: string, resource: Answer): ProviderEvent {
  if (type === "TRANSACTION.SUCCESS") {
    const { status, txn, amount } = toChargeState(resource);
    if (status !== "paid" || txn === null) return { kind: "other" };
    return { kind: "payment", number: getText(resource, "out_trade_no"), status, txn, amount };
  }
  if (!type.startsWith("REFUND.")) return { kind: "other" };
  const state = toRefundState(resource);
  return { kind: "refund", number: getText(resource, "out_refund_no"), ...state };
}

function decrypt(apiKey: string, resource: Answer): Answer {
  const sealed = Buffer.from(getText(resource, "ciphertext"), "base64");
  const nonce = getText(resource, "nonce");
  const decipher = createDecipheriv("aes-256-gcm", apiKey, nonce, { authTagLength: tagLength });
  decipher.setAuthTag(sealed.subarray(-tagLength));
  const { associated_data: associated } = resource;
  decipher.setAAD(Buffer.from(typeof associated === "string" ? associated : ""));
  const text = Buffer.concat([decipher.update(sealed.subarray(0, -tagLength)), decipher.final()]);
  return parseAnswer(text.toString("utf8"));
}
