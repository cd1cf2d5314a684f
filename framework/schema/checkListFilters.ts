import type { Resource } from "./defineResource.ts";
import { type ListFilter, listConditionOperators } from "./listFilters.ts";

type Add = (code: string, where: string, what: string, mend: string) => void;

/** Parameters that order a list, which are names of fields as well. */
const listOrder: readonly string[] = ["sort", "order"];

/** Whether a condition in SQL can be compared with the values of a filter. */
const isComparable = ({ input }: ListFilter): boolean => {
  const { secret, ownTable, structured, list } = input.type.traits;
  return input.kind !== "computed" && !(secret || ownTable || structured || list);
};

/** Reports filters that collide with a field, or offer what their input does not have. */
export function checkListFilters(
  resource: Pick<Resource, "fields" | "filterList">,
  add: Add,
): void {
  for (const filter of resource.filterList) {
    const { name, input, operators } = filter;
    const where = `filters.${name}`;
    if (Object.hasOwn(resource.fields, name))
      add("E158", where, "is the name of a field", "give it another name");
    if (listOrder.includes(name))
      add("E158", where, "is a parameter of every list", "give it another name");
    if (!isComparable(filter)) {
      add("E159", where, `no condition compares a ${input.kind}`, "take an input of another kind");
      continue;
    }
    const possible = listConditionOperators(input);
    const unknown = operators.filter((operator) => !possible.includes(operator));
    if (unknown.length > 0 || operators.length === 0)
      add(
        "E159",
        where,
        operators.length === 0
          ? "offers no operator"
          : `a ${input.kind} has no ${unknown.join(", ")}`,
        `use some of ${possible.join(", ")}`,
      );
  }
}
