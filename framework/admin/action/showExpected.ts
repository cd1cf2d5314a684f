import type { QueryClient } from "@tanstack/react-query";
import type { Resource } from "../../schema/index.ts";
import { announceExpected, type Expect } from "./expectedValues.ts";

type Values = Readonly<Record<string, unknown>>;
/** Returns the values that a record is shown with, or null to leave it as it is. */
type Change = (record: Values & { id: number }) => Values | null;

/** Milliseconds after which a frame counts as painted: a hidden tab paints none. */
const longestFrameMs = 100;
const painted = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestFrameMs);
    requestAnimationFrame(() => setTimeout(resolve));
  });

/**
 * Shows records with the values that an action is expected to give them: at once where their state
 * is said, and after that is painted in every list and page that is loaded. Returns a function that
 * shows some of them as before, for when the server rejects the action. Loads that run meanwhile
 * are cancelled: they would show the old values.
 */
export async function showExpected(
  queries: QueryClient,
  { name }: Pick<Resource, "name">,
  ids: readonly number[],
  expect: Expect,
): Promise<(refused: readonly number[]) => void> {
  const queryKey = [name];
  const endAnnouncement = announceExpected(name, ids, expect);
  await painted();
  await queries.cancelQueries({ queryKey });
  const replaced = new Map<number, Values>();
  const wanted = new Set(ids);
  queries.setQueriesData({ queryKey }, (cached: unknown) =>
    changeRecords(cached, (record) => {
      if (!wanted.has(record.id) || record.version === undefined) return null;
      const values = expect(record);
      if (!replaced.has(record.id)) replaced.set(record.id, pick(record, Object.keys(values)));
      return values;
    }),
  );
  endAnnouncement();
  return (refused) => {
    const returned = new Set(refused);
    queries.setQueriesData({ queryKey }, (cached: unknown) =>
      changeRecords(cached, ({ id }) => (returned.has(id) ? (replaced.get(id) ?? null) : null)),
    );
  };
}

const isObject = (value: unknown): value is Values => typeof value === "object" && value !== null;

const pick = (record: Values, names: readonly string[]): Values =>
  Object.fromEntries(names.map((name) => [name, record[name] ?? null]));

/** Changes the records of a cached answer: one record, a list, or a page or pages of a list. */
function changeRecords(cached: unknown, change: Change): unknown {
  if (Array.isArray(cached)) {
    const changed = cached.map((one) => changeRecords(one, change));
    return changed.some((one, index) => one !== cached[index]) ? changed : cached;
  }
  if (!isObject(cached)) return cached;
  const { id } = cached;
  if (typeof id === "number") {
    const values = change({ ...cached, id });
    return values ? { ...cached, ...values } : cached;
  }
  for (const part of ["data", "list", "pages"]) {
    if (cached[part] === undefined) continue;
    const changed = changeRecords(cached[part], change);
    if (changed !== cached[part]) return { ...cached, [part]: changed };
  }
  return cached;
}
