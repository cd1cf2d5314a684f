/** How far an import is, and what came of it. */
export interface ImportStatus {
  state: "waiting" | "running" | "done" | "failed" | "cancelled";
  dryRun: boolean;
  done: number;
  total: number;
  created: number;
  updated: number;
  unchanged: number;
  failed: number;
  errors: RowError[];
  /** What was mended or left out on the way: nothing that one must do again. */
  warned: number;
  warnings: RowError[];
  /** What was changed or left out all over the file: one sentence a kind, with how often. */
  notes: string[];
  /** Child rows of changed records that the file does not name. */
  childrenKept: number;
  childrenRemoved: number;
  /** Why it ended before its end, as a sentence. */
  message?: string;
}
export interface RowError {
  row: number;
  field: string | null;
  message: string;
  /** All rows of its record, where it has several: mended, they must come back together. */
  rows?: number[];
}
/** What a status carries; all of them are read page by page. */
const shownErrors = 50;
export const fresh = (total: number): ImportStatus => ({
  state: "waiting",
  dryRun: false,
  done: 0,
  total,
  created: 0,
  updated: 0,
  unchanged: 0,
  failed: 0,
  errors: [],
  warned: 0,
  warnings: [],
  notes: [],
  childrenKept: 0,
  childrenRemoved: 0,
});
export const visible = (status: ImportStatus): ImportStatus => ({
  ...fresh(status.total),
  ...Object.fromEntries(Object.entries(status).filter(([name]) => name !== "run")),
  warnings: (status.warnings ?? []).slice(0, shownErrors),
  errors: status.errors.slice(0, shownErrors).map(({ row, field, message }) => ({ row, field, message })),
});
