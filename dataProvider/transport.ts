import axios, { AxiosError, type AxiosProgressEvent, type AxiosRequestConfig } from "axios";
import { ApiError } from "../framework/admin/provider.ts";
import { csrfHeader, csrfMismatch } from "../framework/schema/csrf.ts";
import { isRecord } from "./wire.ts";

export interface TransportOptions {
  baseURL?: string;
  /**
   * Bearer token of a client that stores one itself; the app's pages use a session cookie instead.
   */
  getToken?: () => string | null;
  /** The CSRF token; null without a session. */
  getCsrfToken?: () => string | null;
  /** The locale in the server's notation: `en_US`, `zh_CN`, `zh_TW`. */
  getLocale: () => string;
  /** Called when the server no longer accepts the token of a call. */
  onUnauthorized: () => void;
  /**
   * Called when the server has replaced the token of a call; the old one stays valid for one
   * minute.
   */
  onRenewed?: (token: string) => void;
  /** Translates a message key into the reader's language. */
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
  /** 0 disables the time limit. */
  timeout?: number;
  responseType?: "blob";
  onProgress?: ((fraction: number) => void) | undefined;
}
export type Transport = ReturnType<typeof createTransport>;

const renewedHeader = "x-renewed-token";
const timeouts: readonly (string | undefined)[] = [AxiosError.ETIMEDOUT, AxiosError.ECONNABORTED];

/**
 * Creates the axios instance for both protocols: headers, time limit and handling of connection
 * failures.
 */
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
    // The response of a concurrent call renewed the session cookies while this call was being sent;
    // nothing was executed yet.
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
      ...(onProgress && {
        onUploadProgress: ({ progress }: AxiosProgressEvent) => onProgress(progress ?? 0),
      }),
    };
    const answer = await http.request<unknown>(config).catch((error: unknown) => {
      // The same error as `fetch`, by which react-admin and its queries recognise a cancelled call.
      if (axios.isCancel(error)) throw new DOMException("the call was cancelled", "AbortError");
      if (!axios.isAxiosError(error)) throw error;
      const reason = timeouts.includes(error.code) ? "network.timeout" : "network.unreachable";
      throw new ApiError({ code: 0, message: translate(`errors.${reason}`), error: reason });
    });
    const received = getHeaders(answer.headers);
    const renewed = received.get(renewedHeader);
    // After a logout or another login during the call, the old session is not restored.
    if (renewed && token === getToken()) onRenewed?.(renewed);
    return { status: answer.status, headers: received, body: answer.data };
  }

  /** Depends on what the call carried: a wrong password does not mean an expired session. */
  const domainError = (error: ApiError): never => {
    if (error.code === 401 && (getToken() ?? getCsrfToken()) !== null) onUnauthorized();
    throw error;
  };
  return { send, domainError, translate };
}

const isCsrfMismatch = (body: unknown): boolean =>
  isRecord(body) && isRecord(body.data) && body.data.error === csrfMismatch;

function getHeaders(given: object): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(given))
    if (typeof value === "string") headers.set(name, value);
  return headers;
}
