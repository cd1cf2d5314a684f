import type { KeyObject } from "node:crypto";
import { ProviderError } from "../../../resources/payments/index.ts";
import { type Answer, findText, getObject, parseAnswer } from "../answerFields.ts";
import { toBeijing } from "../beijingTime.ts";
import { AlipayError } from "./alipayErrors.ts";
import { isFromAlipay, signParameters } from "./alipaySignature.ts";

export interface AlipaySettings {
  appId: string;
  privateKey: KeyObject;
  /** Alipay's public key, which verifies its answers and events. */
  publicKey: KeyObject;
  /** URL to which webhook events are sent. */
  notifyUrl: string;
  /** Page of the storefront to which the buyer returns. */
  returnUrl: string;
  /** URL of the gateway; Alipay's own by default. */
  gatewayUrl?: string | null;
}

/** Calls Alipay's gateway: signs requests, and trusts only signed answers. */
export class AlipayClient {
  readonly settings: AlipaySettings;
  readonly #gatewayUrl: string;
  constructor(settings: AlipaySettings) {
    this.settings = settings;
    this.#gatewayUrl = settings.gatewayUrl ?? "https://openapi.alipay.com/gateway.do";
  }

  /** Returns the signed URL of a page, which calls the gateway once a browser opens it. */
  createPageUrl(method: string, content: object): string {
    const { notifyUrl, returnUrl } = this.settings;
    const signed = this.#sign(method, content, { notify_url: notifyUrl, return_url: returnUrl });
    return `${this.#gatewayUrl}?${new URLSearchParams(signed)}`;
  }

  /**
   * Calls a method, such as `alipay.trade.query`.
   *
   * @throws {AlipayError} with Alipay's code.
   */
  async call(method: string, content: object, signal: AbortSignal): Promise<Answer> {
    const text = await this.#send(new URLSearchParams(this.#sign(method, content)), signal);
    const node = `${method.replaceAll(".", "_")}_response`;
    const whole = parseAnswer(text);
    const answer = getObject(whole, node in whole ? node : "error_response");
    const code = findText(answer, "code");
    // Alipay does not sign the answer to a request that it cannot identify.
    const signature = findText(whole, "sign");
    if (code === "10000" || signature !== null) {
      const raw = getRawNode(text, node);
      if (raw === null || !isFromAlipay(raw, signature ?? "", this.settings.publicKey))
        throw new ProviderError("the answer has no signature of Alipay");
    }
    if (code === "10000") return answer;
    const message = findText(answer, "sub_msg") ?? findText(answer, "msg") ?? "no message";
    throw new AlipayError(findText(answer, "sub_code") ?? `code ${code}`, message);
  }

  #sign(method: string, content: object, more: Record<string, string> = {}) {
    const parameters: Record<string, string> = {
      app_id: this.settings.appId,
      method,
      format: "JSON",
      charset: "utf-8",
      sign_type: "RSA2",
      timestamp: toBeijing(new Date()),
      version: "1.0",
      biz_content: JSON.stringify(content),
      ...more,
    };
    return { ...parameters, sign: signParameters(parameters, this.settings.privateKey) };
  }

  async #send(body: URLSearchParams, signal: AbortSignal): Promise<string> {
    let response: Response;
    try {
      response = await fetch(this.#gatewayUrl, { method: "POST", body, signal });
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      throw new ProviderError(fault, false, "noAnswer");
    }
    if (!response.ok) throw new ProviderError(`Alipay answers ${response.status}`);
    return response.text();
  }
}

/** Returns the text of an object within an answer as it was sent, because it was signed so. */
export function getRawNode(text: string, name: string): string | null {
  const start = text.indexOf("{", text.indexOf(`"${name}"`) + name.length + 2);
  if (!text.includes(`"${name}"`) || start < 0) return null;
  let depth = 0;
  let isQuoted = false;
  for (let place = start; place < text.length; place += 1) {
    const character = text[place];
    if (isQuoted && character === "\\") place += 1;
    else if (character === '"') isQuoted = !isQuoted;
    else if (!isQuoted && character === "{") depth += 1;
    else if (!isQuoted && character === "}") {
      depth -= 1;
      if (depth === 0) return text.slice(start, place + 1);
    }
  }
  return null;
}
