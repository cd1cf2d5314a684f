import { createTransport } from "nodemailer";
import type { Transport } from "../core/transport.ts";

const timeoutMs = 15_000;

/** Sends email through an SMTP server, `smtp://user:password@host:587`. */
export function createSmtpTransport(url: string, from: string): Transport {
  const timeouts = {
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  };
  const transport = createTransport({ url, ...timeouts }, { from });
  return async ({ to, subject, body }) => {
    await transport.sendMail({ to, subject, text: body });
  };
}
/** Sends SMS through any service that accepts `{ to, text }`. */
export function createSmsTransport(url: string, token: string | null): Transport {
  return async ({ to, body }) => {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      body: JSON.stringify({ to, text: body }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) throw new Error(`the SMS provider returned ${response.status}`);
  };
}
