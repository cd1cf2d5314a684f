import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { useId } from "react";
import { useTranslate } from "react-admin";
import type { Loss } from "./logic/rows.ts";
import { useMatrixMessages } from "./MatrixContext.ts";

export interface Removal {
  /** The name of the item to remove. */
  name: string;
  loss: Loss;
  remove: () => void;
}
interface Props {
  removal: Removal;
  onClose: () => void;
}
/** Asks for confirmation before rows with data are removed: how many, and how much stock. */
export function RemoveQuestion({ removal: { name, loss, remove }, onClose }: Props) {
  const t = useMatrixMessages();
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{t("remove.title", { name })}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {t("remove.rows", { smart_count: loss.count })}{" "}
          {loss.stocked > 0 && (
            <strong>{t("remove.stock", { smart_count: loss.stocked, stock: loss.stock })}</strong>
          )}{" "}
          {t("remove.saved")}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate("ra.action.cancel")}
        </Button>
        <Button
          color="error"
          onClick={() => {
            remove();
            onClose();
          }}
        >
          {translate("ra.action.remove")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
