import { createHmac } from "node:crypto";

/** The header that carries the time and the signature of a delivery. */
export const signatureHeader = "markethall-signature";

/**
 * Returns the value of the signature header: `t` is the second at which the attempt is made, `v1`
 * the HMAC with SHA-256 of `t`, a full stop and the body, in hexadecimal digits.
 *
 * @example
 * ```ts
 * const header = signBody("mhwh_…", JSON.stringify({ topic: "order.paid" }), new Date());
 * ```
 */
export function signBody(secret: string, body: string, at: Date): string {
  const t = Math.floor(at.getTime() / 1000);
  const mac = createHmac("sha256", secret).update(`${t}.${body}`).digest("hex");
  return `t=${t},v1=${mac}`;
}
