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
import { saveCsv } from "../../../../framework/admin/list/bulk/saveCsv.ts";
import { useIsPhone } from "../../../../framework/admin/theme/useIsPhone.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { vouchers } from "../vouchers.ts";
import { useVoucherText } from "./useVoucherText.ts";

const DownloadIcon = createIcon(Download);
/** The codes that are listed; a file has all of them. */
const listed = 20;

interface Props {
  /** The voucher's name. */
  name: string;
  codes: readonly string[];
  onClose: () => void;
}

/** Shows added codes once, and exports them as a file. */
export function AddedDialog({ name, codes, onClose }: Props) {
  const t = useVoucherText();
  const translate = useTranslate();
  const messages = useResourceMessages(vouchers);
  const notify = useNotify();
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    notify("framework.action.copied", { type: "success" });
  };
  const download = () =>
    saveCsv(name, [
      [messages.input("addCodes", "code"), messages.field("name")],
      ...codes.map((code) => [code, name]),
    ]);
  const more = codes.length - listed;
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth fullScreen={useIsPhone()}>
      <DialogTitle id={id}>{t("added.title", { smart_count: codes.length })}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t(codes.length > 1 ? "added.once" : "added.shared")}
        </Alert>
        <Box
          component="ul"
          aria-label={messages.field("batches")}
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
        {more > 0 && (
          <Typography variant="body2" color="text.secondary">
            {t("added.more", { smart_count: more })}
          </Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button startIcon={<DownloadIcon />} onClick={download}>
          {t("added.download")}
        </Button>
        {navigator.clipboard && (
          <Button startIcon={<CopyIcon />} onClick={() => void copy()}>
            {t("added.copy")}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {translate("framework.action.gotIt")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
