import { useCallback, useMemo } from "react";

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/**
 * Session storage, because drafts contain names and document numbers: they survive a reload, but
 * not the tab.
 */
const storage = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};
function read(key: string): Values | null {
  try {
    const stored: unknown = JSON.parse(storage()?.getItem(key) ?? "null");
    return isValues(stored) ? stored : null;
  } catch {
    return null;
  }
}

/** Unsaved input of one step. It belongs to one version of the record and is discarded with it. */
export function useDraft(step: string, record: { id: number; version: number }) {
  const key = `join ${record.id} ${record.version} ${step}`;
  const draft = useMemo(() => read(key), [key]);
  const keep = useCallback(
    (values: Values) => {
      try {
        storage()?.setItem(key, JSON.stringify(values));
      } catch {
        // If storage is full or forbidden, the draft is not stored; the input is still on the
        // screen.
      }
    },
    [key],
  );
  const forget = useCallback(() => storage()?.removeItem(key), [key]);
  return { draft, keep, forget };
}
