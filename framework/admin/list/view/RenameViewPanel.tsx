import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";
import type { PanelProps } from "../PanelButton.tsx";
import { ToolPanel } from "../ToolPanel.tsx";
import { maxViewName } from "./useSavedViews.ts";

interface Props extends Pick<PanelProps, "anchor" | "onClose"> {
  name: string;
  onRename: (name: string) => void;
}
/** Asks for the new name of a saved view. */
export function RenameViewPanel({ name, anchor, onRename, onClose }: Props) {
  const translate = useTranslate();
  const [next, setNext] = useState(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!next.trim()) return;
    onRename(next.trim());
    onClose();
  };
  return (
    <ToolPanel
      label={translate("framework.list.renameView", { name })}
      anchor={anchor}
      onClose={onClose}
      width={280}
    >
      <Stack component="form" spacing={1.5} onSubmit={submit} noValidate>
        <TextField
          autoFocus
          fullWidth
          margin="none"
          label={translate("framework.list.newName")}
          value={next}
          onChange={(event) => setNext(event.target.value)}
          slotProps={{ htmlInput: { maxLength: maxViewName } }}
        />
        <Stack direction="row" spacing={1} sx={{ justifyContent: "flex-end" }}>
          <Button variant="outlined" onClick={onClose}>
            {translate("ra.action.cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={!next.trim()}>
            {translate("ra.action.save")}
          </Button>
        </Stack>
      </Stack>
    </ToolPanel>
  );
}
