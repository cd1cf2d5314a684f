import type {
  BuyerContext,
  CallFace,
  DeclaredCall,
  RawInput,
  StorefrontContext,
} from "../../core/server/storefront/buyerCall.ts";
import { parseCallInput } from "../../core/server/storefront/storeCall.ts";
import type { Fields, PlainShape } from "../../framework/schema/index.ts";
import type { BuyerSessions } from "./buyerSessions.ts";

/** Context of a call that any visitor can send. */
export interface VisitorContext extends StorefrontContext {
  sessions: BuyerSessions;
  token: string | null;
  agent: string | null;
  /** Whether storefront calls are unlimited; verification codes then are too. */
  isUnlimited: boolean;
}
/** Context of a call about the buyer's own sessions. */
export interface AccountContext extends BuyerContext {
  sessions: BuyerSessions;
  token: string | null;
}
/** Call about an account: any visitor can sign up or in, and a buyer manages the sessions. */
export type AccountCall = CallFace &
  (
    | { by: "anybody"; answer(context: VisitorContext, rawInput: RawInput): Promise<unknown> }
    | { by: "account"; answer(context: AccountContext, rawInput: RawInput): Promise<unknown> }
  );

/** Declares a call that any visitor can send. */
export const openCall = <const F extends Fields, const S extends PlainShape>(
  call: DeclaredCall<F, S, VisitorContext>,
): AccountCall => ({
  ...call,
  by: "anybody",
  answer: (context, rawInput) => call.answer(context, parseCallInput(call.fields, rawInput)),
});
/** Declares a call of a buyer that reads or ends sessions. */
export const accountCall = <const F extends Fields, const S extends PlainShape>(
  call: DeclaredCall<F, S, AccountContext>,
): AccountCall => ({
  ...call,
  by: "account",
  answer: (context, rawInput) => call.answer(context, parseCallInput(call.fields, rawInput)),
});
