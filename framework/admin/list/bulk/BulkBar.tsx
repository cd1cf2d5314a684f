import { useEffect, useRef, useState } from "react";
import { useEvent, useListContext } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../../lazy/useLoadWhenIdle.ts";
import type { AdminRecord } from "../../provider.ts";
import { useListQuery } from "../useListQuery.ts";
import { useSelectable } from "./useSelectable.ts";
import { useSelectOnArrival } from "./useSelectOnArrival.ts";

const LazyBulkActions = createLazyComponent(
  async () => (await import("./BulkActions.tsx")).BulkActions,
);

interface Props {
  resource: Resource;
  /** Whether the toolbar replaces the head of the table below it; otherwise the row above. */
  coversHead: boolean;
}
/** The toolbar of the selected rows, once there are any. */
export function BulkBar({ resource, coversHead }: Props) {
  const { isTrash, tab } = useListQuery();
  const { selectedIds, onSelect } = useListContext<AdminRecord>();
  const clear = useEvent(() => onSelect([]));
  const shown = `${isTrash} ${tab}`;
  const shownBefore = useRef(shown);
  useEffect(() => {
    // Changing the tab clears the selection, whose rows would no longer be visible.
    if (shownBefore.current !== shown) clear();
    shownBefore.current = shown;
  }, [shown, clear]);
  useLoadWhenIdle(LazyBulkActions);
  useSelectOnArrival(useSelectable(resource));
  // A dialog remains open after its operation has cleared the selection.
  const [wasUsed, setUsed] = useState(false);
  if (selectedIds.length > 0 && !wasUsed) setUsed(true);
  return wasUsed ? <LazyBulkActions resource={resource} coversHead={coversHead} /> : null;
}
