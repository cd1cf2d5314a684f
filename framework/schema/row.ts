import type { TenantKey, TenantKind } from "./app.ts";
import type { Resource } from "./defineResource.ts";
import type { DeclaredField, FieldOptions, Fields, ValueOf } from "./field.ts";
import type { ResourceName, ResourceNamed } from "./register.ts";
import type { TraitsOf } from "./traits.ts";

type Flatten<T> = { [K in keyof T]: T[K] } & {};
type OptionsOf<T> =
  T extends DeclaredField<string, unknown, infer O extends FieldOptions> ? O : never;

/**
 * Lists are never null; neither is a required field without a condition, or one
 * with a default.
 */
export type IsFilled<T> =
  TraitsOf<T> extends { list: true }
    ? true
    : OptionsOf<T> extends { visibleWhen: object }
      ? false
      : OptionsOf<T> extends { required: true } | { default: NonNullable<unknown> }
        ? true
        : false;
type Stored<T> = IsFilled<T> extends true ? ValueOf<T> : ValueOf<T> | null;

type ReadableNames<F extends Fields> = {
  [K in keyof F]: TraitsOf<F[K]> extends { secret: true } ? never : K;
}[keyof F];
type WritableNames<F extends Fields> = {
  [K in keyof F]: OptionsOf<F[K]> extends { readOnly: true } ? never : K;
}[keyof F];
type RequiredNames<F extends Fields> = {
  [K in WritableNames<F>]: OptionsOf<F[K]> extends { required: true }
    ? OptionsOf<F[K]> extends { visibleWhen: object } | { default: NonNullable<unknown> }
      ? never
      : K
    : never;
}[WritableNames<F>];

/** Columns that every row has in addition to its fields. */
export interface SystemColumns {
  id: number;
  addTime: string;
  addBy: number | null;
  updTime: string;
  updBy: number | null;
  version: number;
}

/** The readable values of a set of fields; secrets are never among them. */
export type FieldValues<F extends Fields> = { [K in ReadableNames<F>]: Stored<F[K]> };
/**
 * The values that a save or a call accepts: the required fields without a default, and any of the
 * other writable ones.
 *
 * @example
 * ```ts
 * const fields = { title: text({ required: true }), price: money(), sold: integer({ readOnly: true
 * }) }; const input: FieldInput<typeof fields> = { title: "Tea", price: 1_250 };
 * ```
 */
export type FieldInput<F extends Fields> = Flatten<
  { [K in RequiredNames<F>]: ValueOf<F[K]> } & {
    [K in Exclude<WritableNames<F>, RequiredNames<F>>]?: ValueOf<F[K]> | null;
  }
>;
/** The child rows of a `rows` field; a new one has no `id`. */
export type RowsValue<F extends Fields> = Flatten<FieldValues<F> & { id?: number }>[];

type FieldsOf<R> = R extends Resource<string, infer F> ? F : never;
type RecordOf<R> = Flatten<
  FieldValues<FieldsOf<R>> &
    SystemColumns &
    (R extends { owner: TenantKind } ? Record<TenantKey, number> : unknown)
>;
/**
 * A record as the server's rules and the browser's screens use it: money in cents, choices as
 * strings, instants in ISO 8601, empty values null. Of a declaration, or of the resource that is
 * registered with a name.
 *
 * @example
 * ```ts
 * const isPaused = (supplier: Row<typeof suppliers>) => supplier.status === "paused";
 * type Contact = Pick<Row<"suppliers">, "name" | "phone">;
 * ```
 */
export type Row<R> = R extends ResourceName ? RecordOf<ResourceNamed<R>> : RecordOf<R>;
/** The input of a save: the required fields, and any of the others. */
export type RecordInput<R> = FieldInput<FieldsOf<R>>;
type ActionsOf<R> = R extends { actions: infer A } ? A : never;
/** The names of a resource's actions. */
export type ActionName<R> = Extract<keyof ActionsOf<R>, string>;
/** The input of an action. */
export type ActionInput<R, A extends ActionName<R>> = ActionsOf<R>[A] extends {
  input: infer I extends Fields;
}
  ? FieldInput<I>
  : Record<never, never>;
/** The output of an action in addition to the record. */
export type ActionOutput<R, A extends ActionName<R>> = ActionsOf<R>[A] extends {
  output: infer I extends Fields;
}
  ? Flatten<FieldValues<I>>
  : never;
type CallsOf<R> = R extends { calls: infer C } ? C : never;
/** The names of a resource's extra calls. */
export type CallName<R> = Extract<keyof CallsOf<R>, string>;
/** The input of an extra call as a client sends it: the required fields, and any of the others. */
export type CallRequest<R, C extends CallName<R>> = CallsOf<R>[C] extends {
  input: infer I extends Fields;
}
  ? FieldInput<I>
  : Record<never, never>;
/**
 * The validated input of an extra call; an optional field that was not sent is null.
 *
 * @example
 * ```ts
 * const input: CallInput<typeof suppliers, "spending"> = { year: 2026 };
 * ```
 */
export type CallInput<R, C extends CallName<R>> = CallsOf<R>[C] extends {
  input: infer I extends Fields;
}
  ? { -readonly [K in keyof I]: Stored<I[K]> }
  : Record<never, never>;
/**
 * The output of an extra call, in code format: money in cents.
 *
 * @example
 * ```ts
 * const output: CallOutput<typeof suppliers, "spending"> = { total: 125_000 };
 * ```
 */
export type CallOutput<R, C extends CallName<R>> = CallsOf<R>[C] extends {
  output: infer I extends Fields;
}
  ? Flatten<FieldValues<I>>
  : never;
/** The values of the resource's `status` field. */
export type StateOf<F extends Fields> = F extends { status: infer T }
  ? TraitsOf<T> extends { choice: "one" }
    ? Extract<ValueOf<T>, string>
    : never
  : never;
