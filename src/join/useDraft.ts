import { useCallback, useMemo } from "react";

type Values = Readonly<Record<string, unknown>>;
const isValues = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Names of papers and persons stay in this tab: they outlive a reload, not the browser. */
const storage = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null;
  }
};
function read(key: string): Values | null {
  try {
    const kept: unknown = JSON.parse(storage()?.getItem(key) ?? "null");
    return isValues(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** What was typed in one step and is not saved yet. It was typed over one version of the record, and is forgotten with it. */
export function useDraft(step: string, record: { id: number; version: number }) {
  const key = `join ${record.id} ${record.version} ${step}`;
  const draft = useMemo(() => read(key), [key]);
  const keep = useCallback(
    (values: Values) => {
      try {
        storage()?.setItem(key, JSON.stringify(values));
      } catch {
        // A full or forbidden storage keeps nothing; what is typed is still on the screen.
      }
    },
    [key],
  );
  const forget = useCallback(() => storage()?.removeItem(key), [key]);
  return { draft, keep, forget };
}
