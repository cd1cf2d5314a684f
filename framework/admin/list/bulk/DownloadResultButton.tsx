import Button from "@mui/material/Button";
import { Download } from "lucide";
import { useState } from "react";
import { useListContext, useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import { createIcon } from "../../icons/createIcon.tsx";
import type { AdminRecord } from "../../provider.ts";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { useRecordName } from "../useRecordName.ts";
import { saveCsv } from "./saveCsv.ts";
import type { BulkProgress } from "./useBulkRun.ts";

const DownloadIcon = createIcon(Download);

interface Props {
  resource: Resource;
  ids: readonly number[];
  progress: BulkProgress;
}
/** Downloads the result of a bulk run: each row, whether it was changed, and why not. */
export function DownloadResultButton({ resource, ids, progress }: Props) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const recordName = useRecordName(resource);
  const { data = [] } = useListContext<AdminRecord>();
  const [rows] = useState(data);
  const { failed, left } = progress;
  const t = (key: string) => translate(`framework.list.result.${key}`);
  const toRow = (id: number): string[] => {
    const record = rows.find((one) => one.id === id);
    const failure = failed.find((one) => one.id === id);
    const result = failure ? "skipped" : left.includes(id) ? "notReached" : "done";
    return [String(id), record ? recordName(record) : "", t(result), failure?.message ?? ""];
  };
  const download = () => {
    const head = [t("id"), messages.one, t("result"), translate("framework.list.whySkipped")];
    saveCsv(messages.plural, [head, ...ids.map(toRow)]);
  };
  return (
    <Button startIcon={<DownloadIcon />} onClick={download}>
      {t("download")}
    </Button>
  );
}
