import type { Field, Fields } from "../../schema/index.ts";
import { fieldsOfRows } from "./columns.ts";

type Child = Readonly<Record<string, unknown>>;

/**
 * The child rows that a file says, each with the number and the other values of the stored one that it is: the one with the same
 * text in a field that is unique among them, or else the one in the same place.
 */
export function mergeChildren(field: Field, given: readonly Child[], stored: readonly Child[]): Child[] {
  const fields = fieldsOfRows(field);
  const unique = Object.keys(fields).find((name) => fields[name]?.options.unique);
  const textOf = (child: Child) => (unique ? String(child[unique] ?? "").toLowerCase() : "");
  const left = new Map(stored.map((child, place) => [place, child]));
  const take = (place: number): Child | undefined => {
    const child = left.get(place);
    left.delete(place);
    return child;
  };
  const isSame = (child: Child) => (one: Child, place: number) =>
    left.has(place) && (child.id === undefined ? textOf(one) === textOf(child) : one.id === child.id);
  const found = given.map((child) =>
    child.id === undefined && textOf(child) === "" ? undefined : take(stored.findIndex(isSame(child))),
  );
  return given.map((child, place) => {
    // A text that nobody has is a new row, whatever stood in its place.
    const same = found[place] ?? (child.id === undefined && textOf(child) === "" ? take(place) : undefined);
    return same ? { ...same, ...withKeptLanguages(fields, child, same) } : child;
  });
}
/** What a file does not say of a new child row is what it is by itself. */
export function withDefaults(field: Field, children: readonly Child[]): Child[] {
  const defaults = Object.entries(fieldsOfRows(field)).filter(([, { options }]) => options.default !== undefined);
  return children.map((child) => {
    if (child.id !== undefined) return child;
    const silent = defaults.filter(
      ([name, { options }]) => child[name] === undefined || (options.required && child[name] === null),
    );
    return { ...child, ...Object.fromEntries(silent.map(([name, { options }]) => [name, options.default])) };
  });
}
function withKeptLanguages(fields: Fields, child: Child, stored: Child): Child {
  const localized = Object.entries(child).filter(([name, value]) => fields[name]?.kind === "localized" && value);
  const texts = localized.map(([name, value]) => {
    const given = Object.entries(value as Child).filter(([, text]) => text !== null);
    return [name, { ...(stored[name] as Child | null), ...Object.fromEntries(given) }];
  });
  return { ...child, ...Object.fromEntries(texts) };
}
