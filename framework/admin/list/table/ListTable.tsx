import { type CSSProperties, useCallback, useId, useMemo, useRef, useState } from "react";
import { useEvent, useListContext, useTranslate } from "react-admin";
import { useNavigate } from "react-router-dom";
import { can, isLocked, type Resource } from "../../../schema/index.ts";
import { createLazyComponent } from "../../lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../../lazy/useLoadWhenIdle.ts";
import { toPath } from "../../paths.ts";
import type { AdminRecord } from "../../provider.ts";
import { useActor, useScreens } from "../../resources.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { isSelectable } from "../bulk/isSelectable.ts";
import { shrinking } from "../fillHeight.ts";
import { LazyRowMenu } from "../LazyRowMenu.tsx";
import { useListQuery } from "../useListQuery.ts";
import type { EditedCell } from "./CellEditor.tsx";
import { isStateColumn, isTouched } from "./columns.ts";
import { calculateColumnWidths, isTight } from "./columnWidths.ts";
import { HeadNotes } from "./HeadNotes.tsx";
import { hasTotals } from "./hasTotals.ts";
import { LazyCellEditor } from "./LazyCellEditor.ts";
import { LazyNextSteps } from "./LazyNextSteps.tsx";
import type { StartStep } from "./NextSteps.tsx";
import { TableHead } from "./TableHead.tsx";
import { TableRoot } from "./TableRoot.tsx";
import { TableRow } from "./TableRow.tsx";
import { TableSkeleton } from "./TableSkeleton.tsx";
import { TableSums } from "./TableSums.tsx";
import { useColumnConstraints } from "./useColumnConstraints.ts";
import { useColumns, useRowHeight } from "./useColumns.ts";
import { useFieldLabel } from "./useFieldLabel.ts";
import { useFittingColumns } from "./useFittingColumns.ts";
import { useInnerWidth } from "./useInnerWidth.ts";
import { useRowKeys } from "./useRowKeys.ts";
import { useSelection } from "./useSelection.ts";
import { useSums } from "./useSums.ts";
import type { RevealRow, RowWindow } from "./VirtualRows.tsx";

const LazyVirtualRows = createLazyComponent(
  async () => (await import("./VirtualRows.tsx")).VirtualRows,
);

/** Above this number of rows, only the visible ones are rendered. */
const virtualAbove = 100;
export const selectionWidth = 38;
/** Width of the menu's button at the end of a row. */
export const trailWidth = 40;
const nothing: AdminRecord[] = [];

/** The rows of the list as a dense table with a head, and sums below. */
export function ListTable({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const label = useFieldLabel(resource);
  const navigate = useNavigate();
  const actor = useActor();
  const { isTrash, tab } = useListQuery();
  const screens = useScreens(resource);
  const { displays } = screens;
  const {
    data = nothing,
    isPending,
    isFetching,
    total = 0,
    perPage,
    sort,
  } = useListContext<AdminRecord>();
  const { visible: chosen, preference, setPreference, initial } = useColumns(resource);
  const { rowHeight, headHeight } = useRowHeight(resource);
  const root = useRef<HTMLElement>(null);
  const available = useInnerWidth(root);
  const [drag, setDrag] = useState<{ name: string; width: number } | null>(null);
  const [menu, setMenu] = useState<{ record: AdminRecord; anchor: Element } | null>(null);
  const helpId = useId();
  const [resized, setResized] = useState<string | null>(null);
  const [cell, setCell] = useState<EditedCell | null>(null);
  const selection = useSelection(data);
  const editable = !isTrash && can(actor, resource, "edit");

  useLoadWhenIdle(LazyCellEditor);
  const wished = drag ? { ...preference.widths, [drag.name]: drag.width } : preference.widths;
  const sums = useSums(resource);
  const chosenConstraints = useColumnConstraints(resource, chosen, data, sums);
  const selectable = isSelectable(resource, actor, screens);
  const lead = selectable ? selectionWidth : 0;
  const trail = trailWidth;
  const { visible, constraints } = useFittingColumns(
    chosen,
    chosenConstraints,
    // What the member has chosen is shown, and scrolls.
    available === 0 || isTouched(preference, initial) ? null : available - lead - trail,
    sort.field,
  );
  const widths = calculateColumnWidths(visible, constraints, wished, available - lead - trail);
  const columnCount = visible.length + (selectable ? 2 : 1);
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--row": `${rowHeight}px`,
    "--head": `${headHeight}px`,
  };
  let left = lead;
  for (const column of visible) {
    if (column.pinned) style[`--left-${column.name}`] = `${left}px`;
    left += widths[column.name] ?? 0;
  }

  const hasSteps = resource.actionList.some(({ tone }) => tone === "primary");
  const virtual = data.length > virtualAbove;
  const reveal = useRef<RevealRow>(null);
  useLoadWhenIdle(LazyVirtualRows);
  const startStep = useRef<StartStep>(null);

  const open = (record: AdminRecord) => !isTrash && navigate(toPath(resource, "show", record.id));
  const edit = (index: number, name: string, anchor: Element) => {
    const record = data[index];
    const column = visible.find((one) => one.name === name);
    if (record && column?.inline && editable && !isLocked(column.field, record))
      setCell({ record, column, anchor });
  };
  const keys = useRowKeys({
    count: data.length,
    reveal: (index) => reveal.current?.(index),
    onOpen: (index) => data[index] && open(data[index]),
    onSelect: (index, range) => selectable && selection.checkbox(index, range),
    onEdit: edit,
    onEditRecord: editable
      ? (index) => data[index] && navigate(toPath(resource, "edit", data[index].id))
      : undefined,
    onStep: (index) => startStep.current?.(index) ?? false,
  });
  const rowMessages = useMemo(
    () => ({
      select: (name: string) => translate("framework.list.selectRow", { name }),
      more: (name: string) => translate("framework.list.moreFor", { name }),
    }),
    [translate],
  );
  const onSelect = useEvent(selection.checkbox);
  const onResize = useCallback(
    (name: string, width: number, done: boolean) => {
      setDrag(done ? null : { name, width });
      setResized(name);
      if (done) setPreference((now) => ({ ...now, widths: { ...now.widths, [name]: width } }));
    },
    [setPreference],
  );

  const renderRows = ({ indexes, before, after }: RowWindow) => (
    <>
      {before > 0 && <SpaceRow height={before} columns={columnCount} />}
      {indexes.map((index) => {
        const record = data[index];
        return (
          record && (
            <TableRow
              key={record.id}
              resource={resource}
              record={record}
              index={index}
              columns={visible}
              selected={selection.selected.has(record.id)}
              selectable={selectable}
              active={keys.active === index}
              editable={editable}
              linked={!isTrash && !displays?.[resource.label]}
              messages={rowMessages}
              onSelect={onSelect}
            />
          )
        );
      })}
      {after > 0 && <SpaceRow height={after} columns={columnCount} />}
    </>
  );
  return (
    <TableRoot
      ref={root}
      style={style}
      tabIndex={-1}
      aria-label={messages.plural}
      data-scroller
      {...shrinking}
      aria-busy={isFetching}
      data-tight={isTight(visible, constraints, widths) || undefined}
      data-scrolls={left + trail > available + 1 || undefined}
    >
      <table style={{ width: left + trail }} aria-rowcount={total + 1} aria-label={messages.plural}>
        <colgroup>
          {selectable && <col style={{ width: selectionWidth }} />}
          {visible.map((column) => (
            <col key={column.name} style={{ width: widths[column.name] }} />
          ))}
          <col style={{ width: trail }} />
        </colgroup>
        <TableHead
          resource={resource}
          columns={visible}
          widths={widths}
          checkbox={
            selectable
              ? { checked: selection.all, some: selection.some, onChange: selection.selectAll }
              : null
          }
          onResize={onResize}
          helpId={helpId}
        />
        {isPending ? (
          <TableSkeleton checkbox={selectable} columns={visible} rows={Math.min(perPage, 20)} />
        ) : (
          <tbody
            ref={keys.body}
            onKeyDown={keys.onKeyDown}
            onFocus={keys.onFocus}
            onPointerMove={keys.onPointerMove}
            onMouseOver={revealCut}
            onClick={(event) => {
              const { index, target } = findCell(event.target);
              const record = index === null ? undefined : data[index];
              if (!record || !target) return;
              const button = target.closest("button[data-menu]");
              if (button) return setMenu({ record, anchor: button });
              if (target.closest("a, button, input, label, .inline")) return;
              if (window.getSelection()?.type === "Range") return;
              open(record);
            }}
            onDoubleClick={(event) => {
              const { index, cell: at } = findCell(event.target);
              if (index !== null && at?.dataset.column) edit(index, at.dataset.column, at);
            }}
          >
            {virtual ? (
              <LazyVirtualRows
                count={data.length}
                rowHeight={rowHeight}
                scroller={root}
                reveal={reveal}
              >
                {renderRows}
              </LazyVirtualRows>
            ) : (
              renderRows({ indexes: data.map((_, index) => index), before: 0, after: 0 })
            )}
          </tbody>
        )}
        {hasTotals(resource, tab) && !isPending && (
          <TableSums resource={resource} columns={visible} sums={sums} selectable={selectable} />
        )}
      </table>
      <HeadNotes
        id={helpId}
        resized={resized === null ? null : { name: label(resized), width: widths[resized] ?? 0 }}
      />
      {!isTrash && hasSteps && (
        <LazyNextSteps
          resource={resource}
          rows={data}
          body={keys.body}
          column={visible.find(isStateColumn)?.name}
          start={startStep}
        />
      )}
      <LazyRowMenu resource={resource} open={menu} onClose={() => setMenu(null)} />
      {cell && <LazyCellEditor resource={resource} cell={cell} onClose={() => setCell(null)} />}
    </TableRoot>
  );
}

/** Takes the space of rows that are not rendered. */
export const SpaceRow = ({ height, columns }: { height: number; columns: number }) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a plain table takes no focus
  <tr className="space" aria-hidden="true">
    <td colSpan={columns} style={{ height }} />
  </tr>
);

function findCell(at: EventTarget) {
  const target = at instanceof Element ? at : null;
  const row = target?.closest<HTMLElement>("tr[data-index]");
  const cell = target?.closest<HTMLElement>("td[data-column]") ?? null;
  return {
    target,
    cell,
    index: row?.dataset.index === undefined ? null : Number(row.dataset.index),
  };
}

/** Shows truncated text as a tooltip on hover. */
function revealCut(event: { target: EventTarget }) {
  const { cell } = findCell(event.target);
  if (cell && !cell.title && cell.scrollWidth > cell.clientWidth)
    cell.title = cell.textContent ?? "";
}
