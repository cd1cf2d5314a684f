import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import TextField from "@mui/material/TextField";
import { type FormEvent, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { toSafeAddress } from "./toSafeAddress.ts";

interface Props {
  address: string;
  onLink: (address: string | null) => void;
  onClose: () => void;
}
/** Edits the address of a link; an empty address removes the link. */
export function LinkDialog({ address, onLink, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [text, setText] = useState(address);
  const [wrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const safe = toSafeAddress(text);
    if (text.trim() !== "" && !safe) return setWrong(true);
    onLink(safe);
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{translate("framework.form.editor.link")}</DialogTitle>
        <DialogContent>
          <TextField
            autoFocus
            fullWidth
            type="url"
            label={translate("framework.form.editor.address")}
            placeholder="https://"
            value={text}
            error={wrong}
            helperText={wrong ? translate("framework.form.editor.noAddress") : undefined}
            onChange={({ target }) => {
              setText(target.value);
              setWrong(false);
            }}
          />
        </DialogContent>
        <DialogActions>
          {address && (
            <Button color="error" onClick={() => onLink(null)} sx={{ mr: "auto" }}>
              {translate("ra.action.remove")}
            </Button>
          )}
          <Button onClick={onClose}>{translate("ra.action.cancel")}</Button>
          <Button type="submit" variant="contained">
            {translate("ra.action.confirm")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
