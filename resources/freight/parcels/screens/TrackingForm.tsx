import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { type Courier, couriers } from "../../couriers/courier.ts";
import { cleanNumber } from "../../couriers/parseParcels.ts";
import { noTrackingNumber, type SentParcel, toWireNumber } from "../parcel.ts";

export interface Tracking {
  deliveryType: Courier;
  deliveryNo: string;
}
interface Props {
  parcel: Pick<SentParcel, "courier" | "trackingNumber">;
  /** The couriers' names, in the user's language. */
  names: Readonly<Record<string, string>>;
  messages: { title: string; courier: string; number: string; none: string };
  save: (tracking: Tracking) => Promise<void>;
  onClose: () => void;
}

/** Corrects the courier and the tracking number of a parcel. */
export function TrackingForm({ parcel, names, messages, save, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [courier, setCourier] = useState(parcel.courier);
  const [number, setNumber] = useState(toWireNumber(parcel.trackingNumber));
  const isUntracked = number === noTrackingNumber;
  const { mutate, isPending, error } = useMutation({ mutationFn: save, onSuccess: onClose });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate({ deliveryType: courier, deliveryNo: cleanNumber(number) });
  };
  return (
    <Dialog
      open
      onClose={() => !isPending && onClose()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <form onSubmit={submit}>
        <DialogTitle id={id}>{messages.title}</DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            {error && (
              <Alert severity="error" role="alert">
                {error.message}
              </Alert>
            )}
            <TextField
              select
              size="small"
              margin="none"
              label={messages.courier}
              value={courier}
              onChange={({ target }) => {
                const chosen = couriers.find((one) => one === target.value);
                if (chosen) setCourier(chosen);
              }}
              slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
            >
              {couriers.map((one) => (
                <option key={one} value={one}>
                  {names[one]}
                </option>
              ))}
            </TextField>
            <TextField
              size="small"
              margin="none"
              autoFocus
              label={messages.number}
              value={isUntracked ? "" : number}
              disabled={isUntracked}
              onChange={({ target }) => setNumber(target.value)}
              slotProps={{
                htmlInput: { autoComplete: "off", spellCheck: false, maxLength: 60 },
                inputLabel: { shrink: true },
              }}
            />
            <FormControlLabel
              label={messages.none}
              control={
                <Checkbox
                  checked={isUntracked}
                  onChange={({ target }) => setNumber(target.checked ? noTrackingNumber : "")}
                />
              }
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} disabled={isPending}>
            {translate("ra.action.cancel")}
          </Button>
          <Button
            type="submit"
            variant="contained"
            loading={isPending}
            disabled={number.trim() === ""}
          >
            {translate("ra.action.save")}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
