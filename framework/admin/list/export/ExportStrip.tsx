import Button from "@mui/material/Button";
import { useLocale, useTranslate } from "react-admin";
import { formatNumber } from "../../display/format.ts";
import type { ExportJob } from "./exportJob.ts";
import { ProgressStrip } from "./ProgressStrip.tsx";

/** How far an export is, and the button that stops it. */
export function ExportStrip({ job: { name, done, total, cancel } }: { job: ExportJob }) {
  const translate = useTranslate();
  const locale = useLocale();
  const text =
    done === null
      ? translate("framework.list.exporting", {
          smart_count: total,
          total: formatNumber(total, locale),
        })
      : translate("framework.list.exportProgress", {
          name,
          done: formatNumber(done, locale),
          total: formatNumber(total, locale),
        });
  return (
    <ProgressStrip label={translate("framework.list.export")} text={text} value={{ done, total }}>
      <Button onClick={cancel}>{translate("ra.action.cancel")}</Button>
    </ProgressStrip>
  );
}
