import { useSyncExternalStore } from "react";

const listeners = new Set<() => void>();
let isOpen = false;

/** Opens or closes the search dialog, from anywhere on the page. */
export function setSearchOpen(open: boolean): void {
  isOpen = open;
  for (const listener of listeners) listener();
}
export const toggleSearch = (): void => setSearchOpen(!isOpen);

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Returns whether the search dialog is open. */
export const useSearchOpen = (): boolean => useSyncExternalStore(subscribe, () => isOpen);
