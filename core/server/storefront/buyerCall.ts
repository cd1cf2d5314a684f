import type pg from "pg";
import type {
  ContentLanguage,
  FieldInput,
  Fields,
  Locale,
  PlainShape,
  ShapeValue,
} from "../../../framework/schema/index.ts";
import type { Engine } from "../../../framework/server/engine.ts";
import type { FileStore } from "../../../framework/server/files/fileStore.ts";
import type { Upload } from "../../../framework/server/http/readUpload.ts";
import type { Tx } from "../../../framework/server/transaction.ts";
import { transaction } from "../../../framework/server/transaction.ts";
import type { TransactionContext } from "../transactionContext.ts";
import { type DeclaredResponse, parseCallInput, type StoreCall } from "./storeCall.ts";

/** Context of every buyer call. */
export interface StorefrontContext {
  engine: Engine;
  pool: pg.Pool;
  locale: Locale;
  language: ContentLanguage;
  now: Date;
  ip: string;
  /**
   * Shop of the storefront, if it has sent its API key: no other shop's data is visible or for sale
   * there.
   */
  onlyShop: number | null;
}
/** Buyer that is signed in at a storefront. */
export interface Buyer {
  id: number;
  name: string;
}
export interface BuyerContext extends StorefrontContext {
  buyer: Buyer;
}
export interface CommandContext extends BuyerContext {
  /**
   * The single transaction of the call: its changes, its key and its response are committed
   * together or not at all.
   */
  ctx: TransactionContext;
}
export interface BuyerUploadContext extends BuyerContext {
  files: FileStore;
  /** The uploaded file: within the size limit of pictures, but not inspected yet. */
  upload: Upload;
}
export type RawInput = Readonly<Record<string, unknown>>;
/** A call without its implementation: path, input, response, summary and example. */
export type CallFace = Omit<StoreCall, "answer">;
/**
 * Buyer call at a storefront. A buyer reads its own data and uploads pictures; a command changes
 * data and carries an idempotency key, so that it is executed once, however often it is sent.
 */
export type BuyerCall = CallFace &
  (
    | { by: "buyer"; answer(context: BuyerContext, rawInput: RawInput): Promise<unknown> }
    | { by: "upload"; answer(context: BuyerUploadContext, rawInput: RawInput): Promise<unknown> }
    | {
        by: "command";
        answer(context: CommandContext, rawInput: RawInput): Promise<unknown>;
        /**
         * Runs before the command, outside of any transaction, to call a provider. Skipped if the
         * key was used before.
         */
        before?(context: BuyerContext, rawInput: RawInput): Promise<void>;
        /** Whether `before` has anything to do for an input; otherwise it always has. */
        needsBefore?(rawInput: RawInput): boolean;
        /**
         * Continues the committed command in transactions of its own, to call a provider, and
         * returns the response. It is repeated if it did not finish, so it must be idempotent.
         */
        follow?(context: BuyerContext, rawInput: RawInput, started: unknown): Promise<unknown>;
        /**
         * Whether the command's result is already the full response, so that there is no
         * continuation.
         */
        isWhole?(started: unknown): boolean;
      }
  );
/** A call as it is declared, without its implementation. */
type DeclaredFace<F extends Fields, S extends PlainShape> = Omit<
  CallFace,
  "fields" | keyof DeclaredResponse<S>
> &
  DeclaredResponse<S> & { fields: F };
/** A call as it is declared: input and response have the types of its fields and its shape. */
export type DeclaredCall<F extends Fields, S extends PlainShape, A> = DeclaredFace<F, S> & {
  answer(context: A, input: FieldInput<F>): Promise<ShapeValue<S>>;
};

export const buyerCall = <const F extends Fields, const S extends PlainShape>(
  call: DeclaredCall<F, S, BuyerContext>,
): BuyerCall => ({
  ...call,
  by: "buyer",
  answer: (context, rawInput) => call.answer(context, parseCallInput(call.fields, rawInput)),
});
/**
 * Call whose body is one picture. The file is named by its content, so a repeated upload is the
 * same file.
 */
export const uploadCall = <const F extends Fields, const S extends PlainShape>(
  call: Omit<DeclaredCall<F, S, BuyerUploadContext>, "method">,
): BuyerCall => ({
  ...call,
  method: "POST",
  by: "upload",
  answer: (context, rawInput) => call.answer(context, parseCallInput(call.fields, rawInput)),
});
export const commandCall = <const F extends Fields, const S extends PlainShape>({
  before,
  ...call
}: Omit<DeclaredCall<F, S, CommandContext>, "method"> & {
  before?(context: BuyerContext, input: FieldInput<F>): Promise<void>;
  needsBefore?(rawInput: RawInput): boolean;
}): BuyerCall => ({
  ...call,
  method: "POST",
  by: "command",
  answer: (context, rawInput) => call.answer(context, parseCallInput(call.fields, rawInput)),
  ...(before
    ? {
        before: (context: BuyerContext, rawInput: RawInput) =>
          before(context, parseCallInput(call.fields, rawInput)),
      }
    : {}),
});
/** Command that begins in a transaction and continues at a provider. */
export const commandWithContinuation = <const F extends Fields, const S extends PlainShape, B>(
  call: Omit<DeclaredFace<F, S>, "method"> & {
    isStarted(value: unknown): value is B;
    begin(context: CommandContext, input: FieldInput<F>): Promise<B>;
    follow(context: BuyerContext, input: FieldInput<F>, started: B): Promise<ShapeValue<S>>;
    isWhole?(started: B): boolean;
  },
): BuyerCall => {
  const { begin, follow, isStarted, isWhole, ...face } = call;
  return {
    ...face,
    method: "POST",
    by: "command",
    answer: (context, rawInput) => begin(context, parseCallInput(call.fields, rawInput)),
    isWhole: (started) => isStarted(started) && (isWhole?.(started) ?? false),
    follow: (context, rawInput, started) => {
      if (!isStarted(started)) throw new TypeError(`${call.path} did not begin so`);
      return follow(context, parseCallInput(call.fields, rawInput), started);
    },
  };
};

/** Reads a buyer's data, which spans all shops: each query must filter by the buyer. */
export const readAsCustomer = <T>(
  { pool }: Pick<StorefrontContext, "pool">,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => transaction(pool, { tenant: "none" }, "read", work);
