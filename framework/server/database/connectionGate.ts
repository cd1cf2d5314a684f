/** A tenant requests more than its share of connections; a retry a little later succeeds. */
export class Crowded extends Error {
  /** Seconds. */
  readonly retryAfter = 2;
  constructor() {
    super("no connection became free in time");
    this.name = "Crowded";
  }
}
export interface GateOptions {
  /** Maximum number of connections in use at the same time. */
  size: number;
  /** Maximum number of connections that one tenant uses at the same time. */
  share: number;
  /** Maximum wait in milliseconds. */
  waitMs: number;
  /** Maximum number of waiting requests per tenant. */
  maxWaiting: number;
  /** Tenants that represent many people, with limits of their own. */
  exceptions?: Readonly<Record<string, TenantLimits>>;
}
export type TenantLimits = Pick<GateOptions, "share" | "maxWaiting" | "waitMs">;
interface Waiter {
  enter(): void;
  reject(error: Error): void;
}
interface Tenant {
  limits: TenantLimits;
  running: number;
  waiting: Set<Waiter>;
  /** Sequence number of the last connection granted to the tenant, counted over all tenants. */
  servedAt: number;
}

/**
 * Shares connections between tenants. Each tenant may use a part of them; a connection that becomes
 * free is assigned to the tenant that uses the fewest, and among equals to the one that has waited
 * longest. The load of one tenant thus slows down only that tenant.
 */
export class ConnectionGate {
  readonly #options: GateOptions;
  readonly #tenants = new Map<string, Tenant>();
  #running = 0;
  #served = 0;
  constructor(options: GateOptions) {
    this.#options = options;
  }
  get running(): number {
    return this.#running;
  }
  /** Takes a slot if one is free, without waiting; returns whether it did. */
  tryEnter(name: string): boolean {
    const tenant = this.#tenant(name);
    if (!this.#hasPlace(tenant) || tenant.waiting.size > 0) return false;
    this.#give(tenant);
    return true;
  }
  /** Waits for a slot. `onCancel` receives a function that ends the wait early. */
  enter(name: string, onCancel: (cancel: (error: Error) => void) => void): Promise<void> {
    if (this.tryEnter(name)) return Promise.resolve();
    const tenant = this.#tenant(name);
    if (tenant.waiting.size >= tenant.limits.maxWaiting) return Promise.reject(new Crowded());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => waiter.reject(new Crowded()), tenant.limits.waitMs);
      const waiter: Waiter = {
        enter: () => {
          clearTimeout(timer);
          resolve();
        },
        reject: (error) => {
          clearTimeout(timer);
          if (tenant.waiting.delete(waiter)) this.#forget(name, tenant);
          reject(error);
        },
      };
      tenant.waiting.add(waiter);
      onCancel((error) => waiter.reject(error));
    });
  }
  leave(name: string): void {
    const tenant = this.#tenant(name);
    tenant.running -= 1;
    this.#running -= 1;
    this.#forget(name, tenant);
    this.#next();
  }
  #tenant(name: string): Tenant {
    let tenant = this.#tenants.get(name);
    if (!tenant) {
      const limits = this.#options.exceptions?.[name] ?? this.#options;
      tenant = { limits, running: 0, waiting: new Set(), servedAt: 0 };
      this.#tenants.set(name, tenant);
    }
    return tenant;
  }
  #forget(name: string, { running, waiting }: Tenant): void {
    if (running === 0 && waiting.size === 0) this.#tenants.delete(name);
  }
  #hasPlace({ running, limits }: Tenant): boolean {
    return this.#running < this.#options.size && running < limits.share;
  }
  #give(tenant: Tenant): void {
    tenant.running += 1;
    this.#running += 1;
    this.#served += 1;
    tenant.servedAt = this.#served;
  }
  #next(): void {
    let chosen: Tenant | undefined;
    for (const tenant of this.#tenants.values()) {
      if (tenant.waiting.size === 0 || !this.#hasPlace(tenant)) continue;
      const isBefore =
        !chosen ||
        tenant.running < chosen.running ||
        (tenant.running === chosen.running && tenant.servedAt < chosen.servedAt);
      if (isBefore) chosen = tenant;
    }
    const [waiter] = chosen?.waiting ?? [];
    if (!chosen || !waiter) return;
    chosen.waiting.delete(waiter);
    this.#give(chosen);
    waiter.enter();
    this.#next();
  }
}
