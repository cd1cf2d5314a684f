import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";

interface Options {
  count: number;
  /** Scrolls to a row that may not be rendered yet. */
  reveal: (index: number) => unknown;
  onOpen: (index: number) => void;
  onSelect: (index: number) => void;
  onEdit: (index: number, column: string, cell: Element) => void;
  /** Opens the form of a row. */
  onEditRecord?: (index: number) => void;
}

/**
 * Keyboard navigation with one row as tab stop: the arrows, J and K move, Space and X select, Enter
 * opens, E edits, F2 edits inline.
 */
export function useRowKeys<E extends HTMLElement = HTMLTableSectionElement>({
  count,
  reveal,
  onOpen,
  onSelect,
  onEdit,
  onEditRecord,
}: Options) {
  const [active, setActive] = useState(0);
  const body = useRef<E>(null);
  // The row, and its cell, to focus once rendered.
  const wanted = useRef<{ index: number; column: string | undefined } | null>(null);

  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { index, column } = wanted.current;
    const row = body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`);
    if (!row) return;
    wanted.current = null;
    const cell = column ? row.querySelector<HTMLElement>(`td[data-column="${column}"]`) : null;
    (cell ?? row).focus();
  });

  const go = (index: number, column?: string) => {
    const next = Math.max(0, Math.min(count - 1, index));
    wanted.current = { index: next, column };
    reveal(next);
    setActive(next);
    // Setting the active row to the same value does not render, so the effect above would not run.
    if (next === active)
      body.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLElement)) return;
    const row = event.target.closest<HTMLElement>("[data-index]");
    if (!row || event.altKey || event.ctrlKey || event.metaKey) return;
    const index = Number(row.dataset.index);
    const onRow = event.target === row;
    const column = event.target.tagName === "TD" ? event.target.dataset.column : undefined;
    const inline = [...row.querySelectorAll<HTMLElement>("td.inline[tabindex]")];
    const handled = (() => {
      switch (event.key) {
        case "ArrowDown":
        case "j":
          return go(index + 1, column);
        case "ArrowUp":
        case "k":
          return go(index - 1, column);
        case "Home":
          return go(0, column);
        case "End":
          return go(count - 1, column);
        case "ArrowRight":
        case "ArrowLeft": {
          const at = inline.indexOf(event.target);
          const next = at + (event.key === "ArrowRight" ? 1 : -1);
          return next < 0 ? row.focus() : inline[next]?.focus();
        }
        case " ":
        case "x":
          return onRow || column ? onSelect(index) : "passed";
        case "Enter":
          if (column) return onEdit(index, column, event.target);
          return onRow ? onOpen(index) : "passed";
        case "e":
          return onEditRecord?.(index);
        case "F2": {
          const cell = column ? event.target : inline[0];
          return cell?.dataset.column ? onEdit(index, cell.dataset.column, cell) : undefined;
        }
        default:
          return "passed";
      }
    })();
    if (handled !== "passed") event.preventDefault();
  }

  return {
    body,
    active: Math.min(active, Math.max(0, count - 1)),
    onKeyDown,
    go,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const row = event.target.closest<HTMLElement>("[data-index]");
      if (row) setActive(Number(row.dataset.index));
    },
  };
}
