import type { Engine } from "../../framework/server/engine.ts";
import type { RefundDispatcher } from "../../resources/payments/server.ts";
import { dispatchRefund } from "./dispatchRefund.ts";

/**
 * Maximum number of concurrent provider calls; those that wait for an answer need database
 * connections too.
 */
const maxConcurrent = 3;

/**
 * Dispatches the provider refunds that this process has just stored. The job sends those that it
 * does not reach.
 */
export class RefundQueue implements RefundDispatcher {
  readonly #reportFault: (error: unknown, message: string) => void;
  readonly #waiting: { engine: Engine; id: number; now: Date }[] = [];
  readonly #going = new Set<Promise<void>>();
  #stopped = false;
  constructor(reportError: (error: unknown, message: string) => void) {
    this.#reportFault = reportError;
  }
  send(engine: Engine, id: number, now: Date): void {
    if (this.#stopped) return;
    this.#waiting.push({ engine, id, now });
    this.#next();
  }
  async idle(): Promise<void> {
    while (this.#going.size > 0) await Promise.all(this.#going);
  }
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#waiting.length = 0;
    await this.idle();
  }
  #next(): void {
    while (this.#going.size < maxConcurrent) {
      const one = this.#waiting.shift();
      if (!one) return;
      const sending = dispatchRefund(one.engine, one.id, one.now)
        .then((attempt) => {
          if (attempt?.fault) throw attempt.fault;
        })
        .catch((error: unknown) => this.#reportFault(error, "money was not sent back"))
        .finally(() => {
          this.#going.delete(sending);
          this.#next();
        });
      this.#going.add(sending);
    }
  }
}
