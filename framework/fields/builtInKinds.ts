import type { KindTypes } from "../schema/register.ts";
import type { FieldKind } from "./FieldKind.ts";
import * as exported from "./kinds.ts";

type Exported = typeof exported;
/**
 * The framework's kinds of fields by name. Resources add theirs by `Register.kinds`. The union of
 * all fields is made of them, so the type of a kind whose options contain fields is written out.
 */
export type BuiltInKinds = {
  [N in keyof Exported as Exported[N] extends { readonly type: { readonly name: N } }
    ? N
    : never]: KindTypes<Exported[N]>;
};

/** The schema halves of the framework's kinds, by name. */
export const builtInKinds: Readonly<Record<string, FieldKind>> = Object.fromEntries(
  Object.values(exported).flatMap((one): [string, FieldKind][] =>
    typeof one === "function" && "type" in one ? [[one.type.name, one.type]] : [],
  ),
);
