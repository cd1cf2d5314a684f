import { useStore } from "react-admin";
import type { AdminRecord } from "../../framework/admin/provider.ts";
import type { Resource } from "../../framework/schema/index.ts";

/** A result: a page, an action, or a record with what its list shows of it. */
export interface Choice {
  title: string;
  path: string;
  /** The menu's section or the resource's name. */
  kind: string | null;
  image?: string | null;
  facts?: string;
  amount?: string | null;
  /** The keys that do the same without the search. */
  keys?: readonly string[];
  /** Whether it leads to further results, and is not worth remembering. */
  isFurther?: boolean;
  /** Does what the choice names, instead of opening its path. */
  run?: () => Promise<void>;
  /** The record, whose state is shown. */
  hit?: { resource: Resource; record: AdminRecord };
}
const maxRecent = 8;
const isChoice = (raw: unknown): raw is Choice =>
  typeof raw === "object" &&
  raw !== null &&
  "title" in raw &&
  "path" in raw &&
  typeof raw.path === "string";

/** Returns the member's latest choices, newest first. */
export function useRecentChoices() {
  const [raw, set] = useStore<unknown>("search.recent");
  const recent = (Array.isArray(raw) ? raw : []).filter(isChoice).slice(0, maxRecent);
  return {
    recent,
    remember: ({ title, path, kind }: Choice) =>
      set(
        [{ title, path, kind }, ...recent.filter((one) => one.path !== path)].slice(0, maxRecent),
      ),
    forget: () => set([]),
  };
}
