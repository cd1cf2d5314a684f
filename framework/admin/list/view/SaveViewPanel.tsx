import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { type FormEvent, useState } from "react";
import { useTranslate } from "react-admin";
import { useToast } from "../../toast/useToast.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";
import type { PanelProps } from "../PanelButton.tsx";
import { ToolPanel } from "../ToolPanel.tsx";
import { maxViewName, useSavedViews } from "./useSavedViews.ts";

/** Asks for the name under which the list's filters, sort, columns and density are saved. */
export function SaveViewPanel({ resource, anchor, onClose }: PanelProps) {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const toast = useToast();
  const { save } = useSavedViews(resource);
  const [name, setName] = useState("");
  const [isFirst, setFirst] = useState(false);
  const title = translate("framework.list.saveThisView");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!name.trim()) return;
    save(name.trim(), isFirst);
    onClose();
    toast(translate("framework.list.viewSaved", { name: name.trim() }));
  };
  return (
    <ToolPanel label={title} anchor={anchor} onClose={onClose} width={280}>
      <Stack component="form" spacing={1} onSubmit={submit} noValidate>
        <Typography variant="h6" component="h2">
          {title}
        </Typography>
        <TextField
          autoFocus
          fullWidth
          margin="none"
          label={translate("framework.list.viewName")}
          helperText={translate("framework.list.viewHelp")}
          value={name}
          onChange={(event) => setName(event.target.value)}
          slotProps={{ htmlInput: { maxLength: maxViewName } }}
        />
        <FormControlLabel
          control={
            <Checkbox checked={isFirst} onChange={(event) => setFirst(event.target.checked)} />
          }
          label={translate("framework.list.openWithView", { list: messages.title })}
        />
        <Stack direction="row" spacing={1} sx={{ justifyContent: "flex-end" }}>
          <Button variant="outlined" onClick={onClose}>
            {translate("ra.action.cancel")}
          </Button>
          <Button type="submit" variant="contained" disabled={!name.trim()}>
            {translate("framework.list.saveView")}
          </Button>
        </Stack>
      </Stack>
    </ToolPanel>
  );
}
