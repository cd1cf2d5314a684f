import { type KeyboardEvent, type PointerEvent, useRef } from "react";
import { useListContext, useTranslate } from "react-admin";
import { getInitialSort, type Resource } from "../../../schema/index.ts";
import { ArrowDownIcon } from "../../icons/ArrowDownIcon.ts";
import { ArrowUpIcon } from "../../icons/ArrowUpIcon.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import type { Column } from "./columns.ts";
import { narrowest } from "./columnWidths.ts";
import { getCellClass } from "./TableRow.tsx";
import { useFieldLabel } from "./useFieldLabel.ts";

interface Props {
  resource: Resource;
  columns: readonly Column[];
  widths: Readonly<Record<string, number>>;
  /** Null if the resource has no bulk operations. */
  checkbox: { checked: boolean; some: boolean; onChange: () => void } | null;
  /** `done` is false during a drag. */
  onResize: (name: string, width: number, done: boolean) => void;
}
/**
 * Renders the heading of a list's table: sortable columns that can be resized, and the checkbox of
 * all rows. The toolbar of selected rows covers all but the checkbox.
 */
export function TableHead({ resource, columns, widths, checkbox, onResize }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const label = useFieldLabel(resource);
  const { sort, setSort, selectedIds, filterValues } = useListContext();
  const initial = getInitialSort(resource, filterValues?.tab);
  const shownBy = sort.field === initial.field ? initial.shownBy : sort.field;
  return (
    <thead>
      <tr aria-rowindex={1} className={selectedIds.length > 0 ? "covered" : undefined}>
        {checkbox && (
          <th className="checkbox pinned" style={{ left: 0 }} scope="col">
            <label>
              <input
                type="checkbox"
                checked={checkbox.checked}
                ref={(box) => {
                  if (box) box.indeterminate = checkbox.some && !checkbox.checked;
                }}
                onChange={checkbox.onChange}
                aria-label={translate("framework.list.selectPage", {
                  name: messages.inSentence(2),
                })}
              />
            </label>
          </th>
        )}
        {columns.map((column, place) => {
          const sorted = sort.field === column.sort || column.name === shownBy;
          const order = sorted && sort.order === "DESC" ? "descending" : "ascending";
          const Arrow = order === "descending" ? ArrowDownIcon : ArrowUpIcon;
          return (
            <th
              key={column.name}
              scope="col"
              className={getCellClass({ ...column, inline: false }, columns[place + 1])}
              style={column.pinned ? { left: `var(--left-${column.name})` } : undefined}
              aria-sort={sorted ? order : column.sortable ? "none" : undefined}
            >
              {column.sortable ? (
                <button
                  type="button"
                  className="sort"
                  onClick={() =>
                    setSort({
                      field: column.sort,
                      order: sorted && sort.order === "ASC" ? "DESC" : "ASC",
                    })
                  }
                >
                  <span className="heading">{label(column.name)}</span>
                  <Arrow className={sorted ? undefined : "rest"} />
                </button>
              ) : (
                <span className="heading">
                  {label(column.name)}
                  {sorted && <Arrow />}
                </span>
              )}
              <ResizeHandle
                name={translate("framework.list.resize", { name: label(column.name) })}
                width={widths[column.name] ?? narrowest}
                onResize={(width, done) => onResize(column.name, width, done)}
              />
            </th>
          );
        })}
        <th className="trail" scope="col">
          <span className="unseen">{translate("framework.list.actions")}</span>
        </th>
      </tr>
    </thead>
  );
}

interface HandleProps {
  name: string;
  width: number;
  onResize: (width: number, done: boolean) => void;
}
function ResizeHandle({ name, width, onResize }: HandleProps) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const at = (event: PointerEvent) =>
    start.current
      ? Math.max(narrowest, Math.round(start.current.width + event.clientX - start.current.x))
      : width;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowRight" ? 16 : event.key === "ArrowLeft" ? -16 : 0;
    if (step === 0) return;
    event.preventDefault();
    onResize(Math.max(narrowest, width + step), true);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule between paragraphs cannot be dragged
    <div
      className="resize"
      role="separator"
      aria-orientation="vertical"
      aria-label={name}
      aria-valuenow={width}
      aria-valuemin={narrowest}
      aria-valuemax={2000}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (start.current) onResize(at(event), false);
      }}
      onPointerUp={(event) => {
        if (start.current) onResize(at(event), true);
        start.current = null;
      }}
    />
  );
}
