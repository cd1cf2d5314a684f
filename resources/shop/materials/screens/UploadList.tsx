import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Paper from "@mui/material/Paper";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { UploadRow } from "../../../../framework/admin/input/upload/UploadRow.tsx";
import type { useUploads } from "../../../../framework/admin/input/upload/useUploads.ts";
import { useMessages } from "./useMessages.ts";

/** Uploads in progress, each with a progress bar; below them the rejected files with the reason. */
export function UploadList({
  uploads,
  retry,
  forget,
}: Pick<ReturnType<typeof useUploads>, "uploads" | "retry" | "forget">) {
  const t = useMessages();
  const failed = uploads.filter(({ error, final }) => error && !final);
  const failure = uploads.filter(({ final }) => final);
  const going = uploads.length - failed.length - failure.length;
  if (uploads.length === 0) return null;
  const forgetAll = (list: typeof uploads) => {
    for (const { key } of list) forget(key);
  };
  return (
    <Paper variant="outlined" sx={{ px: 1.5, py: 1 }}>
      <Stack direction="row" sx={{ alignItems: "center", minHeight: 32 }}>
        <Typography variant="subtitle2" sx={{ flex: 1 }} aria-live="polite">
          {going > 0 ? t("uploading", { smart_count: going }) : t("uploadEnded")}
        </Typography>
        {failed.length > 1 && (
          <Button
            size="small"
            onClick={() => {
              for (const one of failed) retry(one);
            }}
          >
            {t("retryAll")}
          </Button>
        )}
        <Button
          size="small"
          onClick={() => forgetAll(going > 0 ? uploads.filter(({ error }) => !error) : uploads)}
        >
          {t(going > 0 ? "cancelUploads" : "clearUploads")}
        </Button>
      </Stack>
      <Box sx={{ maxHeight: 220, overflow: "auto" }}>
        {uploads
          .filter(({ final }) => !final)
          .map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              onRetry={() => retry(upload)}
              onRemove={() => forget(upload.key)}
            />
          ))}
        {failure.map(({ key, file, error }) => (
          <Alert key={key} severity="warning" onClose={() => forget(key)} sx={{ my: 0.5, py: 0 }}>
            <strong>{file.name}</strong> — {error}
          </Alert>
        ))}
      </Box>
    </Paper>
  );
}
