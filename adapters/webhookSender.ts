import http from "node:http";
import https from "node:https";
import type net from "node:net";
import { hasPrivateNumber, publicLookup } from "../framework/server/outgoing/publicLookup.ts";
import {
  NoResponseError,
  type WebhookResponse,
  type WebhookSender,
} from "../resources/shop/server.ts";

const timeoutMs = 10_000;
/** Bytes of a response that are read; the rest is not received. */
const maxResponse = 2000;

export interface WebhookSenderOptions {
  /**
   * Allows addresses of private networks, without encryption: for a server whose shops run their
   * systems beside it.
   */
  allowPrivate: boolean;
}

/** Creates the sender of webhooks. Each request has a connection of its own. */
export function createWebhookSender({ allowPrivate }: WebhookSenderOptions): WebhookSender {
  const findAddressFault: WebhookSender["findAddressFault"] = (address) => {
    const url = URL.canParse(address) ? new URL(address) : null;
    if (!url || url.username || url.password) return "private";
    if (allowPrivate) return null;
    if (url.protocol !== "https:") return "encrypted";
    return hasPrivateNumber(url) || url.hostname === "localhost" ? "private" : null;
  };
  return {
    findAddressFault,
    post: (address, body, headers) => {
      const fault = findAddressFault(address);
      if (fault) return Promise.reject(new NoResponseError("addressInvalid"));
      return post(new URL(address), body, headers, allowPrivate);
    },
  };
}

function post(
  url: URL,
  body: string,
  headers: Readonly<Record<string, string>>,
  allowPrivate: boolean,
): Promise<WebhookResponse> {
  return new Promise((resolve, reject) => {
    const request = (url.protocol === "https:" ? https : http).request(
      url,
      {
        method: "POST",
        lookup: publicLookup(allowPrivate) as net.LookupFunction,
        signal: AbortSignal.timeout(timeoutMs),
        agent: false,
        headers: {
          "user-agent": "Markethall",
          "content-length": Buffer.byteLength(body),
          ...headers,
        },
      },
      (response) => {
        const { statusCode: status = 0 } = response;
        const pieces: Buffer[] = [];
        let size = 0;
        const finish = () => {
          const text = Buffer.concat(pieces).subarray(0, maxResponse).toString("utf8");
          // A column of text cannot hold this character.
          resolve({ status, body: text.replaceAll("\0", "") });
        };
        response.on("data", (piece: Buffer) => {
          pieces.push(piece);
          size += piece.length;
          if (size < maxResponse) return;
          finish();
          response.destroy();
        });
        response.on("end", finish);
        response.on("error", (error) => reject(describe(error)));
      },
    );
    request.on("error", (error) => reject(describe(error)));
    request.end(body);
  });
}

/** Says what the codes of the network mean. */
function describe(error: Error): NoResponseError {
  if (error.name === "TimeoutError" || error.name === "AbortError")
    return new NoResponseError("noResponse", error);
  if (error.name === "PrivateAddressError") return new NoResponseError("addressPrivate", error);
  const code = "code" in error ? String(error.code) : "";
  if (code === "ENOTFOUND") return new NoResponseError("unknownHost", error);
  if (code === "ECONNREFUSED") return new NoResponseError("connectionRefused", error);
  if (/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/.test(code))
    return new NoResponseError("certificateInvalid", error);
  return new NoResponseError("connectionFailed", error);
}
