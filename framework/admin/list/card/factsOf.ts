import type { Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";
import { type Column, kindOf } from "../table/columns.ts";

const mostFields = 4;
const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);

/**
 * What a card says of a record below its name: the first columns that hold something, and of the later ones each that the list sums up and
 * that is not nothing, for a list of amounts is about these.
 */
export function factsOf(
  { label, sums }: Pick<Resource, "label" | "sums">,
  columns: readonly Column[],
  record: AdminRecord,
): Column[] {
  const values: Readonly<Record<string, unknown>> = record;
  // A picture stands with the name.
  const picture = columns.find(({ field }) => kindOf(field) === "image");
  const told = columns.filter(
    (column) => column !== picture && ![label, "status"].includes(column.name) && !isEmpty(values[column.name]),
  );
  const summed = told.slice(mostFields).filter(({ name }) => sums.includes(name) && values[name] !== 0);
  return [...told.slice(0, mostFields), ...summed];
}
