import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import {
  findFilterField,
  findListFilter,
  type Operator,
  type Resource,
} from "../../../schema/index.ts";
import type { ListQuery } from "../../provider.ts";
import { useAdmin, useAdminProvider } from "../../resources.tsx";
import { useListQuery } from "../useListQuery.ts";
import { toDay } from "./days.ts";
import { type Filter, replaceFilter } from "./filters.ts";
import { getArity, listOperators } from "./listOperators.ts";
import { useFilters } from "./useFilters.ts";
import { useNamed } from "./useNamed.ts";
import { useTrees } from "./useTrees.ts";

/** Milliseconds after the last change before the matching rows are counted. */
const countDelay = 250;

/**
 * A range from or up to a value is a range whose other end is open. Of a bound that is a time, the
 * day is edited.
 */
function toRange(filter: Filter, operators: readonly Operator[], timeZone: string): Filter {
  if (!operators.includes("between")) return filter;
  const values = filter.values.map((value) =>
    value.includes("T") ? toDay(value, timeZone) : value,
  );
  const [value = ""] = values;
  if (filter.operator === "atLeast") return { ...filter, operator: "between", values: [value, ""] };
  const isUntil = filter.operator === "atMost" || !operators.includes(filter.operator);
  if (isUntil) return { ...filter, operator: "between", values: ["", value] };
  return { ...filter, values };
}
const isComplete = ({ operator, values }: Filter) =>
  getArity(operator) === "none" || values.some((value) => value !== "");

/** The filters of a list while they are edited, and the list's query with them. */
export function useFilterDraft(resource: Resource) {
  const { timeZone } = useAdmin();
  const { filter: query } = useListQuery();
  const { offered, filters } = useFilters(resource);
  // What a link has set can be changed, though nobody is offered it.
  const linked = filters.map(({ field }) => field).filter((name) => !offered.includes(name));
  const names = [...offered, ...new Set(linked)];
  const named = useNamed(resource);
  const findTree = useTrees(resource);
  const [draft, setDraft] = useState<Readonly<Record<string, Filter>>>({});

  const findOperators = (name: string): readonly Operator[] => {
    const own = findListFilter(resource, name);
    if (own) return own.operators;
    if (named(name)) return ["is", "isNot", "isEmpty", "isFilled"];
    const field = findFilterField(resource, name);
    if (!field) return [];
    const operators = listOperators(field, findTree(name) !== null);
    // A range with an open end says the same.
    return operators.includes("between")
      ? operators.filter((one) => one !== "atLeast" && one !== "atMost")
      : operators;
  };
  /** The filter by a field that the list has; of several, the first is edited. */
  const findPresent = (name: string) => filters.find(({ field }) => field === name) ?? null;
  const toEmpty = (name: string): Filter => ({
    field: name,
    operator: findOperators(name)[0] ?? "is",
    values: [],
  });
  const toFilter = (name: string): Filter => {
    const edited = draft[name];
    if (edited) return edited;
    const present = findPresent(name);
    return present ? toRange(present, findOperators(name), timeZone) : toEmpty(name);
  };
  const next = Object.values(draft).reduce<ListQuery>(
    (result, edited) =>
      replaceFilter(
        resource,
        result,
        findPresent(edited.field),
        isComplete(edited) ? edited : null,
        timeZone,
      ),
    query,
  );
  return {
    names,
    findOperators,
    toFilter,
    isSet: (name: string) => isComplete(toFilter(name)),
    change: (filter: Filter) => setDraft({ ...draft, [filter.field]: filter }),
    /** Empties every filter that can be edited here. */
    clear: () => setDraft(Object.fromEntries(names.map((name) => [name, toEmpty(name)]))),
    isChanged: Object.keys(draft).length > 0,
    /** The list's query with the edited filters. */
    next,
  };
}

/** The number of rows that match a query, counted once it no longer changes; null until then. */
export function useMatchingCount(resource: Resource, query: ListQuery) {
  const provider = useAdminProvider();
  const { query: current, filter } = useListQuery();
  const asked = {
    ...query,
    ...(current.tab_in && !filter.tab_in ? { tab_in: current.tab_in } : {}),
  };
  const key = JSON.stringify(asked);
  const [settled, setSettled] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(key), countDelay);
    return () => clearTimeout(timer);
  }, [key]);
  const { data } = useQuery({
    queryKey: [resource.name, "matching", settled],
    queryFn: () =>
      provider.getList(resource.name, {
        pagination: { page: 1, perPage: 1 },
        sort: { field: "id", order: "DESC" },
        filter: JSON.parse(settled),
      }),
  });
  return settled === key && data ? (data.total ?? null) : null;
}
