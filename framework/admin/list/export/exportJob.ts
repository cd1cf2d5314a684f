import { useSyncExternalStore } from "react";

/** An export that runs, on whichever page the member is. */
export interface ExportJob {
  /** The name of its rows, in the plural. */
  name: string;
  /** The rows that have arrived; null where the file arrives at once. */
  done: number | null;
  total: number;
  cancel: () => void;
}
const listeners = new Set<() => void>();
let job: ExportJob | null = null;

/** Shows an export, its progress, or with null that none runs any more. */
export function setExportJob(next: ExportJob | null): void {
  job = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
/** Returns the export that runs; null if none does. */
export const useExportJob = (): ExportJob | null => useSyncExternalStore(subscribe, () => job);
