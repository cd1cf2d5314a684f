import { toKindNames } from "../../fields/toKindNames.ts";
import { type Field, type FieldKind, getValueField } from "../../schema/index.ts";
import type { ServerKind } from "./ServerKind.ts";

/** The server halves of the framework's kinds, each in the folder of its kind. */
const builtIn = import.meta.glob<ServerKind>("../../fields/*/server.ts", {
  eager: true,
  import: "default",
});
/** The server halves by the names of the kinds: the framework's, and those that are registered. */
const halves = new Map(toKindNames(builtIn));

/** Registers the server halves of kinds that resources define, by the names of the kinds. */
export function registerServerKinds(kinds: Readonly<Record<string, ServerKind>>): void {
  for (const [name, kind] of Object.entries(kinds)) halves.set(name, kind);
}

/** Finds a kind's half: its own, or that of the kind that it is based on. */
function findHalf({ name, base }: FieldKind): ServerKind {
  const half = halves.get(name) ?? halves.get(base ?? "");
  if (!half)
    throw new TypeError(`the kind "${name}" has no server half: give it a base, or register one`);
  return half;
}
/** Returns the server half of a field's kind; that of a computed field is its value's. */
export const getServerKind = (field: Field): ServerKind => findHalf(getValueField(field).type);
