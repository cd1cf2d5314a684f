import type { FieldKind } from "../fields/FieldKind.ts";
import type { Resource } from "./defineResource.ts";
import type { CommonOptions } from "./field.ts";

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

/** What `defineKind` returns, as far as its types are concerned. */
interface Constructor {
  readonly type: { readonly name: string };
}
type TypesOf<T> =
  T extends FieldKind<string, infer V, infer B extends CommonOptions>
    ? { value: V; options: B }
    : never;
/** The kinds that resources define; the app names them in `Register.kinds`. */
export type RegisteredKinds = Register extends { kinds: infer L extends readonly Constructor[] }
  ? { [T in L[number]["type"] as T["name"]]: TypesOf<T> }
  : Record<never, never>;
