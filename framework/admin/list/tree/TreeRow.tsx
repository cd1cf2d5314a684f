import { memo, useRef } from "react";
import { Link } from "react-router-dom";
import type { Resource } from "../../../schema/index.ts";
import { ChevronDownIcon } from "../../icons/ChevronDownIcon.ts";
import { ChevronRightIcon } from "../../icons/ChevronRightIcon.ts";
import { MoreIcon } from "../../icons/MoreIcon.ts";
import { toPath } from "../../paths.ts";
import { ColumnValue } from "../table/ColumnValue.tsx";
import type { Column } from "../table/columns.ts";
import { getCellClass } from "../table/TableRow.tsx";
import { labelLeads, useRecordName } from "../useRecordName.ts";
import { listZones } from "./dropZones.ts";
import { RowDropZone } from "./RowDropZone.tsx";
import { RowGrip } from "./RowGrip.tsx";
import type { TreeItem, Zone } from "./tree.ts";

export interface TreeRowMessages {
  select: (name: string) => string;
  more: (name: string) => string;
  expand: (name: string) => string;
  collapse: (name: string) => string;
  drag: (name: string) => string;
}
interface Props {
  resource: Resource;
  item: TreeItem;
  index: number;
  columns: readonly Column[];
  selected: boolean;
  active: boolean;
  movable: boolean;
  ordered: boolean;
  moving: boolean;
  /** Where a dragged row would be dropped relative to this row. */
  zone: Zone | null;
  messages: TreeRowMessages;
  onSelect: (index: number, shift: boolean) => void;
  onToggle: (id: number) => void;
}
const indent = 22;

/** One row of a tree: indented, expandable and draggable. */
export const TreeRow = memo(function TreeRow(props: Props) {
  const {
    resource,
    item,
    index,
    columns,
    selected,
    active,
    movable,
    ordered,
    moving,
    zone,
    messages,
    onSelect,
    onToggle,
  } = props;
  const { branch, level, position, siblings, open } = item;
  const { record, children } = branch;
  const name = useRecordName(resource)(record);
  const row = useRef<HTMLTableRowElement>(null);
  const tabIndex = active ? 0 : -1;
  const classes = ["row", selected && "selected", moving && "moving", zone && `drop-${zone}`];
  return (
    <tr
      ref={row}
      className={classes.filter(Boolean).join(" ")}
      data-index={index}
      data-id={record.id}
      aria-rowindex={index + 2}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={children.length > 0 ? open : undefined}
      tabIndex={tabIndex}
    >
      <td className="checkbox">
        <label>
          <input
            type="checkbox"
            tabIndex={tabIndex}
            checked={selected}
            aria-label={messages.select(name)}
            onChange={(event) =>
              onSelect(index, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey)
            }
          />
        </label>
      </td>
      {columns.map((column, place) => (
        <td
          key={column.name}
          className={getCellClass({ ...column, pinned: false, inline: false }, columns[place + 1])}
          data-column={column.name}
        >
          {place === 0 ? (
            <span className="stem" style={{ paddingInlineStart: (level - 1) * indent }}>
              {children.length > 0 ? (
                <button
                  type="button"
                  className="tool expand"
                  tabIndex={-1}
                  aria-label={open ? messages.collapse(name) : messages.expand(name)}
                  onClick={() => onToggle(record.id)}
                >
                  {open ? <ChevronDownIcon /> : <ChevronRightIcon />}
                </button>
              ) : (
                <span className="leaf" />
              )}
              {column.name === resource.label && labelLeads(resource) ? (
                <Link
                  className="label"
                  to={toPath(resource, "show", record.id)}
                  tabIndex={tabIndex}
                >
                  <ColumnValue column={column} record={record} resource={resource} />
                </Link>
              ) : (
                <ColumnValue column={column} record={record} resource={resource} />
              )}
            </span>
          ) : (
            <ColumnValue column={column} record={record} resource={resource} />
          )}
        </td>
      ))}
      <td className="trail">
        {movable && (
          <>
            {listZones(ordered).map((one) => (
              <RowDropZone key={one} onto={record.id} zone={one} row={row} />
            ))}
            <RowGrip id={record.id} label={messages.drag(name)} tabIndex={tabIndex} />
          </>
        )}
        <button
          type="button"
          className="tool"
          data-menu
          aria-haspopup="menu"
          aria-label={messages.more(name)}
          tabIndex={tabIndex}
        >
          <MoreIcon />
        </button>
      </td>
    </tr>
  );
});
