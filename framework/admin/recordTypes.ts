import type {
  ActionInput,
  ActionName,
  ActionOutput,
  FieldInput,
  FieldName,
  Fields,
  FieldValues,
  Resource,
  StandardAnswer,
  TraitsOf,
} from "../schema/index.ts";

declare const ofResource: unique symbol;
/** What every record has, whatever it is a record of. */
type RecordColumns = {
  id: number;
  version: number;
  addTime?: string;
  addBy?: number | null;
  updTime?: string;
  updBy?: number | null;
};
/** Every field can be missing: the row of a list has only those that the list shows. */
type RecordValues<F extends Fields> = {
  [K in keyof FieldValues<F>]?: string extends K ? unknown : FieldValues<F>[K];
};
/** The names of the records that the reference fields name. */
type RecordLabels<F extends Fields> = {
  readonly [K in keyof F as string extends K
    ? K
    : TraitsOf<F[K]> extends { reference: string }
      ? K
      : never]?: string extends K
    ? string | readonly string[]
    : TraitsOf<F[K]> extends { reference: "many" }
      ? readonly string[]
      : string;
};

/**
 * A record of a resource in the screens' format: money in cents, choices as strings; `_labels`
 * holds the names of its references. Each field can be missing, because the rows of a list have
 * only some of them. Of a resource that the code does not know, every value is `unknown`.
 *
 * @example
 * ```ts
 * const isPaused = (supplier: AdminRecord<typeof suppliers>) => supplier.status === "paused";
 * const getName = (record: AdminRecord) => String(record.name ?? record.id);
 * ```
 */
export type AdminRecord<R extends Resource = Resource> = RecordColumns &
  RecordValues<R["fields"]> & {
    readonly _labels?: RecordLabels<R["fields"]>;
    /** The output of an action in addition to the record. */
    readonly _output?: Readonly<Record<string, unknown>>;
    /** Never set: it prevents that a record is taken for one of another resource. */
    readonly [ofResource]?: R["name"];
  };
/** The values that a save of a new record, or of changes, sends. */
export type RecordChanges<R extends Resource> = string extends keyof R["fields"]
  ? Readonly<Record<string, unknown>>
  : Partial<FieldInput<R["fields"]>>;
/** The name of a field of a resource. */
export type RecordField<R extends Resource> = FieldName<R["fields"]>;

/** The name of an action of a resource; any name, if the code does not know the resource. */
export type ActionOf<R extends Resource> = unknown extends R["actions"] ? string : ActionName<R>;
/** An action without input takes none; one without a required field can be left out. */
type WithInput<I> = [keyof I] extends [never]
  ? { readonly input?: never }
  : Record<never, never> extends I
    ? { readonly input?: I }
    : { readonly input: I };
/** The rows of an action, and its input in record format. */
export type ActionParams<R extends Resource, A> = {
  readonly ids: readonly number[];
  /** For a single record only: the call fails if the record has changed since. */
  readonly version?: number;
} & (unknown extends R["actions"]
  ? { readonly input?: Readonly<Record<string, unknown>> }
  : A extends ActionName<R>
    ? WithInput<ActionInput<R, A>>
    : never);
/** A record after an action, with the output of the action. */
export type ActionRecord<R extends Resource, A> = unknown extends R["actions"]
  ? AdminRecord<R>
  : A extends ActionName<R>
    ? [ActionOutput<R, A>] extends [never]
      ? AdminRecord<R>
      : AdminRecord<R> & { readonly _output?: ActionOutput<R, A> }
    : never;

/** The results of a call for each of its records. */
export interface RowResults<R extends Resource = Resource> {
  list: AdminRecord<R>[];
  failed: StandardAnswer<"bulkEdit">["failed"];
  /** The records that a bulk edit left as they were, because they had the values already. */
  unchanged?: readonly number[];
}
/** The results of an action for each of its records. */
export interface ActionResults<R extends Resource, A> {
  list: ActionRecord<R, A>[];
  failed: RowResults["failed"];
}
/** Returns the different states of the records that a call changed. */
export const listStates = ({ list }: { list: readonly AdminRecord[] }): string[] => [
  ...new Set(list.map(({ status }) => String(status))),
];
