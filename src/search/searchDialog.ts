import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let isOpen = false;
/** What was typed since the dialog was asked for; its code may still be loading. */
let typed = "";

/** Opens or closes the search dialog, from anywhere on the page. */
export function setSearchOpen(open: boolean): void {
  isOpen = open;
  typed = "";
  window.removeEventListener("keydown", bufferKey, true);
  if (open) window.addEventListener("keydown", bufferKey, true);
  for (const listener of listeners) listener();
}
export const toggleSearch = (): void => setSearchOpen(!isOpen);

/**
 * Keeps a typed character for the dialog, so that it is neither lost nor a shortcut of the page.
 */
function bufferKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || (key.length > 1 && key !== "Backspace")) {
    if (key === "Escape") setSearchOpen(false);
    return;
  }
  event.preventDefault();
  event.stopImmediatePropagation();
  typed = key === "Backspace" ? typed.slice(0, -1) : typed + key;
}

/** Returns what was typed before the dialog took the focus; from now on it receives the keys. */
export function takeTyped(): string {
  window.removeEventListener("keydown", bufferKey, true);
  const text = typed;
  typed = "";
  return text;
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Returns whether the search dialog is open. */
export const useSearchOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
