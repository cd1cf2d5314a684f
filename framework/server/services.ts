/** Identifies a service by the type that provides it. The name appears in errors only. */
export interface ServiceKey<T> {
  readonly name: string;
  /** Ties the key to the type of its service. Never set. */
  readonly type?: (service: T) => T;
}

/** A service with its key. */
export interface ProvidedService {
  readonly key: { readonly name: string };
  readonly value: unknown;
}

/**
 * Declares the key of a service that code needs and the composition root provides.
 *
 * @example
 * ```ts
 * interface LabelPrinter {
 *   print(text: string): Promise<void>;
 * }
 * const labelPrinter = defineService<LabelPrinter>("labelPrinter");
 *
 * export const printLabel = (engine: Engine, text: string) =>
 *   engine.services.get(labelPrinter).print(text);
 * ```
 */
export const defineService = <T>(name: string): ServiceKey<T> => ({ name });

/** Pairs a service with its key. */
export const provide = <T>(key: ServiceKey<T>, value: T): ProvidedService => ({ key, value });

/** Services of one app. They are provided when its engine is created, and never replaced. */
export class Services {
  readonly #values: ReadonlyMap<object, unknown>;

  /**
   * Creates the container of the provided services.
   *
   * @throws Error where two services have one key
   */
  constructor(provided: readonly ProvidedService[] = []) {
    const values = new Map<object, unknown>();
    for (const { key, value } of provided) {
      if (values.has(key)) throw new Error(`The service "${key.name}" is provided twice.`);
      values.set(key, value);
    }
    this.#values = values;
  }

  /**
   * Returns the service of a key.
   *
   * @throws Error with the name of the key where the composition root did not provide the service
   */
  get<T>(key: ServiceKey<T>): T {
    if (!this.#values.has(key))
      throw new Error(
        `The service "${key.name}" is not provided. Add it where the engine is created.`,
      );
    // `provide` is the only way in, and accepts a value of the key's type only.
    return this.#values.get(key) as T;
  }
}
