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
import type { Transfer } from "./transfer/transfer.ts";

/** What a rule is handed besides the record: the transaction, and who asks. */
export interface RuleContext {
  tx: Tx;
  actor: Actor;
  locale: Locale;
  /** The address from which it is asked. */
  ip: string;
}
/** What a rule that reaches beyond its own resource is handed besides: all others, and the request as the trail names it. */
export interface AppContext extends RuleContext {
  engine: Engine;
  requestId: string;
}
/** A file that a member has just uploaded, and what the upload said besides. */
export interface UploadContext extends AppContext {
  file: StoredFile;
  asked: Readonly<Record<string, unknown>>;
}
type Changes<R> = Partial<Row<R>>;

/** What a declaration cannot say. Each rule runs in the transaction of its write, and undoes it by throwing. */
export interface Rules<R extends Resource> {
  /** Before a row is written: may change what will be stored, or refuse. `before` is missing for a new row. */
  beforeSave?(
    context: RuleContext & { engine: Engine; record: Changes<R> & RecordInput<R>; before: Row<R> | null },
  ): Promise<void> | void;
  afterSave?(context: RuleContext & { record: Row<R>; before: Row<R> | null }): Promise<void> | void;
  /**
   * Stands for `afterSave` where many rows are written at once, as an import does. It also says that `beforeSave` looks at nothing but
   * the record that it is handed; without it, a resource with either rule is imported row by row.
   */
  afterSaveAll?(
    context: RuleContext & { rows: readonly { record: Row<R>; before: Row<R> | null }[] },
  ): Promise<void> | void;
  /** How its files differ from its fields. */
  transfer?: Transfer;
  beforeDelete?(context: AppContext & { record: Row<R> }): Promise<void> | void;
  /** Fills in computed fields of the rows that are about to be sent. */
  read?(context: AppContext & { rows: Changes<R>[] }): Promise<void> | void;
  /** Told of every file that is uploaded for all to see, in the transaction that notes it; what it answers is sent along. */
  uploaded?(context: UploadContext): Promise<Record<string, unknown> | undefined>;
  /** The work of each action; what it answers is stored, with the action's end state where that is only one. */
  actions?: {
    [A in ActionName<R>]?: (
      context: AppContext & {
        record: Row<R>;
        input: ActionInput<R, A>;
        /** Says the action's declared output to the caller, and to nobody else. */
        answer(output: ActionOutput<R, A>): void;
      },
    ) => Promise<Changes<R> | undefined> | Changes<R> | undefined;
  };
  /** Before the transaction of an action begins: what asks somebody outside, who may take seconds. It checks whose record it is. */
  beforeActions?: {
    [A in ActionName<R>]?: (context: Omit<AppContext, "tx"> & { id: number }) => Promise<void>;
  };
  /** Before the transaction of a call begins, and so whatever becomes of it: what asks for a proof counts the wrong ones here. */
  beforeCalls?: {
    [C in CallName<R>]?: (context: Omit<AppContext, "tx"> & { input: CallInput<R, C> }) => Promise<void>;
  };
  /** The work of each extra call. */
  calls?: {
    [C in CallName<R>]: (
      context: AppContext & { input: CallInput<R, C> },
    ) => Promise<CallOutput<R, C>> | CallOutput<R, C>;
  };
}
/** What the engine calls: the same rules, with the types of one resource forgotten. */
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
  transfer?: Transfer;
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

/** Written as the default export of a resource's `<name>.server.ts`. */
export function defineRules<R extends Resource>(resource: R, rules: Rules<R>): DefinedRules {
  // The engine hands each rule records of this very resource, which is what the narrower types say.
  return { resource: resource.name, rules: rules as unknown as AnyRules };
}
