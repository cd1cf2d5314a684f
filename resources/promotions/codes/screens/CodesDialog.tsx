import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { Download } from "lucide";
import { useId } from "react";
import { useNotify, useTranslate } from "react-admin";
import { CopyIcon } from "../../../../framework/admin/icons/CopyIcon.ts";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { useIsPhone } from "../../../../framework/admin/theme/useIsPhone.ts";

const DownloadIcon = createIcon(Download);

interface Props {
  title: string;
  warning: string;
  /** Names the list of codes. */
  label: string;
  codes: readonly string[];
  /** How many of them are shown; by default all. */
  listed?: number;
  /** Says how many more there are. */
  more?: (count: number) => string;
  /** The labels of the buttons. */
  download: string;
  copy: string;
  onDownload: () => void;
  onClose: () => void;
}

/** Shows new codes once; stays open until the member confirms having saved them. */
export function CodesDialog(props: Props) {
  const { title, warning, label, codes, listed = codes.length, more, onDownload, onClose } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    notify("framework.action.copied", { type: "success" });
  };
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth fullScreen={useIsPhone()}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {warning}
        </Alert>
        <Box
          component="ul"
          aria-label={label}
          // A scrolled region is reached by keyboard.
          tabIndex={0}
          sx={{
            listStyle: "none",
            m: 0,
            p: 0,
            maxHeight: 280,
            overflowY: "auto",
            fontFamily: "monospace",
            fontSize: "1.05rem",
            lineHeight: 1.9,
          }}
        >
          {codes.slice(0, listed).map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        {codes.length > listed && (
          <Typography variant="body2" color="text.secondary">
            {more?.(codes.length - listed)}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button startIcon={<DownloadIcon />} onClick={onDownload}>
          {props.download}
        </Button>
        {navigator.clipboard && (
          <Button startIcon={<CopyIcon />} onClick={() => void copy()}>
            {props.copy}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {translate("framework.action.gotIt")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
