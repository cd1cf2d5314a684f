import type { ReactNode } from "react";
import { createLazyComponent } from "../lazy/createLazyComponent.tsx";
import type { DisplayProps } from "./DisplayProps.ts";

const LazyRowsTable = createLazyComponent(async () => (await import("./RowsTable.tsx")).RowsTable);

const isRow = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** Renders child rows: their number in a cell, a table on a page. */
export function renderRows(shown: DisplayProps): ReactNode {
  const rows = Array.isArray(shown.value) ? shown.value.filter(isRow) : [];
  if (shown.page) return <LazyRowsTable shown={shown} rows={rows} />;
  const count = { smart_count: rows.length };
  const { format, resource, name } = shown;
  return format.translate(`resources.${resource.name}.rowCounts.${name}`, {
    ...count,
    _: format.translate("framework.record.rows", count),
  });
}
