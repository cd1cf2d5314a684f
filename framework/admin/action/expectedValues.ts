import { useMemo, useSyncExternalStore } from "react";
import type { Resource } from "../../schema/index.ts";

type Values = Readonly<Record<string, unknown>>;
/** Returns the values that a record is expected to get. */
export type Expect = (record: Values) => Values;

/** What records are expected to become, by resource and id, until every cache shows it. */
const expected = new Map<string, Expect>();
const listeners = new Set<() => void>();
const toKey = (resource: string, id: number): string => `${resource} ${id}`;

function notify(): void {
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Lets the states of records show what is expected at once. Returns a function that ends it. */
export function announceExpected(
  resource: string,
  ids: readonly number[],
  expect: Expect,
): () => void {
  const keys = ids.map((id) => toKey(resource, id));
  for (const key of keys) expected.set(key, expect);
  notify();
  return () => {
    // Another action may have announced its own values meanwhile.
    for (const key of keys) if (expected.get(key) === expect) expected.delete(key);
    notify();
  };
}

/**
 * Returns a record with the values that an action in progress is expected to give it. What is small
 * and says the state uses it, and is rendered before the whole page is.
 */
export function useExpectedRecord<T extends Values & { id: number }>(
  { name }: Pick<Resource, "name">,
  record: T,
): T {
  const key = toKey(name, record.id);
  const expect = useSyncExternalStore(subscribe, () => expected.get(key));
  return useMemo(() => (expect ? { ...record, ...expect(record) } : record), [expect, record]);
}
