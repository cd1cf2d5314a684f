import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useListContext, useTranslate } from "react-admin";
import { getInitialSort, isPicture, type Resource } from "../../../schema/index.ts";
import { ArrowDownIcon } from "../../icons/ArrowDownIcon.ts";
import { ArrowUpIcon } from "../../icons/ArrowUpIcon.ts";
import { findKey } from "../../keys/findKey.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import type { Column } from "./columns.ts";
import { narrowest } from "./columnWidths.ts";
import { getCellClass } from "./TableRow.tsx";
import { useFieldLabel } from "./useFieldLabel.ts";

/** The stop of the checkbox of all rows among the names of the columns. */
const checkboxStop = " all";
const findStop = (target: EventTarget): string | undefined =>
  target instanceof Element ? target.closest<HTMLElement>("[data-stop]")?.dataset.stop : undefined;

interface Props {
  resource: Resource;
  columns: readonly Column[];
  widths: Readonly<Record<string, number>>;
  /** Null if the resource has no bulk operations. */
  checkbox: { checked: boolean; some: boolean; onChange: () => void } | null;
  /** `done` is false during a drag. */
  onResize: (name: string, width: number, done: boolean) => void;
  /** The id of the text that says how a column is resized by keys. */
  helpId: string;
}
/**
 * Renders the heading of a list's table: sortable columns that can be resized, and the checkbox of
 * all rows. The toolbar of selected rows covers all but the checkbox. It is one tab stop, in which
 * the arrow keys move, and with Shift change the width of the column.
 */
export function TableHead({ resource, columns, widths, checkbox, onResize, helpId }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const label = useFieldLabel(resource);
  const { sort, setSort, selectedIds, filterValues } = useListContext();
  const initial = getInitialSort(resource, filterValues?.tab);
  const stops = [...(checkbox ? [checkboxStop] : []), ...columns.map(({ name }) => name)];
  const [chosen, setChosen] = useState<string | null>(null);
  const isCovered = selectedIds.length > 0;
  const current = (!isCovered && stops.find((name) => name === chosen)) || stops[0];
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const name = findStop(event.target);
    const column = columns.find((one) => one.name === name);
    if (name === undefined) return;
    const isRight = event.key === "ArrowRight";
    if (column && findKey(event, ["resizeColumn"])) {
      event.preventDefault();
      const width = Math.max(narrowest, (widths[name] ?? narrowest) + (isRight ? 16 : -16));
      onResize(name, width, true);
      return;
    }
    const at = stops.indexOf(name);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: stops.length - 1 }[event.key];
    const next = to === undefined ? undefined : stops[to];
    if (next === undefined || event.shiftKey || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    setChosen(next);
    event.currentTarget.querySelector<HTMLElement>(`[data-stop="${next}"]`)?.focus();
  };
  const toStop = (name: string) => ({
    "data-stop": name,
    tabIndex: name === current ? 0 : -1,
  });
  const shownBy = sort.field === initial.field ? initial.shownBy : sort.field;
  return (
    <thead onKeyDown={onKeyDown} onFocus={(event) => setChosen(findStop(event.target) ?? null)}>
      <tr aria-rowindex={1} className={isCovered ? "covered" : undefined}>
        {checkbox && (
          <th className="checkbox pinned" style={{ left: 0 }} scope="col">
            <label>
              <input
                type="checkbox"
                {...toStop(checkboxStop)}
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
          // A picture says what it is; its name is for screen readers.
          const heading = isPicture(column.field) ? "heading unseen" : "heading";
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
                  {...toStop(column.name)}
                  aria-describedby={helpId}
                  onClick={() =>
                    setSort({
                      field: column.sort,
                      order: sorted && sort.order === "ASC" ? "DESC" : "ASC",
                    })
                  }
                >
                  <span className={heading}>{label(column.name)}</span>
                  <Arrow className={sorted ? undefined : "rest"} />
                </button>
              ) : (
                <span className={heading} {...toStop(column.name)} aria-describedby={helpId}>
                  {label(column.name)}
                  {sorted && <Arrow />}
                </span>
              )}
              <ResizeHandle
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
  width: number;
  onResize: (width: number, done: boolean) => void;
}
/** Changes the width of a column by the mouse; the keyboard does so in its heading. */
function ResizeHandle({ width, onResize }: HandleProps) {
  const start = useRef<{ x: number; width: number } | null>(null);
  const at = (event: PointerEvent) =>
    start.current
      ? Math.max(narrowest, Math.round(start.current.width + event.clientX - start.current.x))
      : width;
  return (
    <div
      className="resize"
      aria-hidden="true"
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
