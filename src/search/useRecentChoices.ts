import { useStore } from "react-admin";

/** A result chosen earlier, with its name at that time. */
export interface Choice {
  title: string;
  path: string;
  /** The menu's section or the resource's name. */
  kind: string | null;
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
    remember: (choice: Choice) =>
      set([choice, ...recent.filter(({ path }) => path !== choice.path)].slice(0, maxRecent)),
    forget: () => set([]),
  };
}
