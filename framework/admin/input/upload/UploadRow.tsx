import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import LinearProgress from "@mui/material/LinearProgress";
import Typography from "@mui/material/Typography";
import { useTranslate } from "react-admin";
import { CloseIcon } from "../../icons/CloseIcon.ts";
import { RefreshIcon } from "../../icons/RefreshIcon.ts";
import type { Upload } from "./useUploads.ts";

interface Props {
  upload: Upload;
  onRetry: () => void;
  onRemove: () => void;
}

/** An upload's progress, with retry and remove buttons after a failure. */
export function UploadRow({ upload, onRetry, onRemove }: Props) {
  const translate = useTranslate();
  const { file, progress, error, final } = upload;
  return (
    <Box sx={{ display: "flex", alignItems: "center", gap: 1, py: 0.5 }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {file.name}
        </Typography>
        {error ? (
          <Typography variant="caption" color="error" role="alert">
            {error}
          </Typography>
        ) : (
          <LinearProgress
            variant={progress > 0 && progress < 1 ? "determinate" : "indeterminate"}
            value={progress * 100}
            aria-label={translate("framework.form.uploading", { name: file.name })}
          />
        )}
      </Box>
      {error && !final && (
        <IconButton
          size="small"
          onClick={onRetry}
          aria-label={translate("framework.form.retry", { name: file.name })}
        >
          <RefreshIcon fontSize="small" />
        </IconButton>
      )}
      <IconButton
        size="small"
        onClick={onRemove}
        aria-label={translate(error ? "framework.form.remove" : "framework.form.abort", {
          name: file.name,
        })}
      >
        <CloseIcon fontSize="small" />
      </IconButton>
    </Box>
  );
}
