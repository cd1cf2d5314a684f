/** Progress and result of an import. */
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
  /** Number of values that were corrected or omitted; no action is required. */
  warned: number;
  warnings: RowError[];
  /** Values changed or omitted across the file: one sentence per kind, with the count. */
  notes: string[];
  /** Number of child rows of changed records that are missing from the file. */
  childrenKept: number;
  childrenRemoved: number;
  /** Why the run ended early, as a message. */
  message?: string;
}
export interface RowError {
  row: number;
  field: string | null;
  message: string;
  /** All rows of the record, if it has several: they must be imported again together. */
  rows?: number[];
}
/** Maximum errors in a status; all of them are available page by page. */
const shownErrors = 50;
export const createStatus = (total: number): ImportStatus => ({
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
export const toPublicStatus = (status: ImportStatus): ImportStatus => ({
  ...createStatus(status.total),
  ...Object.fromEntries(Object.entries(status).filter(([name]) => name !== "run")),
  warnings: (status.warnings ?? []).slice(0, shownErrors),
  errors: status.errors
    .slice(0, shownErrors)
    .map(({ row, field, message }) => ({ row, field, message })),
});
