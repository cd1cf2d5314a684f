import type { Fields } from "../field.ts";
import type { Register } from "../register.ts";
import type { FieldInput } from "../row.ts";
import type { PlainShape, ShapeValue } from "./shape.ts";

/**
 * A call of an app that belongs to no resource. Its key among the app's calls is its method and its
 * path below `/api`: `GET /member/info`.
 */
export interface AppCall {
  readonly summary: string;
  /** Parameters of the address for GET, the body for POST. */
  readonly input?: Fields;
  /** `data` of the response; null by default. */
  readonly answer?: PlainShape;
  /** Whether it requires no session. */
  readonly open?: true;
  /** Redirects the browser instead of answering. */
  readonly redirects?: true;
  /** Media types of an answer without the envelope: its body is the answer itself. */
  readonly bare?: readonly string[];
  readonly example?: {
    readonly input: Readonly<Record<string, unknown>>;
    readonly answer: unknown;
  };
}
export type AppMethod = "GET" | "POST";
export type AppCalls = Readonly<Record<`${AppMethod} /${string}`, AppCall>>;

/** The calls of the app; it names them in `Register.calls`. */
export type RegisteredCalls = Register extends { calls: infer C extends AppCalls } ? C : AppCalls;
/** The key of a call of the app. */
export type AppCallKey = keyof RegisteredCalls & `${AppMethod} /${string}`;
/** The keys of the app's calls that answer in the envelope. */
export type EnvelopeCallKey = {
  [K in AppCallKey]: RegisteredCalls[K] extends { bare: object } | { redirects: true } ? never : K;
}[AppCallKey];
/** The keys of the app's calls with a method that answer in the envelope. */
export type AppCallKeyOf<M extends AppMethod> = Extract<EnvelopeCallKey, `${M} ${string}`>;
/** The input of a call of the app: the required fields, and any of the others. */
export type AppInput<K extends AppCallKey> = RegisteredCalls[K] extends {
  input: infer I extends Fields;
}
  ? FieldInput<I>
  : Record<never, never>;
/** `data` of the response of a described call; null, if its description names no answer. */
export type CallAnswer<C> = C extends { answer: infer S } ? ShapeValue<S> : null;
/** `data` of the response of a call of the app. */
export type AppAnswer<K extends AppCallKey> = CallAnswer<RegisteredCalls[K]>;

/** Splits the key of a call into its method and its path. */
export function parseCallKey(key: string): { method: AppMethod; path: string } {
  const [method, path = ""] = key.split(" ");
  return { method: method === "POST" ? "POST" : "GET", path };
}
