import {
  type ClipboardEvent,
  type CSSProperties,
  type FocusEvent,
  useCallback,
  useId,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { selectVariantAttributes } from "../logic/paths.ts";
import type { Place } from "../logic/range.ts";
import { useMatrix, useMatrixValue } from "../MatrixContext.ts";
import { clearCells, copyText, pasteText } from "../store/rangeCommands.ts";
import type { EditWay } from "../store/rowViews.ts";
import { getMatrixColumnConstraints } from "./columnConstraints.ts";
import { ErrorTip } from "./ErrorTip.tsx";
import { FocusTracker } from "./FocusTracker.tsx";
import { GridFoot } from "./GridFoot.tsx";
import { GridHead } from "./GridHead.tsx";
import { GridKeys } from "./GridKeys.tsx";
import { GridRoot } from "./GridRoot.tsx";
import { GridRows } from "./GridRows.tsx";
import { onGridKey } from "./gridKeys.ts";
import { findPlace, useGridPointer } from "./useGridPointer.ts";
import { useScrolls } from "./useScrolls.ts";

interface Props {
  label: string;
  describedBy: string;
  /** Opens the picture choice for the selected cells. */
  onPicture: (anchor: Element) => void;
  onLeaveOut: (rows: readonly number[]) => void;
  onNotice: (sentence: string) => void;
  /** Called when the focus leaves the grid; writes the open input. */
  onLeft: () => void;
}

/** The SKUs as a spreadsheet; on a phone they are cards instead. */
export function MatrixGrid({ label, describedBy, onPicture, onLeaveOut, onNotice, onLeft }: Props) {
  const { store, t } = useMatrix();
  const tipId = useId();
  const root = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  const leaving = useRef(false);
  const [focused, setFocused] = useState(false);
  const [hovered, setHovered] = useState<Place | null>(null);
  const paths = useMatrixValue((one) => one.paths());
  const depths = selectVariantAttributes(useMatrixValue((one) => one.attributes())).length;
  const trail = depths > 0 && paths.length > 1;
  const scrolls = useScrolls(root);

  const openPicture = useCallback(() => {
    const { row, column } = store.active();
    const cell = root.current?.querySelector(`[data-row="${row}"] > [data-column="${column}"]`);
    if (cell) onPicture(cell);
  }, [store, onPicture]);
  const open = (place: Place, way: EditWay) => {
    within.current = true;
    store.select(place);
    if (store.columns[place.column]?.field.kind === "image") openPicture();
    else flushSync(() => store.edit(way));
  };
  const pointer = useGridPointer(store, open);
  const selectedRows = () => {
    const { top, bottom } = store.range();
    return Array.from({ length: bottom - top + 1 }, (_, index) => top + index);
  };
  const copy = (event: ClipboardEvent) => {
    if (store.editing()) return;
    event.preventDefault();
    event.clipboardData.setData("text/plain", copyText(store));
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData("text/plain");
    if (store.editing() || text === "") return;
    event.preventDefault();
    const { rows, columns } = pasteText(store, text);
    if (rows > 0) onNotice(t("pasted.rows", { smart_count: rows }));
    else if (columns > 0) onNotice(t("pasted.columns", { smart_count: columns }));
  };
  const leave = (event: FocusEvent) => {
    const inside =
      event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (inside) return;
    // A written input is unmounted, and its blur has no target; the focus returns to the grid
    // immediately.
    if (event.relatedTarget === null && !event.target.isConnected) return;
    within.current = false;
    setFocused(false);
    onLeft();
  };
  return (
    <>
      <GridKeys title={label} />
      <GridRoot
        ref={root}
        role="grid"
        aria-label={label}
        aria-describedby={describedBy}
        aria-rowcount={paths.length + 1}
        aria-colcount={Math.max(1, depths) + store.columns.length + (trail ? 1 : 0)}
        aria-multiselectable
        data-scrolls={scrolls || undefined}
        style={getMatrixColumnConstraints(store.columns, depths, trail) as CSSProperties}
        onKeyDown={(event) =>
          onGridKey(event, store, {
            openPicture,
            leaving,
            leaveOut: () => trail && onLeaveOut(selectedRows()),
          })
        }
        onCopy={copy}
        onCut={(event) => {
          copy(event);
          if (!store.editing()) clearCells(store);
        }}
        onPaste={paste}
        onFocus={({ target }) => {
          within.current = true;
          setFocused(true);
          const place = findPlace(target);
          const { row, column } = store.active();
          if (place && (place.row !== row || place.column !== column)) store.select(place);
        }}
        onBlur={leave}
        {...pointer}
        onPointerDown={(event) => {
          if (findPlace(event.target)) within.current = true;
          pointer.onPointerDown(event);
        }}
        onPointerOver={(event) => {
          pointer.onPointerOver(event);
          const over = findPlace(event.target);
          setHovered((before) =>
            before?.row === over?.row && before?.column === over?.column ? before : over,
          );
        }}
        onPointerLeave={() => setHovered(null)}
        onClick={(event) => {
          const out =
            event.target instanceof Element
              ? event.target.closest<HTMLElement>("[data-out]")
              : null;
          if (out) onLeaveOut([Number(out.dataset.out)]);
          else pointer.onClick(event);
        }}
      >
        <GridHead trail={trail} />
        <GridRows paths={paths} depths={depths} trail={trail} tipId={tipId} />
        <GridFoot trail={trail} />
      </GridRoot>
      <ErrorTip id={tipId} root={root} hovered={hovered} focused={focused} />
      <FocusTracker root={root} within={within} />
    </>
  );
}
