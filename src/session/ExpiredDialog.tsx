import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslate } from "react-admin";
import { forgetSession } from "../../authProvider/index.ts";
import { discardUnsaved } from "../../framework/admin/form/dirtyForms.ts";
import { sessionExpired } from "./expiry.ts";

/**
 * Dialog for an expired session: sign in again, or stay on the page with unsaved input.
 */
export function ExpiredDialog() {
  const translate = useTranslate();
  const signInAgain = () => {
    // The dialog has already warned of unsaved changes; a second question could leave the user on
    // the page without a token.
    discardUnsaved();
    forgetSession();
    window.location.reload();
  };
  return (
    <Dialog
      open
      role="alertdialog"
      aria-labelledby="expired-title"
      aria-describedby="expired-content"
    >
      <DialogTitle id="expired-title">{translate("markethall.shell.expired.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText id="expired-content">
          {translate("markethall.shell.expired.content")}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={sessionExpired.dismiss}>
          {translate("markethall.shell.expired.cancel")}
        </Button>
        <Button variant="contained" onClick={signInAgain} autoFocus>
          {translate("markethall.shell.expired.again")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
