import { refuse } from "../../framework/server/domainError.ts";
import type { Engine } from "../../framework/server/engine.ts";
import type { PayProvider } from "../../resources/payments/payments/payments.ts";
import { ProviderError, type WalletProvider } from "./port.ts";

/** How long a provider may take to answer. */
const patienceMs = 10_000;
export interface CallLog {
  info(what: object, message: string): void;
  warn(what: object, message: string): void;
}

/** The providers that the house works with. */
export class Wallets {
  readonly #providers: readonly WalletProvider[];
  readonly #log: CallLog;
  constructor(providers: readonly WalletProvider[], log: CallLog) {
    this.#providers = providers.filter((provider) => provider.configured());
    this.#log = log;
  }
  find(name: string): WalletProvider | null {
    return this.#providers.find((provider) => provider.name === name) ?? null;
  }
  of(name: PayProvider): WalletProvider {
    const found = this.find(name);
    const key = this.#providers.length > 0 ? "noProvider" : "noMethod";
    if (!found) throw refuse("payment.noProvider", { key: `resources.payments.refusals.${key}` });
    return found;
  }
  get names(): PayProvider[] {
    return this.#providers.map(({ name }) => name);
  }
  /** Logs that a provider declines a refund for good: an expected end, which the platform resolves. */
  logDeclined(provider: PayProvider, number: string, reason: string): void {
    this.#log.warn({ provider, number, reason }, "a provider declined a refund for good");
  }
  /** Asks a provider, no longer than patience lasts. Each call is logged by its number alone, so no secret ever is. */
  async ask<T>(
    name: PayProvider,
    call: "charge" | "query" | "cancel" | "refund" | "queryRefund" | "readStatement",
    number: string,
    work: (provider: WalletProvider, signal: AbortSignal) => Promise<T>,
  ): Promise<T> {
    const begun = performance.now();
    const about = { provider: name, call, number };
    const patience = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        reject(new ProviderError(`no answer in ${patienceMs / 1000} s`, false, "noAnswer"));
        patience.abort();
      }, patienceMs);
    });
    try {
      const provider = this.find(name);
      if (!provider) throw new ProviderError(`${name} is not configured`, false, "notConfigured");
      const answer = await Promise.race([work(provider, patience.signal), tooLong]);
      this.#log.info({ ...about, ms: Math.round(performance.now() - begun) }, "a provider answered");
      return answer;
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error);
      this.#log.warn({ ...about, ms: Math.round(performance.now() - begun), fault }, "a provider refused");
      throw error instanceof ProviderError ? error : new ProviderError(fault);
    } finally {
      clearTimeout(timer);
    }
  }
}

const kept = new WeakMap<Engine, Wallets>();
export const setWallets = (engine: Engine, wallets: Wallets): void => void kept.set(engine, wallets);
export function walletsOf(engine: Engine): Wallets {
  const wallets = kept.get(engine);
  if (!wallets) throw new Error("the house has no wallets");
  return wallets;
}
