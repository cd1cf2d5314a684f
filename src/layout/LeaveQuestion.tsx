import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useState } from "react";
import { useTranslate } from "react-admin";
import { discardUnsaved, isAnyFormDirty } from "../../framework/admin/form/useUnsavedGuard.tsx";

/** Asks for confirmation before the page reloads while a form has unsaved changes. */
export function useLeaveQuestion(): { ask: (leave: () => void) => void; question: ReactNode } {
  const translate = useTranslate();
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const close = () => setLeave(null);
  return {
    ask: (next) => (isAnyFormDirty() ? setLeave(() => next) : next()),
    question: (
      <Dialog open={leave !== null} onClose={close} maxWidth="xs" aria-labelledby="leave-title">
        <DialogTitle id="leave-title">{translate("markethall.shell.unsaved.title")}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate("markethall.shell.unsaved.content")}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button
            color="error"
            onClick={() => {
              discardUnsaved();
              close();
              leave?.();
            }}
          >
            {translate("markethall.shell.unsaved.leave")}
          </Button>
          <Button variant="contained" onClick={close} autoFocus>
            {translate("markethall.shell.unsaved.stay")}
          </Button>
        </DialogActions>
      </Dialog>
    ),
  };
}
