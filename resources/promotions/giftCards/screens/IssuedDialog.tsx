import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { Download } from "lucide";
import { useId } from "react";
import { useNotify, useTranslate } from "react-admin";
import { CopyIcon } from "../../../../framework/admin/icons/CopyIcon.ts";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { saveCsv } from "../../../../framework/admin/list/bulk/saveCsv.ts";
import { useIsPhone } from "../../../../framework/admin/theme/useIsPhone.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { toAmount } from "../../../../framework/schema/index.ts";
import { giftCards } from "../giftCards.ts";
import { useGiftCardText } from "./useGiftCardText.ts";

const DownloadIcon = createIcon(Download);

/** Cards that were just issued; the amount of each is in cents. */
export interface Issued {
  cards: readonly { id?: number | null; code?: string | null }[];
  amount: number;
  lastDay: string;
}

/** Shows the codes of issued cards once; stays open until the member confirms having saved them. */
export function IssuedDialog({ issued, onClose }: { issued: Issued; onClose: () => void }) {
  const t = useGiftCardText();
  const translate = useTranslate();
  const messages = useResourceMessages(giftCards);
  const notify = useNotify();
  const id = useId();
  const codes = issued.cards.map(({ code }) => code ?? "");
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join("\n"));
    notify("framework.action.copied", { type: "success" });
  };
  const download = () => {
    const head = [messages.field("code"), messages.field("initial"), messages.field("lastDay")];
    const amount = String(toAmount(issued.amount));
    saveCsv(messages.plural, [head, ...codes.map((code) => [code, amount, issued.lastDay])]);
  };
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth fullScreen={useIsPhone()}>
      <DialogTitle id={id}>{t("issued.title", { smart_count: codes.length })}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {t("issued.once")}
        </Alert>
        <Box
          component="ul"
          aria-label={messages.field("code")}
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
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button startIcon={<DownloadIcon />} onClick={download}>
          {t("issued.download")}
        </Button>
        {navigator.clipboard && (
          <Button startIcon={<CopyIcon />} onClick={() => void copy()}>
            {t("issued.copy")}
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          {translate("framework.action.gotIt")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
