import type { KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { placeAfterKey, placeAfterTab } from "../logic/moves.ts";
import type { MatrixStore } from "../store/matrixStore.ts";
import { clearCells, fillDown } from "../store/rangeCommands.ts";

export interface KeyCommands {
  openPicture: () => void;
  leaveOut: () => void;
  /** Set after Escape, so that the next Tab leaves the grid and keyboard users are not trapped. */
  leaving: { current: boolean };
}

/**
 * Handles the keys of a spreadsheet. All other keys are left to the browser: letters for the open
 * input, copy and paste.
 */
export function onGridKey(event: KeyboardEvent, store: MatrixStore, commands: KeyCommands): void {
  if (event.nativeEvent.isComposing) return;
  const taken = store.editing() ? keyInBox(event, store) : keyOnCell(event, store, commands);
  if (taken) event.preventDefault();
  if (event.key !== "Tab") commands.leaving.current = event.key === "Escape" && !taken;
}

function keyInBox(event: KeyboardEvent, store: MatrixStore): boolean {
  const { key, shiftKey, ctrlKey, metaKey } = event;
  const place = store.active();
  const size = store.size();
  if (key === "Escape") {
    store.escape();
    event.stopPropagation();
    return true;
  }
  if (key === "Enter") {
    store.select(placeAfterKey(place, shiftKey ? "ArrowUp" : "ArrowDown", false, size) ?? place);
    return true;
  }
  if (key === "Tab") {
    const next = placeAfterTab(place, shiftKey, size);
    store.select(next ?? place);
    return next !== null;
  }
  // An arrow key leaves a cell that was opened by typing over it; in a cell opened for editing it
  // moves the caret.
  const next =
    store.editing()?.way === "over" && key.startsWith("Arrow")
      ? placeAfterKey(place, key, false, size)
      : null;
  if (next) store.select(next);
  // A save includes half-typed text.
  else if ((ctrlKey || metaKey) && key.toLowerCase() === "s") store.close();
  return next !== null;
}

function keyOnCell(
  event: KeyboardEvent,
  store: MatrixStore,
  { openPicture, leaveOut, leaving }: KeyCommands,
): boolean {
  const { key, shiftKey, altKey } = event;
  const control = event.ctrlKey || event.metaKey;
  const place = store.active();
  const isPicture = store.columns[place.column]?.field.kind === "image";
  if (altKey && !control) return false;
  const next = placeAfterKey(place, key, control, store.size());
  if (next) {
    store.select(next, shiftKey);
    return true;
  }
  if (control) return shortcut(key.toLowerCase(), shiftKey, store, leaveOut);
  switch (key) {
    case "Tab": {
      const beside = leaving.current ? null : placeAfterTab(place, shiftKey, store.size());
      if (beside) store.select(beside);
      return beside !== null;
    }
    case "Enter":
      if (isPicture) openPicture();
      else
        store.select(
          placeAfterKey(place, shiftKey ? "ArrowUp" : "ArrowDown", false, store.size()) ?? place,
        );
      return true;
    case "F2":
      if (isPicture) openPicture();
      else flushSync(() => store.edit("end"));
      return true;
    case " ":
      if (isPicture) openPicture();
      else flushSync(() => store.edit("over"));
      return isPicture;
    case "Delete":
    case "Backspace":
      clearCells(store);
      return true;
  }
  // The letter itself is typed into the input that has just been opened, as is text composed by an
  // input method.
  if (!isPicture && (key.length === 1 || key === "Process")) flushSync(() => store.edit("over"));
  return false;
}

function shortcut(key: string, shift: boolean, store: MatrixStore, leaveOut: () => void): boolean {
  if (key === "d") fillDown(store);
  else if (key === "a") store.selectAll();
  else if (key === "y" || (key === "z" && shift)) store.redo();
  else if (key === "z") store.undo();
  else if (key === "-") leaveOut();
  else return false;
  return true;
}
