import { pathToList } from "../../../../framework/admin/paths.ts";
import type { Resource } from "../../../../framework/schema/index.ts";
import { type lineKinds, settlementLines } from "../../settlementLines/settlementLines.ts";

/** The lines of a shop's own statement, as a filter; null for anything else. */
export function filterLines(
  { name }: Pick<Resource, "name">,
  record: object,
): Readonly<Record<string, string>> | null {
  const { day, month }: { day?: unknown; month?: unknown } = record;
  if (name === "settlementDays" && typeof day === "string") return { day };
  return name === "settlementMonths" && typeof month === "string" ? { month } : null;
}

/** The path of the lines that a statement sums, of one kind where it is given. */
export function pathToLines(
  resource: Pick<Resource, "name">,
  record: object,
  kind?: (typeof lineKinds)[number],
): string | null {
  const filter = filterLines(resource, record);
  return (
    filter && pathToList(settlementLines, { ...filter, ...(kind && { kind }), tab: "settled" })
  );
}
