import type { Engine } from "../../framework/server/engine.ts";
import { defineService } from "../../framework/server/services.ts";
import {
  type PaymentProvider,
  type PayProvider,
  ProviderError,
} from "../../resources/payments/index.ts";
import { domainError } from "../errors.ts";

/** Milliseconds within which a provider must answer. */
const timeoutMs = 10_000;
export interface CallLog {
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
}

/** Payment providers of the app. */
export class PaymentProviders {
  readonly #providers: readonly PaymentProvider[];
  readonly #log: CallLog;
  constructor(providers: readonly PaymentProvider[], log: CallLog) {
    this.#providers = providers.filter((provider) => provider.configured());
    this.#log = log;
  }
  find(name: string): PaymentProvider | null {
    return this.#providers.find((provider) => provider.name === name) ?? null;
  }
  of(name: PayProvider): PaymentProvider {
    const found = this.find(name);
    if (!found)
      throw domainError(
        this.#providers.length > 0 ? "payment.providerUnavailable" : "payment.noMethodAvailable",
      );
    return found;
  }
  get names(): PayProvider[] {
    return this.#providers.map(({ name }) => name);
  }
  /**
   * Logs a refund that a provider declines permanently: an expected outcome, which the platform
   * resolves.
   */
  logDeclined(provider: PayProvider, number: string, reason: string): void {
    this.#log.warn({ provider, number, reason }, "a provider declined a refund for good");
  }
  /** Calls a provider with a timeout. Logs only the number of each call, never a secret. */
  async call<T>(
    name: PayProvider,
    call: "charge" | "query" | "cancel" | "refund" | "queryRefund" | "readStatement",
    number: string,
    work: (provider: PaymentProvider, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const started = performance.now();
    const about = { provider: name, call, number };
    const timeout = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new ProviderError(`no answer in ${timeoutMs / 1000} s`, false, "noAnswer"));
        timeout.abort();
      }, timeoutMs);
    });
    try {
      const provider = this.find(name);
      if (!provider) throw new ProviderError(`${name} is not configured`, false, "notConfigured");
      const answer = await Promise.race([work(provider, timeout.signal), tooLong]);
      this.#log.info(
        { ...about, ms: Math.round(performance.now() - started) },
        "a provider answered",
      );
      return answer;
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      this.#log.warn(
        { ...about, ms: Math.round(performance.now() - started), fault },
        "a provider refused",
      );
      throw error instanceof ProviderError ? error : new ProviderError(fault);
    } finally {
      clearTimeout(timer);
    }
  }
}

export const paymentProviders = defineService<PaymentProviders>("paymentProviders");
/** Returns the payment providers of the engine's app. */
export const getPaymentProviders = (engine: Engine): PaymentProviders =>
  engine.services.get(paymentProviders);
