import { randomUUID } from "node:crypto";

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever the call documents
export type Data = any;
export interface Answer {
  status: number;
  code: number;
  message: string;
  data: Data;
}
interface Body {
  type: string;
  text: string;
}
/**
 * How long a call is retried while the server is unavailable, for example after a process was
 * killed.
 */
const timeoutMs = 60_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * An API client of the storefront. All attempts of a call that changes data carry one idempotency
 * key, so that a server that crashed before it responded has performed it once or not at all.
 */
export class Front {
  readonly #bases: readonly string[];
  #turn = 0;
  constructor(bases: readonly string[]) {
    this.#bases = bases;
  }
  get(path: string, token: string | null = null): Promise<Answer> {
    return this.#call("GET", path, token, null);
  }
  post(path: string, body: object, token: string | null = null): Promise<Answer> {
    return this.#call("POST", path, token, {
      type: "application/json",
      text: JSON.stringify(body),
    });
  }
  /** Uploads a text file as a form. */
  upload(path: string, name: string, content: string, token: string | null): Promise<Answer> {
    const boundary = randomUUID();
    const head = `content-disposition: form-data; name="file"; filename="${name}"\r\ncontent-type: text/csv`;
    return this.#call("POST", path, token, {
      type: `multipart/form-data; boundary=${boundary}`,
      text: `--${boundary}\r\n${head}\r\n\r\n${content}\r\n--${boundary}--\r\n`,
    });
  }
  async #call(
    method: string,
    path: string,
    token: string | null,
    body: Body | null,
  ): Promise<Answer> {
    const key = randomUUID();
    const end = Date.now() + timeoutMs;
    for (;;) {
      this.#turn += 1;
      const base = this.#bases[this.#turn % this.#bases.length];
      try {
        const response = await fetch(`${base}/api/${path}`, {
          method,
          ...(body === null ? {} : { body: body.text }),
          headers: {
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
            ...(body === null ? {} : { "content-type": body.type, "idempotency-key": key }),
          },
        });
        // Rate limited or busy: the call was not performed. An hourly limit is returned as the
        // response instead of being awaited.
        const retryAt = Date.now() + 1000 * Number(response.headers.get("retry-after") ?? 1);
        if ((response.status === 429 || response.status === 503) && retryAt < end) {
          await response.body?.cancel();
          await pause(retryAt - Date.now());
          continue;
        }
        const text = await response.text();
        const { code = response.status, message = "", data = null } = text ? JSON.parse(text) : {};
        return { status: response.status, code, message, data };
      } catch (error) {
        // No response: a retry with the same key shows whether the call was performed.
        if (Date.now() > end) throw error;
        await pause(200);
      }
    }
  }
}
