import { isState } from "../../../fields/choice/schema.ts";
import type { Resource } from "../../../schema/index.ts";

type Summed = Pick<Resource, "sums" | "tabs" | "toDo" | "fields" | "visibleTabs">;

/** Whether the tabs of a list are states that its rows pass through. */
function hasStateTabs({ tabs, fields }: Summed): boolean {
  if (tabs === null) return false;
  if (!("field" in tabs)) return "status" in fields;
  return isState(tabs.field, fields[tabs.field]?.options ?? {});
}

/**
 * Whether the shown rows of a list add up. Rows of several states do not: a cancelled loan is
 * no part of a total. A tab whose rows wait for somebody is worked through, and has no total.
 */
export function hasTotals(resource: Summed, chosen: string | null): boolean {
  const [first, ...others] = resource.visibleTabs ?? [];
  const tab = chosen ?? (others.length === 0 ? (first ?? null) : null);
  if (resource.sums.length === 0 || resource.toDo.some((line) => line.tab === tab)) return false;
  return tab !== null || !hasStateTabs(resource);
}
