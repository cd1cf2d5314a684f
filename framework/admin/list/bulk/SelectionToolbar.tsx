import Button from "@mui/material/Button";
import type { ReactNode } from "react";
import { useTranslate } from "react-admin";
import { KeyCap } from "../../keys/KeyCap.tsx";
import { useKeys } from "../../keys/useKeys.ts";
import { SelectionRow } from "./SelectionRow.tsx";
import { useReturnToRows } from "./useReturnToRows.ts";

interface Props {
  count: number;
  onClear: () => void;
  /**
   * Over the head of the table, over the row above the items, or floating over their end; the first
   * two move no row.
   */
  place?: "head" | "above" | "end";
  children: ReactNode;
}
/** The number of selected items, and what can be done with them. Escape clears the selection. */
export function SelectionToolbar({ count, onClear, place = "end", children }: Props) {
  const translate = useTranslate();
  useKeys({ clear: onClear });
  useReturnToRows();
  return (
    <SelectionRow
      role="toolbar"
      data-selection=""
      className={place}
      aria-label={translate("framework.list.bulk")}
    >
      <span className="count" aria-live="polite">
        {translate("framework.list.selected", { smart_count: count })}
      </span>
      {children}
      <Button
        className="plain clear"
        aria-label={translate("framework.list.clearSelection")}
        onClick={onClear}
      >
        {translate("framework.list.clear")}
        <KeyCap>Esc</KeyCap>
      </Button>
    </SelectionRow>
  );
}
