import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, useId } from "react";
import { useTranslate } from "react-admin";

interface QuestionProps {
  /** Asks whether to leave, by default. */
  title?: string;
  content: string;
  saving?: boolean;
  onStay: () => void;
  onDiscard: () => void;
  /** An optional third button. */
  children?: ReactNode;
}
/** Asks before discarding input. The default button stays in the form. */
export function DiscardQuestion({
  title,
  content,
  saving = false,
  onStay,
  onDiscard,
  children,
}: QuestionProps) {
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
      <DialogTitle id={`${id}-title`}>
        {title ?? translate("framework.form.unsaved.title")}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{content}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button color="error" disabled={saving} onClick={onDiscard}>
          {translate("framework.form.unsaved.discard")}
        </Button>
        <Button
          disabled={saving}
          onClick={onStay}
          autoFocus
          variant={children ? "text" : "contained"}
        >
          {translate("framework.form.unsaved.stay")}
        </Button>
        {children}
      </DialogActions>
    </Dialog>
  );
}
