import { createHmac, timingSafeEqual } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";

/**
 * Maximum difference in seconds between a webhook's timestamp and the server's clock; prevents
 * replay of intercepted events.
 */
export const believedSeconds = 300;
export const timestampHeader = "x-sandbox-timestamp";
export const signatureHeader = "x-sandbox-signature";

const calculateMac = (secret: string, timestamp: string, body: string) =>
  createHmac("sha256", secret).update(`${timestamp}.${body}`).digest();
export function signHeaders(secret: string, body: string, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  return {
    [timestampHeader]: timestamp,
    [signatureHeader]: calculateMac(secret, timestamp, body).toString("hex"),
  };
}
export function isSigned(
  secret: string,
  body: string,
  headers: IncomingHttpHeaders,
  now: Date,
): boolean {
  const timestamp = headers[timestampHeader];
  const signature = headers[signatureHeader];
  if (typeof timestamp !== "string" || typeof signature !== "string") return false;
  if (!/^\d{1,12}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > believedSeconds) return false;
  return timingSafeEqual(Buffer.from(signature, "hex"), calculateMac(secret, timestamp, body));
}
