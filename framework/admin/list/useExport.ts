import { useState } from "react";
import { useListSortContext, useLocale, useNotify } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { formatNumber } from "../display/format.ts";
import type { ListQuery } from "../provider.ts";
import { useAdminProvider } from "../resources.tsx";
import { useFailure } from "./useFailure.ts";

export const exportFormats = ["csv", "xlsx"] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Exports the rows that match a query, in the list's order, as a stream from the server. */
export function useExport(resource: Resource) {
  const notify = useNotify();
  const failure = useFailure();
  const provider = useAdminProvider();
  const { sort } = useListSortContext();
  const locale = useLocale();
  const [running, setRunning] = useState(false);
  async function download(query: ListQuery, format: ExportFormat, total: number): Promise<void> {
    if (total === 0) return notify("framework.list.exportEmpty", { type: "warning" });
    setRunning(true);
    const rows = { smart_count: total, total: formatNumber(total, locale) };
    notify("framework.list.exporting", {
      type: "info",
      autoHideDuration: 20_000,
      messageArgs: rows,
    });
    try {
      const order = sort.order === "DESC" ? "desc" : "asc";
      await provider.exportRows(resource.name, { query, format, sort: [sort.field, order] });
      notify("framework.list.exported", { type: "success", messageArgs: rows });
    } catch (error) {
      notify(failure(error), { type: "error" });
    } finally {
      setRunning(false);
    }
  }
  return { download, running };
}
