import { toApiError } from "./apiError.ts";
import { encodeBody } from "./body.ts";
import type { Parameters } from "./query.ts";
import { type Answer, type Call, parseBody, type Transport } from "./transport.ts";
import { isRecord } from "./wire.ts";

export interface CallOptions {
  signal?: AbortSignal | undefined;
  onProgress?: ((fraction: number) => void) | undefined;
  timeout?: number;
}
interface UploadOptions extends CallOptions {
  params?: Parameters;
}
export type DownloadOptions = Pick<Call, "signal" | "onRows">;
export type Envelope = ReturnType<typeof createEnvelope>;

/** Client of the shop API: `{ code, message, data }`, where any code except 200 is an error. */
export function createEnvelope({ send, domainError, translate }: Transport) {
  function open<T>({ status, body }: Answer): T {
    if (!isEnvelope<T>(body))
      return domainError(toApiError(status === 200 ? 0 : status, body, translate));
    return body.data;
  }
  const call = async <T>(request: Call): Promise<T> => open<T>(await send(request));
  return {
    get: <T>(url: string, params: Parameters = {}, options: CallOptions = {}) =>
      call<T>({ method: "GET", url, params, ...options }),
    post<T>(url: string, body: Readonly<Record<string, unknown>> = {}, options: CallOptions = {}) {
      const { data, contentType } = encodeBody(body);
      return call<T>({
        method: "POST",
        url,
        data,
        headers: { "content-type": contentType },
        ...options,
      });
    },
    /** Uploads a file, without a time limit. */
    postFile<T>(url: string, file: File, options: UploadOptions = {}) {
      const data = new FormData();
      data.append("file", file, file.name);
      return call<T>({ method: "POST", url, data, timeout: 0, ...options });
    },
    async download(
      url: string,
      params: Parameters = {},
      options: DownloadOptions = {},
    ): Promise<{ blob: Blob; headers: Headers }> {
      const file = { responseType: "blob", timeout: 0 } as const;
      const answer = await send({ method: "GET", url, params, ...file, ...options });
      const blob =
        answer.body instanceof Blob ? answer.body : new Blob([String(answer.body ?? "")]);
      const isFile = answer.status === 200 && !answer.headers.get("content-type")?.includes("json");
      return isFile
        ? { blob, headers: answer.headers }
        : open({ ...answer, body: parseBody(await blob.text()) });
    },
  };
}

/**
 * The payload of a successful envelope is not checked: the server is trusted to return the declared
 * type.
 */
const isEnvelope = <T>(body: unknown): body is { code: 200; data: T } =>
  isRecord(body) && body.code === 200;
