import { useStore } from "react-admin";

/** What was chosen in the search, as it was called then. */
export interface Choice {
  title: string;
  path: string;
  /** What kind of thing it is: the menu's section or the resource. */
  kind: string | null;
}
const most = 8;
const isChoice = (raw: unknown): raw is Choice =>
  typeof raw === "object" && raw !== null && "title" in raw && "path" in raw && typeof raw.path === "string";

/** The member's latest choices, the last one first. */
export function useRecentChoices() {
  const [raw, set] = useStore<unknown>("search.recent");
  const recent = (Array.isArray(raw) ? raw : []).filter(isChoice).slice(0, most);
  return {
    recent,
    remember: (choice: Choice) => set([choice, ...recent.filter(({ path }) => path !== choice.path)].slice(0, most)),
    forget: () => set([]),
  };
}
