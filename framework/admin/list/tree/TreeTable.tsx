import { DndContext } from "@dnd-kit/core";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type CSSProperties, type KeyboardEvent, useMemo, useRef } from "react";
import { useEvent, useListContext, useTranslate } from "react-admin";
import { useNavigate } from "react-router-dom";
import { can, type Resource } from "../../../schema/index.ts";
import { findKey } from "../../keys/findKey.ts";
import { toPath } from "../../paths.ts";
import type { AdminRecord } from "../../provider.ts";
import { useActor } from "../../resources.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { shrinking } from "../fillHeight.ts";
import { isStateColumn, isTouched } from "../table/columns.ts";
import { calculateColumnWidths, isTight } from "../table/columnWidths.ts";
import { LazyNextSteps } from "../table/LazyNextSteps.tsx";
import { SpaceRow, selectionWidth, trailWidth } from "../table/ListTable.tsx";
import type { StartStep } from "../table/NextSteps.tsx";
import { TableRoot } from "../table/TableRoot.tsx";
import { TableSkeleton } from "../table/TableSkeleton.tsx";
import { useColumnConstraints } from "../table/useColumnConstraints.ts";
import { useColumns, useRowHeight } from "../table/useColumns.ts";
import { useFieldLabel } from "../table/useFieldLabel.ts";
import { useFittingColumns } from "../table/useFittingColumns.ts";
import { useInnerWidth } from "../table/useInnerWidth.ts";
import { useRowKeys } from "../table/useRowKeys.ts";
import { useSelection } from "../table/useSelection.ts";
import { useRecordName } from "../useRecordName.ts";
import type { Drop } from "./dropZones.ts";
import { TreeRow } from "./TreeRow.tsx";
import type { Step, TreeItem } from "./tree.ts";
import { useRowDrag } from "./useRowDrag.ts";

/** Width that two levels of indentation and the arrow take from the name. */
const stemWidth = 80;
/** Width of the grip by which a row is dragged. */
const gripWidth = 28;
const steps: Partial<Record<string, Step>> = {
  ArrowUp: "up",
  ArrowDown: "down",
  ArrowRight: "in",
  ArrowLeft: "out",
};

interface Props {
  resource: Resource;
  items: readonly TreeItem[];
  isPending: boolean;
  movable: boolean;
  ordered: boolean;
  allows: (id: number, drop: Drop) => boolean;
  onDrop: (id: number, drop: Drop) => void;
  onStep: (id: number, step: Step) => void;
  onToggle: (id: number) => void;
  onMenu: (record: AdminRecord, anchor: Element) => void;
}

/** The visible branches as a treegrid. The label column is always first. */
export function TreeTable(props: Props) {
  const { resource, items, isPending, movable, ordered, allows, onDrop, onStep, onToggle, onMenu } =
    props;
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const label = useFieldLabel(resource);
  const navigate = useNavigate();
  const { isFetching } = useListContext<AdminRecord>();
  const { visible, preference, initial } = useColumns(resource);
  const { rowHeight, headHeight } = useRowHeight(resource);
  const root = useRef<HTMLElement>(null);
  const available = useInnerWidth(root);
  const chosen = useMemo(() => {
    // Omits the parent column, which the tree itself shows.
    const shown = visible.filter((column) => column.name !== resource.parent);
    const first = shown.find((column) => column.name === resource.label);
    return first ? [first, ...shown.filter((column) => column !== first)] : shown;
  }, [visible, resource]);
  const rows = useMemo(() => items.map((item) => item.branch.record), [items]);
  const chosenConstraints = useColumnConstraints(resource, chosen, rows).map((room, place) =>
    place === 0
      ? { ...room, wanted: room.wanted + stemWidth, least: room.least + stemWidth }
      : room,
  );
  const trail = movable ? gripWidth + trailWidth : trailWidth;
  const { visible: columns, constraints } = useFittingColumns(
    chosen,
    chosenConstraints,
    // What the member has chosen is shown, and scrolls.
    available === 0 || isTouched(preference, initial) ? null : available - selectionWidth - trail,
  );
  const widths = calculateColumnWidths(
    columns,
    constraints,
    preference.widths,
    available - selectionWidth - trail,
  );
  const width = columns.reduce(
    (sum, column) => sum + (widths[column.name] ?? 0),
    selectionWidth + trail,
  );
  const selection = useSelection(rows);
  const onSelect = useEvent(selection.checkbox);
  const toggle = useEvent(onToggle);
  const recordName = useRecordName(resource);
  const drag = useRowDrag({
    scroller: root,
    ordered,
    allows,
    onDrop,
    getName: (id) => {
      const record = rows.find((row) => row.id === id);
      return record ? recordName(record) : `#${id}`;
    },
  });

  const virtual = items.length > 100;
  const virtualizer = useVirtualizer({
    count: virtual ? items.length : 0,
    getScrollElement: () => root.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  });
  const inSight = virtual
    ? virtualizer.getVirtualItems().map((item) => item.index)
    : items.map((_, index) => index);
  const before = virtual ? (virtualizer.getVirtualItems()[0]?.start ?? 0) : 0;
  const after = virtual
    ? virtualizer.getTotalSize() - (virtualizer.getVirtualItems().at(-1)?.end ?? 0)
    : 0;

  const open = (index: number) => {
    const record = rows[index];
    if (record) navigate(toPath(resource, "show", record.id));
  };
  const isEditable = can(useActor(), resource, "edit");
  const startStep = useRef<StartStep>(null);
  const hasSteps = resource.actionList.some(({ tone }) => tone === "primary");
  const keys = useRowKeys({
    count: items.length,
    reveal: (index) => virtual && virtualizer.scrollToIndex(index),
    onOpen: open,
    onSelect: (index, range) => selection.checkbox(index, range),
    onEdit: () => {},
    onEditRecord: isEditable
      ? (index) => rows[index] && navigate(toPath(resource, "edit", rows[index].id))
      : undefined,
    onStep: (index) => startStep.current?.(index) ?? false,
  });
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    // The arrow keys move the dragged row.
    if (drag.moved !== null) return;
    const row =
      event.target instanceof HTMLElement
        ? event.target.closest<HTMLElement>("tr[data-index]")
        : null;
    const item = row ? items[Number(row.dataset.index)] : undefined;
    if (!row || !item || event.target !== row) return keys.onKeyDown(event);
    const step = steps[event.key];
    if (step && movable && findKey(event, ["moveBranch"])) {
      event.preventDefault();
      return onStep(item.branch.record.id, step);
    }
    const index = Number(row.dataset.index);
    if (findKey(event, ["toggleBranch"])) {
      event.preventDefault();
      const opens = event.key === "ArrowRight";
      if (item.branch.children.length > 0 && item.open !== opens)
        return onToggle(item.branch.record.id);
      if (opens && item.open) return keys.go(index + 1);
      if (!opens && item.branch.parent !== null)
        return keys.go(rows.findIndex((record) => record.id === item.branch.parent));
      return;
    }
    keys.onKeyDown(event);
  }
  const rowMessages = useMemo(
    () => ({
      select: (name: string) => translate("framework.list.selectRow", { name }),
      more: (name: string) => translate("framework.list.moreFor", { name }),
      expand: (name: string) => translate("framework.list.tree.expand", { name }),
      collapse: (name: string) => translate("framework.list.tree.collapse", { name }),
      drag: (name: string) => translate("framework.list.tree.drag", { name }),
    }),
    [translate],
  );
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--row": `${rowHeight}px`,
    "--head": `${headHeight}px`,
  };

  return (
    <DndContext {...drag.context}>
      <TableRoot
        ref={root}
        style={style}
        tabIndex={-1}
        aria-label={messages.plural}
        data-scroller
        {...shrinking}
        aria-busy={isFetching}
        data-tight={isTight(columns, constraints, widths) || undefined}
        data-scrolls={width > available + 1 || undefined}
      >
        <table
          style={{ width }}
          // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose rows expand
          role="treegrid"
          aria-label={messages.plural}
          aria-rowcount={items.length + 1}
        >
          <colgroup>
            <col style={{ width: selectionWidth }} />
            {columns.map((column) => (
              <col key={column.name} style={{ width: widths[column.name] }} />
            ))}
            <col style={{ width: trail }} />
          </colgroup>
          <thead>
            <tr aria-rowindex={1}>
              <th className="checkbox" scope="col">
                <label>
                  <input
                    type="checkbox"
                    checked={selection.all}
                    onChange={selection.selectAll}
                    aria-label={translate("framework.list.selectPage", {
                      name: messages.inSentence(2),
                    })}
                  />
                </label>
              </th>
              {columns.map((column) => (
                <th key={column.name} scope="col" className={column.numeric ? "number" : undefined}>
                  <span className="heading">{label(column.name)}</span>
                </th>
              ))}
              <th className="trail" scope="col">
                <span className="unseen">{translate("framework.list.actions")}</span>
              </th>
            </tr>
          </thead>
          {isPending ? (
            <TableSkeleton checkbox columns={columns} rows={10} />
          ) : (
            <tbody
              ref={keys.body}
              onKeyDown={onKeyDown}
              onFocus={keys.onFocus}
              onClick={(event) => {
                const target = event.target instanceof Element ? event.target : null;
                const row = target?.closest<HTMLElement>("tr[data-index]");
                const record = row ? rows[Number(row.dataset.index)] : undefined;
                if (!target || !record) return;
                const button = target.closest("button[data-menu]");
                if (button) return onMenu(record, button);
                if (!target.closest("a, button, input, label")) open(Number(row?.dataset.index));
              }}
            >
              {before > 0 && <SpaceRow height={before} columns={columns.length + 2} />}
              {inSight.map((index) => {
                const item = items[index];
                if (!item) return null;
                const { id } = item.branch.record;
                return (
                  <TreeRow
                    key={id}
                    resource={resource}
                    item={item}
                    index={index}
                    columns={columns}
                    selected={selection.selected.has(id)}
                    active={keys.active === index}
                    movable={movable}
                    ordered={ordered}
                    moving={drag.moved === id}
                    zone={drag.drop?.onto === id ? drag.drop.zone : null}
                    messages={rowMessages}
                    onSelect={onSelect}
                    onToggle={toggle}
                  />
                );
              })}
              {after > 0 && <SpaceRow height={after} columns={columns.length + 2} />}
            </tbody>
          )}
        </table>
        {hasSteps && (
          <LazyNextSteps
            resource={resource}
            rows={rows}
            body={keys.body}
            column={columns.find(isStateColumn)?.name}
            start={startStep}
          />
        )}
      </TableRoot>
    </DndContext>
  );
}
