import axios, { AxiosError, type AxiosProgressEvent, type AxiosRequestConfig } from "axios";
import { ApiError } from "../framework/admin/provider.ts";
import { csrfHeader, csrfMismatch } from "../framework/schema/index.ts";
import { isRecord } from "./wire.ts";

export interface TransportOptions {
  baseURL?: string;
  /** The bearer token of a client that holds one itself; a page of the app has its session in a cookie. */
  getToken?: () => string | null;
  /** What proves to the server that a page of its own makes the call; null where nobody is signed in. */
  getCsrfToken?: () => string | null;
  /** The language as the server names it: `en_US`, `zh_CN`, `zh_TW`. */
  getLocale: () => string;
  /** The server no longer knows the token that a call carried. */
  onUnauthorized: () => void;
  /** The server has replaced the token that a call carried; the old one holds for a minute more. */
  onRenewed?: (token: string) => void;
  /** Says a key of the words in the reader's language. */
  translate?: (key: string) => string;
  timeout?: number;
}
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
}
export interface Call {
  method: "GET" | "POST" | "PUT" | "DELETE";
  url: string;
  params?: Readonly<Record<string, string | number>>;
  data?: string | FormData;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal | undefined;
  /** 0 waits for as long as it takes. */
  timeout?: number;
  responseType?: "blob";
  onProgress?: ((fraction: number) => void) | undefined;
}
export type Transport = ReturnType<typeof createTransport>;

const renewedHeader = "x-renewed-token";
const timeouts: readonly (string | undefined)[] = [AxiosError.ETIMEDOUT, AxiosError.ECONNABORTED];

/** One axios for both dialects: the headers, the time limit, and what a failed connection means. */
export function createTransport(options: TransportOptions) {
  const {
    baseURL = "/api",
    getToken = () => null,
    getCsrfToken = () => null,
    getLocale,
    onUnauthorized,
    onRenewed,
    timeout = 20_000,
  } = options;
  const { translate = (key) => key } = options;
  const http = axios.create({ baseURL, timeout, validateStatus: () => true });

  async function send(call: Call): Promise<Answer> {
    const csrfToken = getCsrfToken();
    const answer = await sendOnce(call, csrfToken);
    // Another call's answer has renewed the session's cookies while this one was being sent: nothing was done yet.
    const isOutdated = csrfToken !== getCsrfToken() && isCsrfMismatch(answer.body);
    return isOutdated ? sendOnce(call, getCsrfToken()) : answer;
  }
  async function sendOnce(call: Call, csrfToken: string | null): Promise<Answer> {
    const { onProgress, headers, ...rest } = call;
    const token = getToken();
    const config: AxiosRequestConfig = {
      ...rest,
      headers: {
        lang: getLocale(),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(csrfToken && { [csrfHeader]: csrfToken }),
        ...headers,
      },
      ...(onProgress && { onUploadProgress: ({ progress }: AxiosProgressEvent) => onProgress(progress ?? 0) }),
    };
    const answer = await http.request<unknown>(config).catch((error: unknown) => {
      // As fetch says it, which is how react-admin and its queries know that nobody waits any more.
      if (axios.isCancel(error)) throw new DOMException("the call was cancelled", "AbortError");
      if (!axios.isAxiosError(error)) throw error;
      const reason = timeouts.includes(error.code) ? "timeout" : "network";
      throw new ApiError({ code: 0, message: translate(`refusal.${reason}`), error: reason });
    });
    const received = headersOf(answer.headers);
    const renewed = received.get(renewedHeader);
    // Whoever signed out, or in as another, while the call was under way does not get the old session back.
    if (renewed && token === getToken()) onRenewed?.(renewed);
    return { status: answer.status, headers: received, body: answer.data };
  }

  /** What a call carried decides: a wrong password is no expired session. */
  const domainError = (refusal: ApiError): never => {
    if (refusal.code === 401 && (getToken() ?? getCsrfToken()) !== null) onUnauthorized();
    throw refusal;
  };
  return { send, domainError, translate };
}

const isCsrfMismatch = (body: unknown): boolean =>
  isRecord(body) && isRecord(body.data) && body.data.error === csrfMismatch;

function headersOf(given: object): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given)) if (typeof value === "string") headers.set(name, value);
  return headers;
}
