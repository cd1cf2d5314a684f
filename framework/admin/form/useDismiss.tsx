import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId, useState } from "react";
import { useTranslate } from "react-admin";

interface QuestionProps {
  content: string;
  saving?: boolean;
  onStay: () => void;
  onDiscard: () => void;
  /** A third way out, beside the two. */
  children?: ReactNode;
}
/** Asks before what was typed is thrown away. Staying is what happens to who does not read. */
export function DiscardQuestion({ content, saving = false, onStay, onDiscard, children }: QuestionProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onStay}
      onClick={(event) => event.stopPropagation()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{translate("markethall.form.unsaved.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{content}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button color="error" disabled={saving} onClick={onDiscard}>
          {translate("markethall.form.unsaved.discard")}
        </Button>
        <Button disabled={saving} onClick={onStay} autoFocus variant={children ? "text" : "contained"}>
          {translate("markethall.form.unsaved.stay")}
        </Button>
        {children}
      </DialogActions>
    </Dialog>
  );
}

interface Dismiss {
  /** Closes at once where nothing was typed, and asks where something was: for Esc, Cancel and a click beside the dialog. */
  dismiss: () => void;
  question: ReactNode;
}
export function useDismiss(dirty: boolean, onClose: () => void): Dismiss {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const question = asking ? (
    <DiscardQuestion
      content={translate("markethall.form.unsaved.dialog")}
      onStay={() => setAsking(false)}
      onDiscard={onClose}
    />
  ) : null;
  return { dismiss: () => (dirty ? setAsking(true) : onClose()), question };
}
