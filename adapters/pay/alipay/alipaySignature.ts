import { createSign, createVerify, type KeyObject } from "node:crypto";

/** Lists parameters as Alipay signs them: sorted by name, without empty ones. */
const toSigned = (parameters: Readonly<Record<string, string>>): string =>
  Object.entries(parameters)
    .filter(([, value]) => value !== "")
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join("&");

/**
 * Signs a request (RSA2) with the merchant's key.
 *
 * @see https://opendocs.alipay.com/common/02kf5q
 */
export const signParameters = (
  parameters: Readonly<Record<string, string>>,
  privateKey: KeyObject,
): string => createSign("RSA-SHA256").update(toSigned(parameters)).sign(privateKey, "base64");

/** Checks the signature of a text that Alipay sent. */
export const isFromAlipay = (text: string, signature: string, publicKey: KeyObject): boolean =>
  createVerify("RSA-SHA256").update(text).verify(publicKey, signature, "base64");

/** Checks the signature of a webhook event: it covers all parameters but itself and its type. */
export function isAlipayEvent(
  { sign = "", sign_type: type = "", ...signed }: Readonly<Record<string, string>>,
  publicKey: KeyObject,
): boolean {
  return type === "RSA2" && sign !== "" && isFromAlipay(toSigned(signed), sign, publicKey);
}
