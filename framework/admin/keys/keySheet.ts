import { useEffect, useSyncExternalStore } from "react";

/** Keys of one screen only, which the sheet lists first: what each does is already translated. */
export interface OwnKeys {
  readonly title: string;
  readonly keys: readonly (readonly [key: string, text: string])[];
}
interface Sheet {
  readonly isOpen: boolean;
  readonly own: OwnKeys | null;
}
const listeners = new Set<() => void>();
let sheet: Sheet = { isOpen: false, own: null };

function change(next: Partial<Sheet>): void {
  sheet = { ...sheet, ...next };
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opens or closes the sheet of all keys, from anywhere on the page. */
export const setKeySheetOpen = (isOpen: boolean): void => change({ isOpen });

/** Returns whether the sheet of all keys is open, and the keys of the shown screen. */
export const useKeySheet = (): Sheet => useSyncExternalStore(subscribe, () => sheet);

/** Lists the keys of this screen in the sheet while it is shown; keep the object the same. */
export function useOwnKeys(own: OwnKeys): void {
  useEffect(() => {
    change({ own });
    return () => change({ own: null });
  }, [own]);
}
