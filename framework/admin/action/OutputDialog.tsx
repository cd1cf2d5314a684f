import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Tooltip from "@mui/material/Tooltip";
import { useId } from "react";
import { useNotify, useTranslate } from "react-admin";
import type { Action, Resource } from "../../schema/index.ts";
import { CopyIcon } from "../icons/CopyIcon.ts";
import { useResourceMessages } from "../useResourceMessages.ts";

interface Props {
  resource: Resource;
  action: Action;
  output: Readonly<Record<string, unknown>>;
  onClose(): void;
}

/** Shows the one-time output of an action; stays open until the member confirms having saved it. */
export function OutputDialog({ resource, action, output, onClose }: Props) {
  const translate = useTranslate();
  const notify = useNotify();
  const messages = useResourceMessages(resource);
  const id = useId();
  async function copy(value: string) {
    await navigator.clipboard.writeText(value);
    notify("framework.action.copied", { type: "success" });
  }
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{messages.action(action.name)}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate("framework.action.once")}
        </Alert>
        <Stack spacing={2}>
          {Object.keys(action.output ?? {}).map((name) => {
            const label = messages.input(action.name, name);
            const value = String(output[name] ?? "");
            const t = translate("framework.action.copy", { field: label });
            return (
              <TextField
                key={name}
                label={label}
                value={value}
                fullWidth
                onFocus={({ target }) => target.select()}
                slotProps={{
                  htmlInput: {
                    readOnly: true,
                    style: { fontFamily: "monospace", fontSize: "1.05rem" },
                  },
                  input: {
                    endAdornment: navigator.clipboard && (
                      <InputAdornment position="end">
                        <Tooltip title={t}>
                          <IconButton aria-label={t} onClick={() => void copy(value)} edge="end">
                            <CopyIcon fontSize="small" />
                          </IconButton>
                        </Tooltip>
                      </InputAdornment>
                    ),
                  },
                }}
              />
            );
          })}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {translate("framework.action.gotIt")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
