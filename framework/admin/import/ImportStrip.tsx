import Button from "@mui/material/Button";
import IconButton from "@mui/material/IconButton";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useLocale, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { formatNumber } from "../display/format.ts";
import { CloseIcon } from "../icons/CloseIcon.ts";
import { useExportJob } from "../list/export/exportJob.ts";
import { ProgressStrip } from "../list/export/ProgressStrip.tsx";
import { useReloadList } from "../list/useReloadList.ts";
import { ApiError, type ImportStatus } from "../provider.ts";
import { useAdminProvider } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { ImportedLinks } from "./ImportedLinks.tsx";
import { type ImportJob, setImportJob } from "./importJob.ts";
import { useSummary } from "./useSummary.ts";

const pollMs = 1000;
const isRunning = ({ state }: ImportStatus): boolean => state === "running" || state === "waiting";

/** How far an import is, and once it has ended, what it did with a link to the records. */
export function ImportStrip({ resource, job }: { resource: Resource; job: ImportJob }) {
  const translate = useTranslate();
  const locale = useLocale();
  const provider = useAdminProvider();
  const messages = useResourceMessages(resource);
  const summarize = useSummary(resource);
  const reload = useReloadList(resource);
  const isAboveExport = useExportJob() !== null;
  const { data: status, error } = useQuery({
    queryKey: ["importJob", job.importId],
    queryFn: () => provider.importStatus(resource.name, job.importId),
    refetchInterval: ({ state: { data } }) => (data && !isRunning(data) ? false : pollMs),
    retry: false,
  });
  const isOver = status !== undefined && !isRunning(status);
  const isDeleted = error instanceof ApiError && error.code === 404;
  useEffect(() => {
    // The server has deleted the import since, or only checked the file.
    if (isDeleted || status?.dryRun) setImportJob(null);
  }, [isDeleted, status?.dryRun]);
  useEffect(() => {
    if (isOver) void reload();
  }, [isOver, reload]);

  const close = () => setImportJob(null);
  const done = status?.done ?? 0;
  const text = isOver
    ? summarize(status)
    : translate("framework.import.progress", {
        name: messages.inSentence(2),
        done: formatNumber(done, locale),
        total: formatNumber(job.total, locale),
      });
  return (
    <ProgressStrip
      label={translate("framework.import.open")}
      text={text}
      value={isOver ? null : { done, total: job.total }}
      isRaised={isAboveExport}
    >
      {isOver ? (
        <>
          {status.undoable > 0 && (
            <ImportedLinks
              resource={resource}
              importId={job.importId}
              total={status.undoable}
              short
              onOpen={close}
            />
          )}
          <IconButton aria-label={translate("framework.import.close")} onClick={close}>
            <CloseIcon />
          </IconButton>
        </>
      ) : (
        <Button onClick={() => void provider.importCancel(resource.name, job.importId)}>
          {translate("framework.import.cancel")}
        </Button>
      )}
    </ProgressStrip>
  );
}
