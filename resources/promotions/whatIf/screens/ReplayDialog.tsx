import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { type PastOrder, usePastOrder, useWhatIfText } from "./useWhatIf.ts";

interface Props {
  onFound: (order: PastOrder) => void;
  onClose: () => void;
}
/** Asks for the number of a past order to try again. */
export function ReplayDialog({ onFound, onClose }: Props) {
  const t = useWhatIfText();
  const translate = useTranslate();
  const load = usePastOrder();
  const [number, setNumber] = useState("");
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => load(number.trim()),
    onSuccess: onFound,
  });
  return (
    <CommandDialog
      title={t("replay")}
      submit={t("replayDialog.submit")}
      back={translate("ra.action.cancel")}
      isDirty={false}
      isValid={number.trim() !== ""}
      isPending={isPending}
      error={error}
      onSubmit={() => mutate()}
      onClose={onClose}
    >
      <Typography variant="body2" color="text.secondary">
        {t("replayDialog.about")}
      </Typography>
      <TextField
        autoFocus
        fullWidth
        label={t("replayDialog.number")}
        placeholder="#1042"
        value={number}
        onChange={({ target }) => setNumber(target.value)}
        slotProps={{
          htmlInput: { maxLength: 32, autoComplete: "off" },
          inputLabel: { shrink: true },
        }}
      />
    </CommandDialog>
  );
}
