import { useMemo } from "react";
import type { Column } from "./columns.ts";
import {
  type ColumnConstraints,
  selectFittingColumns,
  squeezeTexts,
  sumLeast,
} from "./columnWidths.ts";

/**
 * The columns for which the table is wide enough, with their constraints; all of them where the
 * width is null. They stay the same object while the same columns fit, as rows depend on them.
 *
 * @param available Pixels for the columns.
 * @param sorted The field by which the rows are sorted.
 */
export function useFittingColumns(
  columns: readonly Column[],
  constraints: readonly ColumnConstraints[],
  available: number | null,
  sorted?: string,
) {
  const fitting =
    available === null ? columns : selectFittingColumns(columns, constraints, available, sorted);
  const names = fitting.map(({ name }) => name).join();
  const visible = useMemo(() => {
    const kept = names.split(",");
    return columns.filter(({ name }) => kept.includes(name));
  }, [columns, names]);
  const fittingConstraints = constraints.filter((_, place) => {
    const column = columns[place];
    return column !== undefined && fitting.includes(column);
  });
  const isNarrow = available !== null && sumLeast(fittingConstraints) > available;
  return {
    visible,
    constraints: isNarrow ? squeezeTexts(fittingConstraints) : fittingConstraints,
  };
}
