import type { FieldKind } from "../fields/FieldKind.ts";
import type { Resource } from "./defineResource.ts";
import type { CommonOptions, Fields } from "./field.ts";

/**
 * The app registers its resources with the framework by augmenting this interface: `declare module
 * "…/framework/schema" { interface Register { resources: typeof resources } }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the app
export interface Register {}
export type Registered = Register extends { resources: infer R extends readonly Resource[] }
  ? R[number]
  : Resource;
export type ResourceName = Registered["name"];
export type ResourceNamed<N extends ResourceName> = Extract<Registered, { name: N }>;
/**
 * The name of a resource: a name that the code writes out must be registered, one that a request
 * names can be any.
 */
export type KnownName<N extends string> = string extends N ? N : N extends ResourceName ? N : never;
/** The declaration with a name: of any resource, if the name is not known to the code. */
export type ResourceOf<N extends string> = N extends ResourceName ? ResourceNamed<N> : Resource;

type TargetOf<T> = T extends { options: { target: infer N extends string } }
  ? N
  : T extends { options: { references: infer N extends string } }
    ? N extends `${infer R}.${string}`
      ? R
      : N
    : T extends { options: { fields: infer F extends Fields } }
      ? { [K in keyof F]: F[K] extends { options: { target: infer N } } ? N : never }[keyof F]
      : never;
type TargetsOf<R> = R extends { fields: infer F extends Fields }
  ? { [K in keyof F]: TargetOf<F[K]> }[keyof F]
  : never;
/** The targets of references that no registered resource is; never, unless one is misspelt. */
export type UnknownTarget = Exclude<TargetsOf<Registered>, ResourceName>;

/** What `defineKind` returns, as far as its types are concerned. */
interface Constructor {
  readonly type: { readonly name: string };
}
/** The types of a kind: of its values in code, and of its constructor's options. */
export type KindTypes<T> = T extends {
  readonly type: FieldKind<string, infer V, infer B extends CommonOptions>;
}
  ? { value: V; options: B }
  : never;
/** The kinds that resources define; the app names them in `Register.kinds`. */
export type RegisteredKinds = Register extends { kinds: infer L extends readonly Constructor[] }
  ? { [T in L[number] as T["type"]["name"]]: KindTypes<T> }
  : Record<never, never>;
