import {
  type Actor,
  getApp,
  type Issue,
  type KnownName,
  type Locale,
  type Resource,
  type ResourceOf,
  toTableName,
} from "../schema/index.ts";
import { checkRules } from "./checkRules.ts";
import { Hints } from "./database/hints.ts";
import type { Database } from "./database/openDatabase.ts";
import { type Plugin, PluginError, withPlugins } from "./definePlugin.ts";
import type { AnyRules, DefinedRules } from "./defineRules.ts";
import { notFound } from "./domainError.ts";
import { registerServerKinds } from "./fields/serverKinds.ts";
import type { FileStore } from "./files/fileStore.ts";
import { IncomingBytes } from "./files/quota.ts";
import { collectHooks, type ResourceHooks } from "./hooks.ts";
import type { JobRunner } from "./jobs/jobRunner.ts";
import type { Queues } from "./jobs/queues.ts";
import { Totals } from "./operations/totals.ts";
import { Services } from "./services.ts";
import { knowTargets } from "./sql/descendants.ts";
import { type Tx, toScope, transaction } from "./transaction.ts";

/** Translates a message key in a language, with its parameters filled in. */
export type Translate = (locale: Locale, key: string, params?: Issue["params"]) => string;

/** What an engine is built from. */
export interface EngineOptions {
  resources: readonly Resource[];
  rules: readonly DefinedRules[];
  database: Database;
  translate: Translate;
  /** Storage of uploaded files; an app may have none. */
  files?: FileStore | null;
  /** Maximum total size of one tenant's files in megabytes; 0 means no limit. */
  fileQuotaMb?: number;
  /** Plug-ins, in the order in which their hooks run. */
  plugins?: readonly Plugin[];
  /** Services that the app's code gets by their keys. */
  services?: Services;
  /** Creates the runner of the app's jobs; an app may have none. */
  createJobs?(engine: Engine): JobRunner;
  /** Creates the queues of the app; an app may have none. */
  createQueues?(engine: Engine): Queues;
}
/** Channel that publishes row changes to the other API processes: `resource:tenantId`. */
export const getChangesChannel = (): string => `${getApp().id}_changes`;

/** The declarations, their rules and the database: passed to every operation. */
export class Engine {
  /** The resources of the app and of its plug-ins. */
  readonly resources: readonly Resource[];
  readonly plugins: readonly Plugin[];
  readonly database: Database;
  readonly translate: Translate;
  readonly files: FileStore | null;
  readonly fileQuotaMb: number;
  /** Runs the app's jobs, if it has any. */
  readonly jobs: JobRunner | null;
  /** Sends and handles the tasks of the app's queues, if it has any. */
  readonly queues: Queues | null;
  readonly services: Services;
  /** Notifies the other processes of changes. */
  readonly hints: Hints;
  readonly totals = new Totals();
  readonly incomingBytes = new IncomingBytes();
  readonly #listeners: ChangeListener[] = [];
  readonly #byName: ReadonlyMap<string, Resource>;
  /** The resources that share a table, by the name of each. */
  readonly #alike: ReadonlyMap<string, readonly string[]>;
  readonly #rules: ReadonlyMap<string, AnyRules>;
  readonly #hooks: ReadonlyMap<string, ResourceHooks>;

  constructor(options: EngineOptions) {
    const { plugins = [] } = options;
    const { resources, rules } = withPlugins(options, plugins);
    for (const { kinds } of plugins) if (kinds) registerServerKinds(kinds);
    this.resources = resources;
    this.plugins = plugins;
    this.database = options.database;
    this.hints = new Hints(options.database.pool);
    this.translate = options.translate;
    this.files = options.files ?? null;
    this.fileQuotaMb = options.fileQuotaMb ?? 0;
    this.services = options.services ?? new Services();
    knowTargets(resources);
    this.#byName = new Map(resources.map((resource) => [resource.name, resource]));
    this.#alike = new Map(
      resources.map((one) => [
        one.name,
        resources
          .filter((other) => toTableName(other) === toTableName(one))
          .map(({ name }) => name),
      ]),
    );
    const [mistake] = checkRules(resources, rules);
    if (mistake) throw mistake;
    this.#rules = new Map(rules.map(({ resource, rules }) => [resource, rules]));
    this.#hooks = collectHooks(
      resources,
      rules,
      plugins.flatMap(({ hooks }) => hooks ?? []),
    );
    this.jobs = options.createJobs?.(this) ?? null;
    this.queues = options.createQueues?.(this) ?? null;
    const [waiting] = plugins.filter(({ queues = [] }) => queues.length > 0);
    if (waiting && !this.queues)
      throw new PluginError("E313", waiting.name, "has queues", "this app handles no tasks");
  }
  /**
   * Returns the declaration of a resource.
   *
   * @throws {DomainError} `record.notFound` when no resource has the name.
   */
  resource<const N extends string>(name: KnownName<N>): ResourceOf<N>;
  resource(name: string): Resource {
    const resource = this.#byName.get(name);
    if (!resource) throw notFound();
    return resource;
  }
  /** Returns the rules of a resource; an empty object if it has none. */
  rules(resource: Resource): AnyRules {
    return this.#rules.get(resource.name) ?? {};
  }
  /**
   * Returns the hooks of a resource in their order: those of the plug-ins, then those of its rules.
   *
   * @throws {DomainError} `record.notFound` when the engine has no such resource.
   */
  hooks(resource: Resource): ResourceHooks {
    const hooks = this.#hooks.get(resource.name);
    if (!hooks) throw notFound();
    return hooks;
  }
  /** The rules of all resources that handle uploads. */
  get uploadRules(): NonNullable<AnyRules["uploaded"]>[] {
    return [...this.#rules.values()].flatMap(({ uploaded }) => uploaded ?? []);
  }
  /**
   * Runs reads in one read-only transaction, limited to the actor's tenant.
   *
   * @example
   * ```ts
   * const supplier = await engine.read(actor, (tx) => readStored(tx, suppliers, actor, 7));
   * console.log(supplier.version);
   * ```
   */
  read<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
    return transaction(this.database.pool, toScope(actor), "read", work);
  }
  /**
   * Runs writes in one transaction, limited to the actor's tenant. A deadlock or serialization
   * failure runs `work` again.
   *
   * @example
   * ```ts
   * await engine.write(actor, (tx) => tx.run(sql`update suppliers set phone = null where id =
   * ${7}`));
   * ```
   */
  write<T>(actor: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
    return transaction(this.database.pool, toScope(actor), "write", work);
  }
  /**
   * Registers a listener for row changes of this and every other process, for caches derived from
   * rows.
   */
  onChange(changeListener: ChangeListener): void {
    this.#listeners.push(changeListener);
  }
  /**
   * Handles a change to rows of a resource, and to other resources on the same table: for one
   * tenant, or for all that see the rows.
   */
  handleChange(resource: string, tenantId: number | null): void {
    for (const name of this.#alike.get(resource) ?? [resource]) {
      this.totals.drop(name, tenantId);
      for (const listener of this.#listeners) listener({ resource: name, tenantId });
    }
  }
  /** Starts listening to the writes of the other processes. */
  async start(): Promise<() => Promise<void>> {
    const unsubscribe = await this.database.listen(getChangesChannel(), (payload) => {
      // After a lost connection, missed changes are unknown.
      if (payload === "") {
        this.totals.clear();
        for (const listener of this.#listeners) listener(null);
        return;
      }
      const [resource = "", tenant = ""] = payload.split(":");
      this.handleChange(resource, tenant === "" ? null : Number(tenant));
    });
    return async () => {
      await this.hints.flush();
      await unsubscribe();
    };
  }
}
/** The changed rows, or null when the changes are unknown. */
type ChangeListener = (change: { resource: string; tenantId: number | null } | null) => void;

/** The caller of an operation: actor, language and origin of the request. */
export interface Caller {
  actor: Actor;
  locale: Locale;
  ip: string;
  requestId: string;
}
