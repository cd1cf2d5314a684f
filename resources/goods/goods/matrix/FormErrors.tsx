import Alert from "@mui/material/Alert";
import { useEffect } from "react";
import { useTranslate } from "react-admin";
import { get, useFormContext, useFormState } from "react-hook-form";
import { formatError } from "../../../../framework/admin/input/formatError.ts";
import { useMatrix } from "./MatrixContext.ts";
import type { MatrixStore } from "./store/matrixStore.ts";
import { type ServerIssues, toServerIssueKey } from "./store/rowIssues.ts";

/** Passes the form's errors to the store, and shows errors that concern all rows. */
export function FormErrors() {
  const { store, skus } = useMatrix();
  const translate = useTranslate();
  const { control } = useFormContext();
  const { errors, submitCount, isSubmitting } = useFormState({ control });
  useEffect(() => store.setSaved(submitCount > 0), [store, submitCount]);
  useEffect(() => {
    if (isSubmitting) store.setServerIssues(new Map());
  }, [store, isSubmitting]);
  const formErrors: unknown = get(errors, skus);
  useEffect(() => {
    const found = readServerIssues(formErrors, store);
    if (found.size > 0) store.setServerIssues(found);
  }, [store, formErrors]);
  const whole = isRecord(formErrors)
    ? formatError(formErrors.root ?? (formErrors.message ? formErrors : null), translate)
    : null;
  return whole ? (
    <Alert severity="error" role="alert" sx={{ mb: 1 }}>
      {whole}
    </Alert>
  ) : null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
/**
 * Collects the server's errors by cell. The form clears them at the next keystroke; the store
 * retains them until the cell changes.
 */
function readServerIssues(errors: unknown, store: MatrixStore): ServerIssues {
  const { rows } = store.matrix();
  const found = new Map<string, { sentence: string; row: (typeof rows)[number] }>();
  const [first] = store.columns;
  if (!Array.isArray(errors) || !first) return found;
  errors.forEach((one: unknown, index) => {
    const row = rows[index];
    if (!row || !isRecord(one)) return;
    const issue = typeof one.message === "string" ? { ...one, [first.name]: one } : one;
    for (const [name, error] of Object.entries(issue))
      if (isRecord(error) && error.type === "server" && typeof error.message === "string") {
        // An error of a whole row, or of a field without a column, is shown in the first column.
        const column = store.columns.some((each) => each.name === name) ? name : first.name;
        found.set(toServerIssueKey(row, column), { sentence: error.message, row });
      }
  });
  return found;
}
