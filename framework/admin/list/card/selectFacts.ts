import { isPicture, type Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";
import { isEmptyValue } from "../isEmptyValue.ts";
import type { Column } from "../table/columns.ts";

const maxFields = 4;

/**
 * Returns the fields that a card shows below the name: the first non-empty columns, and any later
 * column that the list sums up and that is not zero, because a list of amounts is about these.
 */
export function selectFacts(
  { label, sums }: Pick<Resource, "label" | "sums">,
  columns: readonly Column[],
  record: AdminRecord,
): Column[] {
  const values: Readonly<Record<string, unknown>> = record;
  // An image is shown beside the name.
  const picture = columns.find(({ field }) => isPicture(field));
  const facts = columns.filter(
    (column) =>
      column !== picture &&
      ![label, "status"].includes(column.name) &&
      (column.own !== null || !isEmptyValue(values[column.name])),
  );
  const summed = facts
    .slice(maxFields)
    .filter(({ name }) => sums.includes(name) && values[name] !== 0);
  return [...facts.slice(0, maxFields), ...summed];
}
