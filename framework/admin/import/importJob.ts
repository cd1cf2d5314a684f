import { useSyncExternalStore } from "react";

/** An import that runs, or has ended and was not looked at, on whichever page the member is. */
export interface ImportJob {
  /** The name of the resource. */
  resource: string;
  importId: string;
  total: number;
}
const place = "import.job";
const listeners = new Set<() => void>();
/** Undefined until it was read, as a page that is loaded again follows the same import. */
let job: ImportJob | null | undefined;

const isJob = (value: unknown): value is ImportJob =>
  typeof value === "object" &&
  value !== null &&
  "resource" in value &&
  "importId" in value &&
  "total" in value;
function read(): ImportJob | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? "null");
    return isJob(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Shows the progress of an import, or with null that there is nothing more to show. */
export function setImportJob(next: ImportJob | null): void {
  job = next;
  try {
    if (next) sessionStorage.setItem(place, JSON.stringify(next));
    else sessionStorage.removeItem(place);
  } catch {
    // Without browser storage, a page that is loaded again does not show it.
  }
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const getJob = (): ImportJob | null => {
  job ??= read();
  return job;
};
/** Returns the import that is shown; null if there is none. */
export const useImportJob = (): ImportJob | null => useSyncExternalStore(subscribe, getJob);
