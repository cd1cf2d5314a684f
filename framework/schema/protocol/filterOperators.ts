import type { Operator, Traits } from "../../fields/FieldKind.ts";
import { getTraits } from "../../fields/FieldKind.ts";
import type { Field } from "../field.ts";

/** Which fields a filter's suffix applies to. */
type Applies = "compared" | "ordered" | "contained" | "always" | "tree";
/**
 * The suffixes of a filter's parameter, as in `price_gte=5`. Without a suffix the field equals one
 * of the values.
 */
const filterSuffixes = {
  ne: "compared",
  gt: "ordered",
  gte: "ordered",
  lt: "ordered",
  lte: "ordered",
  contains: "contained",
  startsWith: "contained",
  in: "compared",
  notIn: "compared",
  empty: "always",
  under: "tree",
} as const satisfies Readonly<Record<string, Applies>>;
export type FilterSuffix = keyof typeof filterSuffixes;
export const isFilterSuffix = (value: string): value is FilterSuffix =>
  Object.hasOwn(filterSuffixes, value);

const applies: Readonly<Record<Applies, (traits: Traits, isTree: boolean) => boolean>> = {
  // Structures equal no value of a query: they can only be filtered by presence.
  compared: ({ structured }) => !structured,
  ordered: ({ structured, ordered }) => !structured && ordered === true,
  contained: ({ structured, contains }) => !structured && contains === true,
  always: () => true,
  tree: (_, isTree) => isTree,
};
/**
 * Whether a suffix applies to the values of a field: ids, for example, have no greater or less.
 * `isTree` is whether the field references the rows of a tree.
 */
export const supportsSuffix = (field: Field, suffix: FilterSuffix, isTree: boolean): boolean =>
  applies[filterSuffixes[suffix]](getTraits(field), isTree);
/** Returns the suffixes of a field's filters. */
export const listFilterSuffixes = (field: Field, isTree: boolean): FilterSuffix[] =>
  Object.keys(filterSuffixes)
    .filter(isFilterSuffix)
    .filter((suffix) => supportsSuffix(field, suffix, isTree));

/** The parameter of each operator that takes one value or several, without suffix for equality. */
const operatorSuffixes: Readonly<Partial<Record<Operator, FilterSuffix | null>>> = {
  is: null,
  isNot: "ne",
  contains: "contains",
  startsWith: "startsWith",
  atLeast: "gte",
  atMost: "lte",
  moreThan: "gt",
  lessThan: "lt",
  under: "under",
  anyOf: null,
  noneOf: "notIn",
  allOf: null,
};
/** Operators whose parameters have other suffixes than their own, or several. */
const furtherSuffixes: Readonly<Partial<Record<Operator, readonly (FilterSuffix | null)[]>>> = {
  between: ["gte", "lte", "lt"],
  // The end of a day is the start of the next one.
  atMost: ["lte", "lt"],
  anyOf: [null, "in"],
};
/** Returns the suffixes of the parameters of an operator; null for none. */
export const listOperatorSuffixes = (operator: Operator): readonly (FilterSuffix | null)[] =>
  furtherSuffixes[operator] ?? [operatorSuffixes[operator] ?? null];
/** Returns the name of a filter's parameter. */
export const toFilterName = (field: string, suffix: FilterSuffix | null): string =>
  suffix === null ? field : `${field}_${suffix}`;
/** Returns the name of the parameter of an operator. */
export const toOperatorName = (field: string, operator: Operator): string =>
  toFilterName(field, operatorSuffixes[operator] ?? null);
