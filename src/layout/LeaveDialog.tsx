import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useTranslate } from "react-admin";

interface Props {
  onLeave: () => void;
  onClose: () => void;
}
/** Asks whether to reload the page and lose unsaved changes. */
export function LeaveDialog({ onLeave, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="leave-title">
      <DialogTitle id="leave-title">{translate("markethall.shell.unsaved.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText>{translate("markethall.shell.unsaved.content")}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button color="error" onClick={onLeave}>
          {translate("markethall.shell.unsaved.leave")}
        </Button>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate("markethall.shell.unsaved.stay")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
