import Alert from "@mui/material/Alert";
import AlertTitle from "@mui/material/AlertTitle";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { UndoIcon } from "../icons/UndoIcon.ts";
import type { ImportStatus } from "../provider.ts";
import { ImportedLinks } from "./ImportedLinks.tsx";
import { RemarkList } from "./RemarkList.tsx";
import { UndoResult } from "./UndoResult.tsx";
import type { Import } from "./useImport.ts";
import { useSummary } from "./useSummary.ts";
import { useUndoImport } from "./useUndoImport.ts";

const message = { done: "done", failed: "broken", cancelled: "stopped" } as const;

type Props = Pick<Import, "remarks" | "downloadErrors" | "downloadRemarks" | "refresh"> & {
  resource: Resource;
  importId: string | null;
  status: ImportStatus;
  /** A list with the records is opened. */
  onOpen: () => void;
};
/** Progress and result of an import run. */
export function ResultStep(props: Props) {
  const { resource, importId, status, remarks, downloadErrors, downloadRemarks } = props;
  const translate = useTranslate();
  const summarize = useSummary(resource);
  const { progress, undo } = useUndoImport(resource);
  const { state, dryRun, done, total, errors } = status;
  const t = (key: string, params?: object) => translate(`framework.import.${key}`, params);
  const warned = t("warned", { smart_count: status.warned, count: status.warned.toLocaleString() });
  const running = state === "running" || state === "waiting";
  const isWritten = !running && !dryRun;
  const counts = [
    { key: dryRun ? "wouldCreate" : "created", count: status.created, color: "success" },
    { key: dryRun ? "wouldUpdate" : "updated", count: status.updated, color: "info" },
    { key: "unchanged", count: status.unchanged, color: "default" },
    { key: "failed", count: status.failed, color: "error" },
  ] as const;
  return (
    <Stack spacing={2}>
      {running ? (
        <Box>
          <Typography id="import-progress" aria-live="polite">
            {t(dryRun ? "checking" : "running", {
              done: done.toLocaleString(),
              total: total.toLocaleString(),
            })}
          </Typography>
          <LinearProgress
            variant="determinate"
            value={total ? (100 * done) / total : 0}
            aria-labelledby="import-progress"
            sx={{ mt: 1, height: 8, borderRadius: 4 }}
          />
        </Box>
      ) : (
        <Alert severity={state === "done" ? (status.failed ? "warning" : "success") : "error"}>
          {status.message && <AlertTitle>{status.message}</AlertTitle>}
          {isWritten && <AlertTitle>{summarize(status)}</AlertTitle>}
          {t(dryRun && state === "done" ? "checked" : message[state as keyof typeof message])}
        </Alert>
      )}
      {!isWritten && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
          {counts
            .filter(({ count }) => count > 0)
            .map(({ key, count, color }) => (
              <Chip
                key={key}
                color={color}
                variant="outlined"
                label={t(key, { count: count.toLocaleString() })}
              />
            ))}
        </Stack>
      )}
      {isWritten && importId && status.undoable > 0 && !progress && (
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
          <ImportedLinks
            resource={resource}
            importId={importId}
            total={status.undoable}
            onOpen={props.onOpen}
          />
          <Button
            size="small"
            startIcon={<UndoIcon />}
            onClick={() => void undo(importId, status.undoable).then(props.refresh)}
          >
            {t("undo.open")}
          </Button>
        </Stack>
      )}
      {progress && <UndoResult resource={resource} progress={progress} />}
      {status.notes.length > 0 && (
        <Alert severity="info">
          <AlertTitle>{t("notes")}</AlertTitle>
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {status.notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </Box>
        </Alert>
      )}
      {errors.length > 0 && (
        <>
          <RemarkList
            key={String(running)}
            label={t("failed", { count: status.failed.toLocaleString() })}
            first={errors}
            total={running ? errors.length : Math.max(status.failed, errors.length)}
            read={(page) => remarks("error", page)}
            height={260}
          />
          {status.failed > new Set(errors.map((one) => one.row)).size && (
            <Typography variant="body2">{t("moreErrors")}</Typography>
          )}
          {!running && (
            <Button onClick={() => downloadErrors()} sx={{ alignSelf: "flex-start" }}>
              {t("errors")}
            </Button>
          )}
        </>
      )}
      {status.warned > 0 && (
        <>
          <Typography variant="body2">{warned}</Typography>
          <RemarkList
            key={`remarks ${running}`}
            label={warned}
            first={status.warnings}
            total={running ? status.warnings.length : status.warned}
            read={(page) => remarks("remark", page)}
            height={200}
          />
          {!running && (
            <Button onClick={() => void downloadRemarks()} sx={{ alignSelf: "flex-start" }}>
              {t("remarksFile")}
            </Button>
          )}
        </>
      )}
    </Stack>
  );
}
