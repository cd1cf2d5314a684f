import { randomUUID } from "node:crypto";

// biome-ignore lint/suspicious/noExplicitAny: an answer is whatever the call documents
export type Data = any;
export interface Answer {
  status: number;
  code: number;
  message: string;
  data: Data;
}
/** How long a call is tried again while the server is away, as it is when a process was killed. */
const patienceMs = 60_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * The server as a shop front reaches it. A call that changes something carries one key however often it is tried, so that a server that
 * died before it could answer has done it once or not at all.
 */
export class Front {
  readonly #bases: readonly string[];
  #turn = 0;
  constructor(bases: readonly string[]) {
    this.#bases = bases;
  }
  get(path: string, token: string | null = null): Promise<Answer> {
    return this.#call("GET", path, token, undefined);
  }
  post(path: string, body: object, token: string | null = null): Promise<Answer> {
    return this.#call("POST", path, token, JSON.stringify(body));
  }
  async #call(method: string, path: string, token: string | null, body: string | undefined): Promise<Answer> {
    const key = randomUUID();
    const end = Date.now() + patienceMs;
    for (;;) {
      this.#turn += 1;
      const base = this.#bases[this.#turn % this.#bases.length];
      try {
        const response = await fetch(`${base}/api/${path}`, {
          method,
          ...(body === undefined ? {} : { body }),
          headers: {
            ...(token === null ? {} : { authorization: `Bearer ${token}` }),
            ...(body === undefined ? {} : { "content-type": "application/json", "idempotency-key": key }),
          },
        });
        // Too much at once: it was not done.
        if ((response.status === 429 || response.status === 503) && Date.now() < end) {
          await pause(1000 * Number(response.headers.get("retry-after") ?? 1));
          continue;
        }
        const text = await response.text();
        const { code = response.status, message = "", data = null } = text ? JSON.parse(text) : {};
        return { status: response.status, code, message, data };
      } catch (error) {
        // Nobody answered: whether it was done, the same key will tell.
        if (Date.now() > end) throw error;
        await pause(200);
      }
    }
  }
}
