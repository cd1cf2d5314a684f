import type { StandardAnswer } from "../../schema/index.ts";

/** Progress and result of an import, as it is stored. */
export type ImportStatus = Omit<StandardAnswer<"importStatus">, "pictures" | "undoable">;
/** An error or a warning about one row. */
export type RowError = ImportStatus["errors"][number];
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
