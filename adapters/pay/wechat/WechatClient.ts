import type { KeyObject } from "node:crypto";
import { ProviderError } from "../../../resources/payments/index.ts";
import { type Answer, findText, parseAnswer } from "../answerFields.ts";
import { WechatError } from "./wechatErrors.ts";
import { isFromWechat, signRequest } from "./wechatSignature.ts";

export interface WechatSettings {
  appId: string;
  mchId: string;
  /** Serial number of the merchant's certificate, and its private key. */
  serialNo: string;
  privateKey: KeyObject;
  /** WeChat Pay's public key, and its id, `PUB_KEY_ID_…`. */
  publicKeyId: string;
  publicKey: KeyObject;
  /** APIv3 key, 32 characters, which decrypts webhook events. */
  apiKey: string;
  /** Base URL to which webhook events are sent. */
  notifyUrl: string;
  /** Base URL of the API; WeChat Pay's own by default. */
  apiUrl?: string | null;
}

interface Call {
  method: "GET" | "POST";
  /** Path with query, which the signature covers. */
  path: string;
  body?: object;
  signal: AbortSignal;
}

/** Calls WeChat Pay's API v3: signs requests, and trusts only signed answers. */
export class WechatClient {
  readonly settings: WechatSettings;
  readonly #apiUrl: string;
  constructor(settings: WechatSettings) {
    this.settings = settings;
    this.#apiUrl = settings.apiUrl ?? "https://api.mch.weixin.qq.com";
  }

  /**
   * Returns the answer; an empty object if WeChat Pay returns none.
   *
   * @throws {WechatError} with WeChat Pay's code.
   */
  async call(call: Call): Promise<Answer> {
    const response = await this.#send(call);
    const text = await response.text();
    if (!response.ok) {
      const answer = text === "" ? {} : parseAnswer(text);
      const code = findText(answer, "code") ?? `HTTP ${response.status}`;
      throw new WechatError(code, findText(answer, "message") ?? "no message");
    }
    if (!isFromWechat(this.settings, Object.fromEntries(response.headers), text))
      throw new ProviderError("the answer has no signature of WeChat Pay");
    return text === "" ? {} : parseAnswer(text);
  }

  /** Downloads a file of a bill. Its answer has no signature; the caller compares its hash. */
  async download(url: string, signal: AbortSignal): Promise<string> {
    const { pathname, search } = new URL(url);
    const response = await this.#send({ method: "GET", path: pathname + search, signal });
    if (!response.ok) throw new ProviderError(`the bill answers ${response.status}`);
    return response.text();
  }

  async #send({ method, path, body, signal }: Call): Promise<Response> {
    const text = body ? JSON.stringify(body) : "";
    const authorization = signRequest(this.settings, { method, path, body: text });
    try {
      return await fetch(this.#apiUrl + path, {
        method,
        headers: {
          authorization,
          accept: "application/json",
          "content-type": "application/json",
          "user-agent": "markethall",
          "wechatpay-serial": this.settings.publicKeyId,
        },
        ...(body && { body: text }),
        signal,
      });
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      throw new ProviderError(fault, false, "noAnswer");
    }
  }
}
