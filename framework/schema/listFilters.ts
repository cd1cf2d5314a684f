import type { Operator } from "../fields/FieldKind.ts";
import type { Resource } from "./defineResource.ts";
import type { Field, Fields } from "./field.ts";
import { findField } from "./format.ts";

/**
 * A filter that is not a field: the field that describes its value, and the operators that it
 * offers.
 */
export interface ListFilterDeclaration<F extends Field = Field> {
  input: F;
  operators: readonly Operator[];
}
/** Filters by name; a field alone has the first operator of its kind. */
export type ListFilters = Readonly<Record<string, Field | ListFilterDeclaration>>;
/** The field that describes the value of a declared filter. */
export type FilterInput<D> = D extends { input: infer F } ? F : D;

/** A normalized filter, as the engine and the screens read it. */
export interface ListFilter {
  readonly name: string;
  readonly input: Field;
  readonly operators: readonly Operator[];
}

/** A condition in SQL is true or not: it has no empty value, and contains no list. */
const withoutCondition: readonly Operator[] = ["isEmpty", "isFilled", "under", "allOf"];
/** Returns the operators that a filter with this input can offer, the most common first. */
export const listConditionOperators = ({ type }: Field): readonly Operator[] =>
  type.filters.filter((operator) => !withoutCondition.includes(operator));

const isDeclaration = (
  declared: Field | ListFilterDeclaration,
): declared is ListFilterDeclaration => "input" in declared;

/** Returns the declared filters, each with its operators. */
export const normalizeListFilters = (declared: ListFilters): ListFilter[] =>
  Object.entries(declared).map(([name, one]) =>
    isDeclaration(one)
      ? { name, input: one.input, operators: one.operators }
      : { name, input: one, operators: listConditionOperators(one).slice(0, 1) },
  );

/** Returns the fields that describe the values of a resource's filters, by their names. */
export const getFilterInputs = ({ filterList }: Pick<Resource, "filterList">): Fields =>
  Object.fromEntries(filterList.map(({ name, input }) => [name, input]));

/** Returns the filter with a name that is not a field. */
export const findListFilter = (
  { filterList }: Pick<Resource, "filterList">,
  name: string,
): ListFilter | undefined => filterList.find((one) => one.name === name);

/** Returns the field that describes the value of a filter: of the resource, or the filter's own. */
export const findFilterField = (
  resource: Pick<Resource, "fields" | "filterList">,
  name: string,
): Field | undefined => findListFilter(resource, name)?.input ?? findField(resource, name);
