import { type Field, type Fields, getRowFields } from "../../schema/index.ts";

type Child = Readonly<Record<string, unknown>>;

export interface MergedChildren {
  /** Child rows that the record will have. */
  children: Child[];
  /** Number of stored child rows that are missing from the file. */
  unnamed: number;
  /** Index in the file of each child row, or null for a stored one that is missing from it. */
  sources: (number | null)[];
}

/**
 * Merges a file's child rows with the stored ones, whose ids and other values they take: a row
 * matches by id, or by the same text in the field that identifies child rows. Stored rows that are
 * missing from the file retain their positions, unless they are to be removed: a file with one
 * variant must not delete the others.
 */
export function mergeChildren(
  field: Field,
  given: readonly Child[],
  stored: readonly Child[],
  removesUnnamed: boolean,
): MergedChildren {
  const fields = getRowFields(field);
  const places = findStoredChildren(field, given, stored);
  const children = given.map((child, index) => {
    const same = stored[places[index] ?? -1];
    return same ? { ...same, ...withStoredValues(fields, child, same) } : child;
  });
  const unnamed = stored.flatMap((_, place) => (places.includes(place) ? [] : [place]));
  if (unnamed.length === 0 || removesUnnamed)
    return { children, unnamed: unnamed.length, sources: children.map((_, index) => index) };

  const indexByPlace = new Map(
    places.flatMap((place, index) => (place === null ? [] : [[place, index] as const])),
  );
  const added = places.flatMap((place, index) => (place === null ? [index] : []));
  const sources = [...stored.map((_, place) => indexByPlace.get(place) ?? null), ...added];
  const merged = sources.map(
    (index, place) => (index === null ? stored[place] : children[index]) ?? {},
  );
  return { children: merged, unnamed: unnamed.length, sources };
}

const isIdentifyingText = ({ type: { traits } }: Field): boolean =>
  traits.identifying === true && (traits.text || traits.localized) === true;
/**
 * Returns the field that identifies child rows: one that is unique among them, their label, or the
 * first required text.
 */
function findIdentityField(field: Field): string | null {
  const fields = getRowFields(field);
  const names = Object.keys(fields);
  const { label } = field.kind === "rows" ? field.options : {};
  return (
    names.find((name) => fields[name]?.options.unique) ??
    names.find((name) => name === label) ??
    names.find((name) => fields[name]?.options.required && isIdentifyingText(fields[name])) ??
    null
  );
}

/**
 * Returns the position of the stored child row that matches each given one, or null if it is new.
 */
function findStoredChildren(
  field: Field,
  given: readonly Child[],
  stored: readonly Child[],
): (number | null)[] {
  const identity = findIdentityField(field);
  const toText = (child: Child): string => {
    const value = identity === null ? null : child[identity];
    return String(
      (value !== null && typeof value === "object" ? (value as Child).en : value) ?? "",
    ).toLowerCase();
  };
  const left = new Set(stored.keys());
  const take = (fits: (one: Child) => boolean): number | null => {
    const place = stored.findIndex((one, index) => left.has(index) && fits(one));
    left.delete(place);
    return place < 0 ? null : place;
  };
  const named = given.map((child) => {
    if (child.id !== undefined) return take(({ id }) => id === child.id);
    const text = toText(child);
    return text === "" ? null : take((one) => toText(one) === text);
  });
  const equal = given.map((child, index) => {
    if (named[index] !== null || child.id !== undefined || toText(child) !== "")
      return named[index] ?? null;
    return take((one) => toText(one) === "" && isSameChild(child, one));
  });
  if (identity !== null) return equal;
  // Rows without an identity match by position.
  return equal.map((place, index) => place ?? (left.delete(index) ? index : null));
}
const isSame = (left: unknown, right: unknown): boolean =>
  JSON.stringify(left ?? null) === JSON.stringify(right ?? null);
const isSameChild = (child: Child, stored: Child): boolean =>
  Object.entries(child).every(([name, value]) => isSame(value, stored[name]));

/** Fills the missing fields of new child rows with their defaults. */
export function withDefaults(field: Field, children: readonly Child[]): Child[] {
  const defaults = Object.entries(getRowFields(field)).filter(
    ([, { options }]) => options.default !== undefined,
  );
  return children.map((child) => {
    if (child.id !== undefined) return child;
    const silent = defaults.filter(
      ([name, { options }]) =>
        child[name] === undefined || (options.required && child[name] === null),
    );
    return {
      ...child,
      ...Object.fromEntries(silent.map(([name, { options }]) => [name, options.default])),
    };
  });
}
/**
 * Returns the values of a file's child row, without blank languages and without blanks in required
 * fields that have a default.
 */
function withStoredValues(fields: Fields, child: Child, stored: Child): Child {
  const givenValues = Object.entries(child).filter(([name, value]) => {
    const { required, default: defaultValue } = fields[name]?.options ?? {};
    return !(value === null && required && defaultValue !== undefined);
  });
  const values = givenValues.map(([name, value]): [string, unknown] => {
    if (!fields[name]?.type.traits.localized || !value) return [name, value];
    const given = Object.entries(value as Child).filter(([, text]) => text !== null);
    return [name, { ...(stored[name] as Child | null), ...Object.fromEntries(given) }];
  });
  return Object.fromEntries(values);
}
