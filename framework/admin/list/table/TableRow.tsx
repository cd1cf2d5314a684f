import { memo } from "react";
import { Link } from "react-router-dom";
import type { Resource } from "../../../schema/index.ts";
import { MoreIcon } from "../../icons/MoreIcon.ts";
import { toPath } from "../../paths.ts";
import type { AdminRecord } from "../../provider.ts";
import { labelLeads, useRecordName } from "../useRecordName.ts";
import { ColumnValue } from "./ColumnValue.tsx";
import type { Column } from "./columns.ts";

/**
 * Messages of a row; one object for the whole table, so that a row is rendered again only when it
 * changes.
 */
export interface RowMessages {
  select: (name: string) => string;
  more: (name: string) => string;
}
interface Props {
  resource: Resource;
  record: AdminRecord;
  index: number;
  columns: readonly Column[];
  selected: boolean;
  selectable: boolean;
  /** The row that is the table's tab stop. */
  active: boolean;
  editable: boolean;
  linked: boolean;
  messages: RowMessages;
  onSelect: (index: number, shift: boolean) => void;
}

/** One record. The table body handles clicks and keys through `data-index` and `data-column`. */
export const TableRow = memo(function TableRow(props: Props) {
  const {
    resource,
    record,
    index,
    columns,
    selected,
    selectable,
    active,
    editable,
    linked,
    messages,
    onSelect,
  } = props;
  const name = useRecordName(resource)(record);
  const leads = linked && labelLeads(resource);
  return (
    <tr
      className={selected ? "row selected" : "row"}
      data-index={index}
      data-id={record.id}
      aria-rowindex={index + 2}
      tabIndex={active ? 0 : -1}
    >
      {selectable && (
        <td className="checkbox pinned" style={{ left: 0 }}>
          <label>
            <input
              type="checkbox"
              tabIndex={active ? 0 : -1}
              checked={selected}
              aria-label={messages.select(name)}
              onChange={(event) =>
                onSelect(
                  index,
                  event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey,
                )
              }
            />
          </label>
        </td>
      )}
      {columns.map((column, place) => {
        const cell = <ColumnValue column={column} record={record} resource={resource} />;
        return (
          <td
            key={column.name}
            className={getCellClass(
              { ...column, inline: column.inline && editable },
              columns[place + 1],
            )}
            style={column.pinned ? { left: `var(--left-${column.name})` } : undefined}
            data-column={column.name}
            tabIndex={column.inline && editable ? (active ? 0 : -1) : undefined}
          >
            {leads && column.name === resource.label ? (
              <Link
                className="label"
                to={toPath(resource, "show", record.id)}
                tabIndex={active ? 0 : -1}
              >
                {cell}
              </Link>
            ) : (
              cell
            )}
          </td>
        );
      })}
      <td className="trail">
        <button
          type="button"
          className="tool"
          data-menu
          aria-haspopup="menu"
          aria-label={messages.more(name)}
          tabIndex={active ? 0 : -1}
        >
          <MoreIcon />
        </button>
      </td>
    </tr>
  );
});

export function getCellClass(column: Column, next: Column | undefined): string {
  const parts = [column.numeric && "number", column.inline && "inline", column.pinned && "pinned"];
  if (column.pinned && !next?.pinned) parts.push("last-pinned");
  return parts.filter(Boolean).join(" ");
}
