import type {
  ActionInput,
  ActionName,
  ActionOutput,
  Actor,
  CallInput,
  CallName,
  CallOutput,
  Locale,
  RecordInput,
  Resource,
  Row,
} from "../schema/index.ts";
import type { Engine } from "./engine.ts";
import type { StoredFile } from "./files/storedFile.ts";
import type { FilterCondition, FilterConditions } from "./filterConditions.ts";
import type { AnyFieldHooks, AnyHooks, HookList } from "./hooks.ts";
import type { ImportExport } from "./importExport/importExport.ts";
import type { ChangeOperation, OperationContext } from "./operations/operationContext.ts";
import type { Tx } from "./transaction.ts";

/**
 * Context of a rule: the transaction and the caller. It reaches all other resources, and holds the
 * request as the audit trail records it.
 *
 * @example
 * ```ts
 * async function pauseSupplier({ engine, tx, requestId }: AppContext, id: number) {
 *   await tx.run(sql`update suppliers set status = 'paused' where id = ${id}`);
 *   await publishChange(engine, tx, engine.resource("suppliers"), { [getTenantKey()]: 7 });
 *   console.log(`request ${requestId} paused supplier ${id}`);
 * }
 * ```
 */
export interface AppContext {
  engine: Engine;
  /** The transaction of the write, limited to the tenant of the actor. */
  tx: Tx;
  actor: Actor;
  /** Language of the caller. */
  locale: Locale;
  /** IP address of the caller. */
  ip: string;
  /** Identifies the request in the log and in the audit trail. */
  requestId: string;
}
/**
 * Context of the hooks of a change. Creating, editing, importing, moving and restoring rows and
 * running an action are changes, and have the same hooks; `operation` says which one it is.
 *
 * @example
 * ```ts
 * function assertOpen({ operation, actor }: ChangeContext) {
 *   if (isSave(operation) && isTenantMember(actor))
 *     throw domainError("supplier.limitReached", { max: 500 });
 * }
 * ```
 */
export interface ChangeContext extends OperationContext {
  operation: ChangeOperation;
}
/**
 * Context of the `uploaded` rule: a file that a member has just uploaded.
 *
 * @example
 * ```ts
 * async function recordPicture({ tx, file, input }: UploadContext) {
 *   const folder = typeof input.folder === "string" ? input.folder : null;
 *   await tx.run(sql`insert into pictures (url, folder) values (${file.address}, ${folder})`);
 *   return { folder };
 * }
 * ```
 */
export interface UploadContext extends AppContext {
  file: StoredFile;
  /** The further fields of the upload's form, unparsed. */
  input: Readonly<Record<string, unknown>>;
}
type Changes<R> = Partial<Row<R>>;

type ActionRule<C, V> = (context: C) => Promise<V | undefined> | V | undefined;
/** The rule of an action: the engine stores what it returns, or it writes the row itself. */
type ActionHandler<C, V> = ActionRule<C, V> | { manual: true; run: ActionRule<C, V> };

/**
 * Server-side rules of a resource, for what a declaration cannot express. Each rule runs in the
 * transaction of its write, and rolls it back by throwing.
 */
export interface Rules<R extends Resource> {
  /**
   * Runs for each row before it is written, after its validation. It may change the values of
   * `record`, or throw, which rejects the row. `before` is the stored row; null for a new one. The
   * hooks of all rows of a save run before the first of them is written.
   *
   * @example
   * ```ts
   * export default defineRules(suppliers, {
   *   beforeChange({ record, before }) {
   *     record.name = record.name?.trim() ?? before?.name;
   *     if ((record.minimumOrder ?? 0) > 100_000_00)
   *       throw invalid({ minimumOrder: { key: "validation.max", params: { max: 100_000 } } });
   *   },
   * });
   * ```
   */
  beforeChange?: HookList<
    (
      context: ChangeContext & {
        record: Changes<R> & RecordInput<R>;
        before: Row<R> | null;
      },
    ) => Promise<void> | void
  >;
  /**
   * Runs once after rows are written, in the same transaction: for all rows of an import or of a
   * bulk change, or for the one of a save. `record` is a row as stored, `before` the row as it was;
   * null for a new one.
   *
   * @example
   * ```ts
   * export default defineRules(suppliers, {
   *   async afterChange({ tx, rows }) {
   *     const added = rows.filter(({ before }) => before === null).map(({ record }) => record.id);
   *     await tx.run(sql`
   *       insert into supplier_totals (supplier)
   *       select unnest(${added}::bigint[])`);
   *   },
   * });
   * ```
   */
  afterChange?: HookList<
    (
      context: ChangeContext & { rows: readonly { record: Row<R>; before: Row<R> | null }[] },
    ) => Promise<void> | void
  >;
  /**
   * Hooks of single fields. `beforeChange` runs when the field is given, before the hooks of the
   * row, and returns the value to write.
   *
   * @example
   * ```ts
   * export default defineRules(suppliers, {
   *   fields: {
   *     name: { beforeChange: ({ value }) => value?.trim() },
   *   },
   * });
   * ```
   */
  fields?: {
    [F in keyof Row<R>]?: {
      beforeChange?: HookList<
        (
          context: ChangeContext & {
            value: Changes<R>[F];
            record: Changes<R>;
            before: Row<R> | null;
          },
        ) => Changes<R>[F] | Promise<Changes<R>[F]>
      >;
    };
  };
  /** Declares how the resource's import and export files differ from its fields. */
  transfer?: ImportExport;
  /**
   * Runs for each row before it is deleted or moved to the trash. It throws to prevent the
   * deletion.
   *
   * @example
   * ```ts
   * export default defineRules(suppliers, {
   *   beforeDelete({ record }) {
   *     if (record.status === "active") throw domainError("supplier.isActive");
   *   },
   * });
   * ```
   */
  beforeDelete?: HookList<(context: OperationContext & { record: Row<R> }) => Promise<void> | void>;
  /**
   * Runs once after rows are deleted or moved to the trash, in the same transaction. `rows` are the
   * rows as they were.
   *
   * @example
   * ```ts
   * export default defineRules(suppliers, {
   *   async afterDelete({ tx, rows }) {
   *     await tx.run(sql`
   *       delete from supplier_totals
   *       where supplier = any(${rows.map(({ id }) => id)}::bigint[])`);
   *   },
   * });
   * ```
   */
  afterDelete?: HookList<
    (context: OperationContext & { rows: readonly Row<R>[] }) => Promise<void> | void
  >;
  /**
   * Fills in computed fields of the rows of a response. It runs once for all rows, so that it can
   * read what they need with one query; a row holds only the fields that are sent.
   *
   * @example
   * ```ts
   * export default defineRules(suppliers, {
   *   async read({ tx, rows }) {
   *     const counts = await tx.run(sql<
   *       { supplier: TableRow<"suppliers">["id"] } & Calculated<{ open: number }>
   *     >`
   *       select supplier, count(*)::int as open from purchases
   *       where status = 'open' and supplier = any(${rows.map(({ id }) => id)}::bigint[])
   *       group by supplier`);
   *     const open = new Map(counts.map((one) => [one.supplier, one.open]));
   *     for (const row of rows) row.openPurchases = open.get(row.id ?? 0) ?? 0;
   *   },
   * });
   * ```
   */
  read?(context: AppContext & { rows: Changes<R>[] }): Promise<void> | void;
  /**
   * The conditions of the list's filters that are not fields, in SQL. Lists, counts, sums, exports
   * and the selection of all rows use them. See `FilterCondition`.
   *
   * @example
   * ```ts
   * export default defineRules(suppliers, {
   *   filters: {
   *     expiresWithin: ({ values: [days] }) =>
   *       sql<boolean>`t.contract_until <= current_date + ${days}::integer`,
   *   },
   * });
   * ```
   */
  filters?: FilterConditions<R>;
  /**
   * Runs for every public upload, in the transaction that records the file; its result is added to
   * the response. See `UploadContext`.
   */
  uploaded?(context: UploadContext): Promise<Record<string, unknown> | undefined>;
  /**
   * Implements the actions. `record` is the row, locked and in one of the action's `from` states;
   * `input` is validated. The returned values are stored, with the action's end state if it
   * declares a single one. An action of the form `{ manual: true, run }` owns its write: `run`
   * writes the row with one new version, and what it returns is not stored.
   *
   * @example
   * ```ts
   * export default defineRules(suppliers, {
   *   actions: {
   *     pause: async ({ tx, record, input, answer }) => {
   *       const cancelled = await tx.run(sql`
   *         update purchases set status = 'cancelled'
   *         where supplier = ${record.id} and status = 'draft' returning id`);
   *       answer({ cancelledPurchases: cancelled.length });
   *       return { pauseReason: input.reason };
   *     },
   *   },
   * });
   * ```
   */
  actions?: {
    [A in ActionName<R>]?: ActionHandler<
      AppContext & {
        record: Row<R>;
        input: ActionInput<R, A>;
        /** Sends the action's declared output to the caller only. */
        answer(output: ActionOutput<R, A>): void;
      },
      Changes<R>
    >;
  };
  /**
   * Runs before the transaction of an action begins: for requests to external services, which may
   * take seconds. The row is neither read nor locked, so it must check the owner of the record.
   *
   * @example
   * ```ts
   * export default defineRules(suppliers, {
   *   beforeActions: {
   *     resume: async ({ engine, actor, id }) => {
   *       const supplier = await engine.read(actor, (tx) => readStored(tx, suppliers, actor, id));
   *       const answer = await fetch(`https://register.example.com/${supplier.id}`);
   *       if (!answer.ok) throw domainError("supplier.closed");
   *     },
   *   },
   * });
   * ```
   */
  beforeActions?: {
    [A in ActionName<R>]?: (context: Omit<AppContext, "tx"> & { id: number }) => Promise<void>;
  };
  /**
   * Locks rows of other tables that are locked before the records of an action, so that all
   * commands lock in one order. Runs in the action's transaction, in the scope of its actor.
   *
   * @example
   * ```ts
   * export default defineRules(suppliers, {
   *   lockFirst: async ({ tx, ids }) => {
   *     await tx.run(sql`
   *       select id from branches where id in (select branch from suppliers where id = any(${ids}))
   *       order by id for no key update`);
   *   },
   * });
   * ```
   */
  lockFirst?(context: { tx: Tx; ids: readonly number[] }): Promise<void>;
  /**
   * Runs before the transaction of a call begins, and thus takes effect even if the call fails: a
   * call that requires a proof counts the wrong ones here.
   *
   * @example
   * ```ts
   * export default defineRules(suppliers, {
   *   beforeCalls: {
   *     spending: async ({ input }) => {
   *       if (input.year > new Date().getFullYear())
   *         throw invalid({ year: { key: "validation.max" } });
   *     },
   *   },
   *   calls: { spending: () => ({ total: 0 }) },
   * });
   * ```
   */
  beforeCalls?: {
    [C in CallName<R>]?: (
      context: Omit<AppContext, "tx"> & { input: CallInput<R, C> },
    ) => Promise<void>;
  };
  /**
   * Implements the extra calls; the output is sent as declared, with money as an amount.
   *
   * @example
   * ```ts
   * export default defineRules(suppliers, {
   *   calls: {
   *     spending: async ({ tx, input }) => {
   *       const spent = await tx.readValue(sql<number>`
   *         select coalesce(sum(total), 0)::bigint from purchases
   *         where extract(year from add_time) = ${input.year}`);
   *       return { total: spent ?? 0 };
   *     },
   *   },
   * });
   * ```
   */
  calls?: {
    [C in CallName<R>]: (
      context: AppContext & { input: CallInput<R, C> },
    ) => Promise<CallOutput<R, C>> | CallOutput<R, C>;
  };
}
/** The rules as the engine calls them, without the types of one resource. */
export interface AnyRules extends AnyHooks {
  transfer?: ImportExport;
  fields?: Record<string, AnyFieldHooks>;
  read?(context: AppContext & { rows: Record<string, unknown>[] }): Promise<void> | void;
  filters?: Record<string, FilterCondition<Record<never, never>, unknown>>;
  uploaded?(context: UploadContext): Promise<Record<string, unknown> | undefined>;
  actions?: Record<
    string,
    ActionHandler<
      AppContext & {
        record: Record<string, unknown>;
        input: Record<string, unknown>;
        answer(output: Record<string, unknown>): void;
      },
      Record<string, unknown>
    >
  >;
  lockFirst?(context: { tx: Tx; ids: readonly number[] }): Promise<void>;
  beforeActions?: Record<
    string,
    (context: Omit<AppContext, "tx"> & { id: number }) => Promise<void>
  >;
  beforeCalls?: Record<
    string,
    (context: Omit<AppContext, "tx"> & { input: Record<string, unknown> }) => Promise<void>
  >;
  calls?: Record<
    string,
    (
      context: AppContext & { input: Record<string, unknown> },
    ) => Promise<Record<string, unknown>> | Record<string, unknown>
  >;
}
/** Rules with the name of their resource, as the engine is built from them. */
export interface DefinedRules {
  readonly resource: string;
  readonly rules: AnyRules;
}

/**
 * Defines the server-side rules of a resource, as the default export of its `<name>.server.ts`.
 * Their types follow from the declaration: `record.minimumOrder` is an integer of cents.
 *
 * @example
 * ```ts
 * export default defineRules(suppliers, {
 *   async beforeChange({ tx, record, before }) {
 *     if (!before || record.minimumOrder === before.minimumOrder) return;
 *     const open = await tx.first(
 *       sql`select 1 from purchases where supplier = ${before.id} and status = 'draft'`,
 *     );
 *     if (open) throw domainError("supplier.hasDrafts");
 *   },
 *
 *   actions: {
 *     pause: ({ input, answer }) => {
 *       answer({ cancelledPurchases: 0 });
 *       return { pauseReason: input.reason };
 *     },
 *   },
 * });
 * ```
 */
export function defineRules<R extends Resource>(resource: R, rules: Rules<R>): DefinedRules {
  // The engine passes each rule only records of its own resource. No type says so: the engine finds
  // rules by a name, and a function of narrower records is none of wider ones.
  return { resource: resource.name, rules: rules as unknown as AnyRules };
}
