import { type Actor, type Issue, type Locale, type Resource, tableOf } from "../schema/index.ts";
import { checkRules } from "./checkRules.ts";
import type { Database } from "./database/open.ts";
import { knowTargets } from "./descendants.ts";
import { notFound } from "./domainError.ts";
import type { FileStore } from "./files/store.ts";
import type { JobRunner } from "./jobs/jobRunner.ts";
import type { AnyRules, DefinedRules } from "./rules.ts";
import { Totals } from "./totals.ts";
import { scopeOf, type Tx, transaction, transactionOnce } from "./transaction.ts";

export type Translate = (locale: Locale, key: string, params?: Issue["params"]) => string;

export interface EngineOptions {
  resources: readonly Resource[];
  rules: readonly DefinedRules[];
  database: Database;
  translate: Translate;
  /** Where uploaded files are; a house may have none. */
  files?: FileStore | null;
  /** Megabytes that the files of one shop may take; 0 is without limit. */
  fileQuotaMb?: number;
}
/** Where changes of rows are told to the other API processes: `resource:shopId`. */
export const changesChannel = "markethall_changes";

/** The declarations, their rules and the database: what every operation is handed. */
export class Engine {
  readonly resources: readonly Resource[];
  readonly database: Database;
  readonly translate: Translate;
  readonly files: FileStore | null;
  readonly fileQuotaMb: number;
  /** Who runs the house's jobs, where it has any. */
  jobs: JobRunner | null = null;
  readonly totals = new Totals();
  readonly #hearers: ChangeListener[] = [];
  readonly #byName: ReadonlyMap<string, Resource>;
  /** The resources of one table, by each of their names. */
  readonly #alike: ReadonlyMap<string, readonly string[]>;
  readonly #rules: ReadonlyMap<string, AnyRules>;

  constructor(options: EngineOptions) {
    this.resources = options.resources;
    this.database = options.database;
    this.translate = options.translate;
    this.files = options.files ?? null;
    this.fileQuotaMb = options.fileQuotaMb ?? 0;
    knowTargets(options.resources);
    this.#byName = new Map(options.resources.map((resource) => [resource.name, resource]));
    this.#alike = new Map(
      options.resources.map((one) => [
        one.name,
        options.resources.filter((other) => tableOf(other) === tableOf(one)).map(({ name }) => name),
      ]),
    );
    const [mistake] = checkRules(options.resources, options.rules);
    if (mistake) throw mistake;
    this.#rules = new Map(options.rules.map(({ resource, rules }) => [resource, rules]));
  }
  resource(name: string): Resource {
    const resource = this.#byName.get(name);
    if (!resource) throw notFound();
    return resource;
  }
  rules(resource: Resource): AnyRules {
    return this.#rules.get(resource.name) ?? {};
  }
  /** The rules of all resources that are told of uploads. */
  get uploadRules(): NonNullable<AnyRules["uploaded"]>[] {
    return [...this.#rules.values()].flatMap(({ uploaded }) => uploaded ?? []);
  }
  read<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
    return transaction(this.database.pool, scopeOf(actor), "read", work);
  }
  write<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
    return transaction(this.database.pool, scopeOf(actor), "write", work);
  }
  /** A write that is not repeated when it meets another one: for work that counts as it goes, and repeats itself. */
  writeOnce<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
    return transactionOnce(this.database.pool, scopeOf(actor), "write", work);
  }
  /** Who keeps something that rows were read for is told of their changes, in this process and in every other one. */
  onChange(changeListener: ChangeListener): void {
    this.#hearers.push(changeListener);
  }
  /** Rows of a resource changed, and with them what other resources show of the same table: of one shop, or of all that see them. */
  heardOf(resource: string, shopId: number | null): void {
    for (const name of this.#alike.get(resource) ?? [resource]) {
      this.totals.drop(name, shopId);
      for (const hear of this.#hearers) hear({ resource: name, shopId });
    }
  }
  /** Listens to the writes of the other processes. */
  async start(): Promise<() => Promise<void>> {
    return this.database.listen(changesChannel, (payload) => {
      // After a lost connection nobody knows what was missed.
      if (payload === "") {
        this.totals.clear();
        for (const hear of this.#hearers) hear(null);
        return;
      }
      const [resource = "", shop = ""] = payload.split(":");
      this.heardOf(resource, shop === "" ? null : Number(shop));
    });
  }
}
/** Which rows changed, or null where nobody knows what did. */
type ChangeListener = (change: { resource: string; shopId: number | null } | null) => void;

/** Who asks, in which language, from where: what each operation needs to know of a request. */
export interface Caller {
  actor: Actor;
  locale: Locale;
  ip: string;
  requestId: string;
}
