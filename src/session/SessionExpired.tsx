import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useSyncExternalStore } from "react";
import { useTranslate } from "react-admin";
import { forgetSession } from "../../authProvider/index.ts";
import { discardUnsaved } from "../../framework/admin/form/useUnsavedGuard.tsx";
import { sessionExpired } from "./expiry.ts";

/** The session has ended: sign in again, or stay with what was typed. */
export function SessionExpired() {
  const translate = useTranslate();
  const open = useSyncExternalStore(sessionExpired.subscribe, sessionExpired.isExpired);
  const signInAgain = () => {
    // Whoever logs in again has been told what it costs; a second question would leave them here without a token.
    discardUnsaved();
    forgetSession();
    window.location.reload();
  };
  return (
    <Dialog open={open} role="alertdialog" aria-labelledby="expired-title" aria-describedby="expired-content">
      <DialogTitle id="expired-title">{translate("markethall.shell.expired.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText id="expired-content">{translate("markethall.shell.expired.content")}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={sessionExpired.dismiss}>{translate("markethall.shell.expired.cancel")}</Button>
        <Button variant="contained" onClick={signInAgain} autoFocus>
          {translate("markethall.shell.expired.again")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
