import { ApiError } from "../framework/admin/provider.ts";
import { csrfHeader, csrfMismatch } from "../framework/schema/csrf.ts";
import { sendWithProgress } from "./sendWithProgress.ts";
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
  /** Called with the number of rows of a CSV file that have arrived. */
  onRows?: ((rows: number) => void) | undefined;
}
export type Transport = ReturnType<typeof createTransport>;

const renewedHeader = "x-renewed-token";

/** Creates the transport of both protocols: headers, time limit, and connection failures. */
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

  async function send(call: Call): Promise<Answer> {
    const csrfToken = getCsrfToken();
    const answer = await sendOnce(call, csrfToken);
    // The response of a concurrent call renewed the session cookies while this call was being sent;
    // nothing was executed yet.
    const isOutdated = csrfToken !== getCsrfToken() && isCsrfMismatch(answer.body);
    return isOutdated ? sendOnce(call, getCsrfToken()) : answer;
  }
  async function sendOnce(call: Call, csrfToken: string | null): Promise<Answer> {
    const token = getToken();
    const headers = {
      accept: "application/json, text/plain, */*",
      lang: getLocale(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(csrfToken && { [csrfHeader]: csrfToken }),
      ...call.headers,
    };
    const answer = await receive(
      { ...call, url: baseURL + toAddress(call), headers },
      call.timeout ?? timeout,
    ).catch((error: unknown) => {
      // react-admin and its queries recognise a cancelled call by this error.
      if (call.signal?.aborted) throw new DOMException("the call was cancelled", "AbortError");
      const reason = isTimeout(error) ? "network.timeout" : "network.unreachable";
      throw new ApiError({ code: 0, message: translate(`errors.${reason}`), error: reason });
    });
    const renewed = answer.headers.get(renewedHeader);
    // After a logout or another login during the call, the old session is not restored.
    if (renewed && token === getToken()) onRenewed?.(renewed);
    return answer;
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

const isTimeout = (error: unknown) =>
  error instanceof DOMException && error.name === "TimeoutError";

/** The path of a call with its parameters. */
function toAddress({ url, params = {} }: Call): string {
  const query = new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, String(value)]),
  ).toString();
  return query ? `${url}?${query}` : url;
}

/** Sends a call and receives its answer within a number of milliseconds; 0 is unlimited. */
async function receive(call: Call, timeout: number): Promise<Answer> {
  const { url, method, data, headers, onProgress, responseType } = call;
  const controller = new AbortController();
  const cancel = () => controller.abort(call.signal?.reason);
  if (call.signal?.aborted) cancel();
  call.signal?.addEventListener("abort", cancel);
  const timer =
    timeout > 0 &&
    setTimeout(() => controller.abort(new DOMException("no answer", "TimeoutError")), timeout);
  const { signal } = controller;
  const request = { method, headers: headers ?? {}, signal, ...(data && { body: data }) };
  try {
    const response = onProgress
      ? await sendWithProgress(url, request, onProgress)
      : await fetch(url, request);
    const body =
      responseType === "blob"
        ? await receiveBlob(response, call.onRows)
        : parseBody(await response.text());
    return { status: response.status, headers: response.headers, body };
  } finally {
    if (timer) clearTimeout(timer);
    call.signal?.removeEventListener("abort", cancel);
  }
}

async function receiveBlob(response: Response, onRows: Call["onRows"]): Promise<Blob> {
  if (!onRows || !response.ok) return response.blob();
  const { readRows } = await import("./readRows.ts");
  return readRows(response, onRows);
}

/** Parses JSON; anything else, for example the page of a proxy, stays text. */
export function parseBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
