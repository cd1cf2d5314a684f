import type pg from "pg";
import type { TransactionContext } from "../../core/server/transactionContext.ts";
import type { ContentLanguage, FieldInput, Fields, Locale } from "../../framework/schema/index.ts";
import type { Engine } from "../../framework/server/engine.ts";
import type { FileStore } from "../../framework/server/files/store.ts";
import type { Upload } from "../../framework/server/http/upload.ts";
import type { Tx } from "../../framework/server/transaction.ts";
import { transaction } from "../../framework/server/transaction.ts";
import type { Mailer } from "../mailer/mailer.ts";
import type { Buyer, BuyerSessions } from "./buyerSessions.ts";
import { asked, type StoreCall } from "./storeCall.ts";

/** What every call of a buyer is answered with. */
export interface StorefrontContext {
  engine: Engine;
  pool: pg.Pool;
  locale: Locale;
  language: ContentLanguage;
  now: Date;
  ip: string;
  /** The shop whose front it is, where that has shown its key: nothing of any other is seen or bought there. */
  onlyShop: number | null;
}
export interface VisitorContext extends StorefrontContext {
  sessions: BuyerSessions;
  mailer: Mailer;
  token: string | null;
  agent: string | null;
  /** Whether calls of shop fronts have no limit, and so neither have codes. */
  isUnlimited: boolean;
}
export interface BuyerContext extends StorefrontContext {
  buyer: Buyer;
}
/** What a call about the buyer's own account is answered with besides. */
export interface AccountContext extends BuyerContext {
  sessions: BuyerSessions;
  token: string | null;
}
export interface CommandContext extends BuyerContext {
  /** The one transaction of the call: what is done in it, its key and its answer are there together, or none of them. */
  ctx: TransactionContext;
}
export interface BuyerUploadContext extends BuyerContext {
  files: FileStore;
  /** What was sent: at most as large as a picture may be, and not looked at yet. */
  upload: Upload;
}
type Given = Readonly<Record<string, unknown>>;
type Face = Omit<StoreCall, "answer">;
/**
 * A call of a buyer at a shop front. Whoever comes may sign up or in; a buyer looks at what is theirs, and uploads pictures; and a deed of
 * a buyer changes something, so that it carries a key by which it is done once, however often it is sent.
 */
export type BuyerCall = Face &
  (
    | { by: "anybody"; answer(context: VisitorContext, given: Given): Promise<unknown> }
    | { by: "buyer"; answer(context: AccountContext, given: Given): Promise<unknown> }
    | { by: "upload"; answer(context: BuyerUploadContext, given: Given): Promise<unknown> }
    | {
        by: "command";
        answer(context: CommandContext, given: Given): Promise<unknown>;
        /** What precedes it outside of any transaction: somebody outside is asked. It is left out with a key that was used before. */
        before?(context: BuyerContext, given: Given): Promise<void>;
        /**
         * What follows once the deed is durable, in transactions of its own, and makes the answer: somebody outside is asked. It is done
         * again where it did not come to its end, so it does nothing twice by itself.
         */
        follow?(context: BuyerContext, given: Given, begun: unknown): Promise<unknown>;
        /** Whether what was begun is the whole answer already, so that nothing follows. */
        isWhole?(begun: unknown): boolean;
      }
  );
type Declared<F extends Fields, A> = Omit<Face, "fields"> & {
  fields: F;
  answer(context: A, asked: FieldInput<F>): Promise<unknown>;
};

export const openCall = <const F extends Fields>(call: Declared<F, VisitorContext>): BuyerCall => ({
  ...call,
  by: "anybody",
  answer: (context, given) => call.answer(context, asked(call.fields, given)),
});
export const buyerCall = <const F extends Fields>(call: Declared<F, AccountContext>): BuyerCall => ({
  ...call,
  by: "buyer",
  answer: (context, given) => call.answer(context, asked(call.fields, given)),
});
/** A call whose body is one picture. It is named by its content, so that the same again is the same. */
export const uploadCall = <const F extends Fields>(
  call: Omit<Declared<F, BuyerUploadContext>, "method">,
): BuyerCall => ({
  ...call,
  method: "POST",
  by: "upload",
  answer: (context, given) => call.answer(context, asked(call.fields, given)),
});
export const commandCall = <const F extends Fields>({
  before,
  ...call
}: Omit<Declared<F, CommandContext>, "method"> & {
  before?(context: BuyerContext, asked: FieldInput<F>): Promise<void>;
}): BuyerCall => ({
  ...call,
  method: "POST",
  by: "command",
  answer: (context, given) => call.answer(context, asked(call.fields, given)),
  ...(before ? { before: (context: BuyerContext, given: Given) => before(context, asked(call.fields, given)) } : {}),
});
/** A deed that begins here and ends elsewhere. */
export const commandWithContinuation = <const F extends Fields, B>(
  call: Omit<Declared<F, CommandContext>, "method" | "answer"> & {
    isBegun(value: unknown): value is B;
    begin(context: CommandContext, asked: FieldInput<F>): Promise<B>;
    follow(context: BuyerContext, asked: FieldInput<F>, begun: B): Promise<unknown>;
    isWhole?(begun: B): boolean;
  },
): BuyerCall => {
  const { begin, follow, isBegun, isWhole, ...face } = call;
  return {
    ...face,
    method: "POST",
    by: "command",
    answer: (context, given) => begin(context, asked(call.fields, given)),
    isWhole: (begun) => isBegun(begun) && (isWhole?.(begun) ?? false),
    follow: (context, given, begun) => {
      if (!isBegun(begun)) throw new TypeError(`${call.path} did not begin so`);
      return follow(context, asked(call.fields, given), begun);
    },
  };
};

/** What is a buyer's lies over all shops: each query names whose rows it means. */
export const readAsCustomer = <T>(
  { pool }: Pick<StorefrontContext, "pool">,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => transaction(pool, { tenant: "none" }, "read", work);
