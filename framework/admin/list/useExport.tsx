import { useState } from "react";
import { useListSortContext, useLocale, useNotify, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { formatNumber } from "../display/format.ts";
import { ApiError, type ListQuery } from "../provider.ts";
import { useAdminProvider } from "../resources.tsx";
import { Toast } from "../toast/Toast.tsx";
import { useToast } from "../toast/useToast.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { setExportJob } from "./export/exportJob.ts";
import { useColumns } from "./table/useColumns.ts";
import { useFailure } from "./useFailure.ts";

export const exportFormats = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormats)[number];
/** Which columns a file has: those that the list shows, or every field. */
export const exportScopes = ["shown", "all"] as const;
export type ExportScope = (typeof exportScopes)[number];

/** A file to export. */
interface ExportedFile {
  query: ListQuery;
  format: ExportFormat;
  scope: ExportScope;
  /** The number of its rows. */
  total: number;
}

/** Errors that concern Excel files only: the same rows can be exported as CSV. */
const excelErrors: readonly string[] = [
  "export.tooManyRows",
  "export.textTooLong",
  "export.tooLarge",
];
const isExcelError = (error: unknown): boolean =>
  error instanceof ApiError && excelErrors.includes(error.error ?? "");

/**
 * Exports the rows that match a query, in the list's order, as a file from the server. A strip
 * shows the progress, also on other pages. Where they are too many or too long for an Excel file,
 * the message offers CSV.
 */
export function useExport(resource: Resource) {
  const notify = useNotify();
  const translate = useTranslate();
  const failure = useFailure();
  const provider = useAdminProvider();
  const toast = useToast();
  const messages = useResourceMessages(resource);
  const { sort } = useListSortContext();
  const locale = useLocale();
  const [running, setRunning] = useState(false);
  const { visible } = useColumns(resource);
  async function download({ query, format, scope, total }: ExportedFile): Promise<void> {
    if (total === 0) return notify("framework.list.exportEmpty", { type: "warning" });
    setRunning(true);
    const rows = { smart_count: total, total: formatNumber(total, locale) };
    const stop = new AbortController();
    const show = (done: number | null) =>
      setExportJob({
        name: messages.inSentence(total),
        done: done === null ? null : Math.min(done, total),
        total,
        cancel: () => stop.abort(),
      });
    show(format === "csv" ? 0 : null);
    try {
      const order = sort.order === "DESC" ? "desc" : "asc";
      const saveAgain = await provider.exportRows(resource.name, {
        query,
        format,
        ...(scope === "shown" && { columns: visible.map(({ name }) => name) }),
        sort: [sort.field, order],
        signal: stop.signal,
        onRows: show,
      });
      toast(translate("framework.list.exported", rows), {
        run: saveAgain,
        label: translate("framework.list.downloadAgain"),
      });
    } catch (error) {
      if (stop.signal.aborted) return notify("framework.list.exportCancelled", { type: "info" });
      const message = failure(error);
      if (!isExcelError(error)) return notify(message, { type: "error" });
      const run = () => void download({ query, format: "csv", scope, total });
      const action = { run, label: translate("framework.list.exportInstead") };
      notify(<Toast message={message} action={action} />, {
        type: "error",
        autoHideDuration: 20_000,
      });
    } finally {
      setExportJob(null);
      setRunning(false);
    }
  }
  return { download, running };
}
