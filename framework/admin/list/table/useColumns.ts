import { useTheme } from "@mui/material/styles";
import { useMemo } from "react";
import { useListFilterContext } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { useActor } from "../../resources.tsx";
import { useListParts } from "../ListParts.ts";
import { useListPreference } from "../useListPreference.ts";
import {
  type ColumnPreference,
  listDeclaredColumns,
  orderColumns,
  selectVisibleColumns,
  untouchedColumns,
} from "./columns.ts";

export const densities = ["compact", "standard", "comfortable"] as const;
export type Density = (typeof densities)[number];
/** Pixels; scaled by the size that the member chose. */
const rowHeights: Record<Density, number> = { compact: 34, standard: 40, comfortable: 48 };
const headHeights: Record<Density, number> = { compact: 34, standard: 34, comfortable: 38 };

export const useDensity = (resource: Resource) =>
  useListPreference<Density>(resource, "density", "standard");

/**
 * Heights of a row and of the head in pixels, depending on the theme; fixed, so that a thousand
 * rows need not be measured.
 */
export function useRowHeight(resource: Resource): { rowHeight: number; headHeight: number } {
  const [density] = useDensity(resource);
  const { rowScale = 1 }: { rowScale?: number } = useTheme();
  return {
    rowHeight: Math.round(rowHeights[density] * rowScale),
    headHeight: Math.round(headHeights[density] * rowScale),
  };
}

/** The columns of a list with the member's settings. */
export function useColumns(resource: Resource) {
  const actor = useActor();
  const { columns: listed } = useListParts();
  const tab = String(useListFilterContext().filterValues.tab);
  const initial = useMemo(
    () => (listed ? untouchedColumns : listDeclaredColumns(resource, tab)),
    [resource, listed, tab],
  );
  const [preference, setPreference] = useListPreference<ColumnPreference>(
    resource,
    "columns",
    initial,
  );
  const { order, hidden, pinned } = preference;
  // Widths are excluded: changed columns render all rows again, which a resize must not do.
  const columns = useMemo(
    () => orderColumns(resource, actor, { order, hidden, pinned, widths: {} }, listed),
    [resource, actor, order, hidden, pinned, listed],
  );
  const visible = useMemo(
    () => selectVisibleColumns(columns, { order, hidden, pinned, widths: {} }),
    [columns, order, hidden, pinned],
  );
  return { columns, visible, preference, setPreference, initial };
}
