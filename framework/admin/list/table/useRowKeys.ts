import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { KeyName } from "../../keys/bindings.ts";
import { findKey } from "../../keys/findKey.ts";
import { isTyping } from "../../keys/isTyping.ts";

interface Options {
  count: number;
  /** Scrolls to a row that may not be rendered yet. */
  reveal: (index: number) => unknown;
  onOpen: (index: number) => void;
  /** Selects a row, or every row from the one that was selected last. */
  onSelect: (index: number, range: boolean) => void;
  onEdit: (index: number, column: string, cell: Element) => void;
  /** Opens the form of a row. */
  onEditRecord?: ((index: number) => void) | undefined;
  /** Starts the primary action of a row; returns whether it has one. */
  onStep?: ((index: number) => boolean) | undefined;
}

const rowKeys = [
  "next",
  "previous",
  "first",
  "last",
  "select",
  "selectRange",
  "open",
  "step",
  "edit",
  "editCell",
] as const satisfies readonly KeyName[];

/** Keyboard navigation with one row as tab stop; what each key does is in `bindings`. */
export function useRowKeys<E extends HTMLElement = HTMLTableSectionElement>({
  count,
  reveal,
  onOpen,
  onSelect,
  onEdit,
  onEditRecord,
  onStep,
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
    if (body.current) body.current.dataset.keys = "";
    reveal(next);
    setActive(next);
    // Setting the active row to the same value does not render, so the effect above would not run.
    if (next === active)
      body.current?.querySelector<HTMLElement>(`[data-index="${next}"]`)?.focus();
  };

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (!(event.target instanceof HTMLElement)) return;
    const row = event.target.closest<HTMLElement>("[data-index]");
    if (!row || isTyping(event.target) || event.altKey || event.ctrlKey || event.metaKey) return;
    const index = Number(row.dataset.index);
    const onRow = event.target === row;
    const column = event.target.tagName === "TD" ? event.target.dataset.column : undefined;
    const inline = [...row.querySelectorAll<HTMLElement>("td.inline[tabindex]")];
    const handled = (() => {
      if (event.key === "ArrowRight" || event.key === "ArrowLeft") {
        const at = inline.indexOf(event.target);
        const next = at + (event.key === "ArrowRight" ? 1 : -1);
        return next < 0 ? row.focus() : inline[next]?.focus();
      }
      switch (findKey(event, rowKeys)) {
        case "next":
          return go(index + 1, column);
        case "previous":
          return go(index - 1, column);
        case "first":
          return go(0, column);
        case "last":
          return go(count - 1, column);
        case "select":
          return onRow || column ? onSelect(index, false) : "passed";
        case "selectRange":
          return onSelect(index, true);
        case "open":
          if (column) return onEdit(index, column, event.target);
          return onRow ? onOpen(index) : "passed";
        case "edit":
          return onEditRecord ? onEditRecord(index) : "passed";
        case "step":
          return onStep?.(index) ? undefined : "passed";
        case "editCell": {
          const cell = column ? event.target : inline[0];
          return cell?.dataset.column ? onEdit(index, cell.dataset.column, cell) : undefined;
        }
        default:
          return "passed";
      }
    })();
    if (handled !== "passed") event.preventDefault();
  }
  // The mouse counts again once it is moved; what scrolls below it moves no mouse.
  const onPointerMove = () => {
    if (body.current) delete body.current.dataset.keys;
  };

  return {
    body,
    active: Math.min(active, Math.max(0, count - 1)),
    onKeyDown,
    onPointerMove,
    go,
    onFocus: (event: FocusEvent<HTMLElement>) => {
      const row = event.target.closest<HTMLElement>("[data-index]");
      if (row) setActive(Number(row.dataset.index));
    },
  };
}
