import {
  findFilterField,
  getTraits,
  isFilterSuffix,
  type Operator,
  type Resource,
  toFilterName,
  toOperatorName,
} from "../../../schema/index.ts";
import type { ListQuery } from "../../provider.ts";
import { addDays, getStartOfDay, toDay } from "./days.ts";

/** One filter condition as the member sees it. Values are as typed: amounts, days, choices, ids. */
export interface Filter {
  readonly field: string;
  readonly operator: Operator;
  readonly values: readonly string[];
}
type Parameters = Record<string, string>;

/** Converts a filter to parameters of `getList`. Days of an instant are on the tenant's clock. */
export function toParameters(resource: Resource, filter: Filter, timeZone: string): Parameters {
  const { field: name, operator, values } = filter;
  const field = findFilterField(resource, name);
  const [first = "", second = ""] = values;
  if (!field) return {};
  if (operator === "isEmpty") return { [toFilterName(name, "empty")]: "true" };
  if (operator === "isFilled") return { [toFilterName(name, "empty")]: "false" };
  const instant = getTraits(field).time === "instant";
  const from = (bound: string): Parameters => {
    if (!bound) return {};
    const isDay = instant && !isExact(bound);
    return { [toFilterName(name, "gte")]: isDay ? getStartOfDay(bound, timeZone) : bound };
  };
  const until = (bound: string): Parameters => {
    if (!bound) return {};
    return instant && !isExact(bound)
      ? { [toFilterName(name, "lt")]: getStartOfDay(addDays(bound), timeZone) }
      : { [toFilterName(name, "lte")]: bound };
  };
  if (operator === "between") return { ...from(first), ...until(second) };
  if (instant && operator === "atLeast") return from(first);
  if (instant && operator === "atMost") return until(first);
  const value = values.join(",");
  return value === "" ? {} : { [toOperatorName(name, operator)]: value };
}

/** Whether a bound is a time of a day and not a day. */
const isExact = (bound: string): boolean => bound.includes("T");
const isStartOfDay = (instant: string, timeZone: string): boolean =>
  !isExact(instant) ||
  Date.parse(getStartOfDay(toDay(instant, timeZone), timeZone)) === Date.parse(instant);

/**
 * Converts parameters of `getList` to filters. Other parameters (search, tab, trash) are ignored.
 */
export function parseFilters(
  resource: Resource,
  names: readonly string[],
  query: ListQuery,
  timeZone: string,
): Filter[] {
  const found: Filter[] = [];
  const read = (name: string): string | null => {
    const value = query[name];
    return value === undefined || value === null || value === "" ? null : String(value);
  };
  for (const name of names) {
    const field = findFilterField(resource, name);
    if (!field) continue;
    const add = (operator: Operator, values: string[]) =>
      found.push({ field: name, operator, values });
    const { choice, reference, list, time } = getTraits(field);
    const isSelected = choice !== undefined || reference !== undefined;
    const one = isSelected && !list;
    const several = isSelected && list === true;
    const equal = read(name);
    if (equal !== null)
      add(one ? "anyOf" : several ? "allOf" : "is", one || several ? equal.split(",") : [equal]);
    const under = read(toFilterName(name, "under"));
    if (under !== null) add("under", under.split(","));
    const none = read(toFilterName(name, "notIn"));
    if (none !== null) add("noneOf", none.split(","));
    const empty = read(toFilterName(name, "empty"));
    if (empty !== null) add(empty === "false" ? "isFilled" : "isEmpty", []);
    for (const operator of ["isNot", "contains", "startsWith", "moreThan"] as const) {
      const value = read(toOperatorName(name, operator));
      if (value !== null) add(operator, [value]);
    }
    const below = read(toFilterName(name, "lt"));
    const instant = time === "instant";
    const from = read(toFilterName(name, "gte"));
    // The end of a day range is the start of the following day; another time remains a time.
    const isEndOfDay = instant && below !== null && isStartOfDay(below, timeZone);
    const until = isEndOfDay ? toDay(below, timeZone, -1) : read(toFilterName(name, "lte"));
    const start = instant && from && isStartOfDay(from, timeZone) ? toDay(from, timeZone) : from;
    if (start !== null && until !== null) add("between", [start, until]);
    else if (start !== null) add("atLeast", [start]);
    else if (until !== null) add("atMost", [until]);
    if (below !== null && !isEndOfDay) add("lessThan", [below]);
  }
  return found;
}

/** Whether a parameter of `getList` filters by a field. */
const isParameterOf = (parameter: string, name: string): boolean =>
  parameter === name ||
  (parameter.startsWith(`${name}_`) && isFilterSuffix(parameter.slice(name.length + 1)));

/**
 * Returns the query with `previous` replaced by `filter`; either may be missing. All conditions of
 * the field of `previous` are replaced, as they are shown together.
 */
export function replaceFilter(
  resource: Resource,
  query: ListQuery,
  previous: Filter | null,
  filter: Filter | null,
  timeZone: string,
): Record<string, unknown> {
  const remaining = Object.entries(query).filter(
    ([parameter]) => !previous || !isParameterOf(parameter, previous.field),
  );
  return {
    ...Object.fromEntries(remaining),
    ...(filter ? toParameters(resource, filter, timeZone) : {}),
  };
}

/** Returns the filters by field, so that each field has one chip. */
export function groupFilters(filters: readonly Filter[]): ReadonlyMap<string, readonly Filter[]> {
  const groups = new Map<string, Filter[]>();
  for (const filter of filters)
    groups.set(filter.field, [...(groups.get(filter.field) ?? []), filter]);
  return groups;
}
