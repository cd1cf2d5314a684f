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
import type { Tx } from "./transaction.ts";
import type { ImportExport } from "./transfer/transfer.ts";

/** Context of a rule: the transaction and the actor. */
export interface RuleContext {
  tx: Tx;
  actor: Actor;
  locale: Locale;
  /** IP address of the caller. */
  ip: string;
}
/**
 * Context of a rule that reaches other resources: all of them, and the request as the audit trail
 * records it.
 */
export interface AppContext extends RuleContext {
  engine: Engine;
  requestId: string;
}
/** A file that a member has just uploaded, with the further fields of the upload. */
export interface UploadContext extends AppContext {
  file: StoredFile;
  input: Readonly<Record<string, unknown>>;
}
type Changes<R> = Partial<Row<R>>;

/**
 * Server-side rules of a resource, for what a declaration cannot express. Each rule runs in the
 * transaction of its write, and rolls it back by throwing.
 */
export interface Rules<R extends Resource> {
  /**
   * Runs before a row is written: may change the values or throw. `before` is null for a new row.
   */
  beforeSave?(
    context: RuleContext & { engine: Engine; record: Changes<R> & RecordInput<R>; before: Row<R> | null },
  ): Promise<void> | void;
  afterSave?(context: RuleContext & { record: Row<R>; before: Row<R> | null }): Promise<void> | void;
  /**
   * Replaces `afterSave` for bulk writes such as imports. Its presence also declares that
   * `beforeSave` depends only on the given record; without it, a resource with either rule is
   * imported row by row.
   */
  afterSaveAll?(
    context: RuleContext & { rows: readonly { record: Row<R>; before: Row<R> | null }[] },
  ): Promise<void> | void;
  /** Differences between the resource's import/export files and its fields. */
  transfer?: ImportExport;
  beforeDelete?(context: AppContext & { record: Row<R> }): Promise<void> | void;
  /** Fills in computed fields of the rows of a response. */
  read?(context: AppContext & { rows: Changes<R>[] }): Promise<void> | void;
  /**
   * Runs for every public upload, in the transaction that records the file; its result is added to
   * the response.
   */
  uploaded?(context: UploadContext): Promise<Record<string, unknown> | undefined>;
  /**
   * Implementation of each action; its result is stored, with the action's end state if that is
   * unique.
   */
  actions?: {
    [A in ActionName<R>]?: (
      context: AppContext & {
        record: Row<R>;
        input: ActionInput<R, A>;
        /** Sends the action's declared output to the caller only. */
        answer(output: ActionOutput<R, A>): void;
      },
    ) => Promise<Changes<R> | undefined> | Changes<R> | undefined;
  };
  /**
   * Runs before the transaction of an action begins: for requests to external services, which may
   * take seconds. It must check the owner of the record.
   */
  beforeActions?: {
    [A in ActionName<R>]?: (context: Omit<AppContext, "tx"> & { id: number }) => Promise<void>;
  };
  /**
   * Runs before the transaction of a call begins, and thus takes effect even if the call fails: a
   * call that requires a proof counts the wrong ones here.
   */
  beforeCalls?: {
    [C in CallName<R>]?: (context: Omit<AppContext, "tx"> & { input: CallInput<R, C> }) => Promise<void>;
  };
  /** Implementation of each extra call. */
  calls?: {
    [C in CallName<R>]: (
      context: AppContext & { input: CallInput<R, C> },
    ) => Promise<CallOutput<R, C>> | CallOutput<R, C>;
  };
}
/** The rules as the engine calls them, without the types of one resource. */
export interface AnyRules {
  beforeSave?(
    context: RuleContext & { engine: Engine; record: Record<string, unknown>; before: Record<string, unknown> | null },
  ): Promise<void> | void;
  afterSave?(
    context: RuleContext & { record: Record<string, unknown>; before: Record<string, unknown> | null },
  ): Promise<void> | void;
  afterSaveAll?(
    context: RuleContext & {
      rows: readonly { record: Record<string, unknown>; before: Record<string, unknown> | null }[];
    },
  ): Promise<void> | void;
  transfer?: ImportExport;
  beforeDelete?(context: AppContext & { record: Record<string, unknown> }): Promise<void> | void;
  read?(context: AppContext & { rows: Record<string, unknown>[] }): Promise<void> | void;
  uploaded?(context: UploadContext): Promise<Record<string, unknown> | undefined>;
  actions?: Record<
    string,
    (
      context: AppContext & {
        record: Record<string, unknown>;
        input: Record<string, unknown>;
        answer(output: Record<string, unknown>): void;
      },
    ) => Promise<Record<string, unknown> | undefined> | Record<string, unknown> | undefined
  >;
  beforeActions?: Record<string, (context: Omit<AppContext, "tx"> & { id: number }) => Promise<void>>;
  beforeCalls?: Record<string, (context: Omit<AppContext, "tx"> & { input: Record<string, unknown> }) => Promise<void>>;
  calls?: Record<
    string,
    (
      context: AppContext & { input: Record<string, unknown> },
    ) => Promise<Record<string, unknown>> | Record<string, unknown>
  >;
}
export interface DefinedRules {
  readonly resource: string;
  readonly rules: AnyRules;
}

/** Defines a resource's rules, as the default export of its `<name>.server.ts`. */
export function defineRules<R extends Resource>(resource: R, rules: Rules<R>): DefinedRules {
  // The engine passes each rule only records of its own resource, as the narrower types require.
  return { resource: resource.name, rules: rules as unknown as AnyRules };
}
