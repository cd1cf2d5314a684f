import { useMemo, useRef } from "react";
import { useListContext } from "react-admin";
import type { AdminRecord } from "../../provider.ts";

/** The selected rows, and selecting: one row, a range with Shift, or the page. */
export function useSelection(rows: readonly AdminRecord[]) {
  const { selectedIds, onSelect, onToggleItem } = useListContext<AdminRecord>();
  const selected = useMemo(() => new Set(selectedIds), [selectedIds]);
  const last = useRef<number | null>(null);
  const on = rows.filter((row) => selected.has(row.id)).length;
  return {
    selected,
    all: rows.length > 0 && on === rows.length,
    some: on > 0,
    checkbox(index: number, shift: boolean) {
      const record = rows[index];
      if (!record) return;
      if (shift && last.current !== null && !selected.has(record.id)) {
        const [from, to] = [Math.min(last.current, index), Math.max(last.current, index)];
        onSelect([...new Set([...selectedIds, ...rows.slice(from, to + 1).map((row) => row.id)])]);
      } else onToggleItem(record.id);
      last.current = index;
    },
    selectAll() {
      const ids = rows.map((row) => row.id);
      if (on === rows.length) onSelect(selectedIds.filter((id) => !ids.includes(id)));
      else onSelect([...new Set([...selectedIds, ...ids])]);
    },
  };
}
