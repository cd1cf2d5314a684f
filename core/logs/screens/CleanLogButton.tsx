import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import MenuItem from "@mui/material/MenuItem";
import TextField from "@mui/material/TextField";
import { useMutation } from "@tanstack/react-query";
import { BrushCleaning } from "lucide";
import { useId, useState } from "react";
import { useNotify, useRefresh, useTranslate } from "react-admin";
import { createIcon } from "../../../framework/admin/icons/createIcon.tsx";
import { ToolButton } from "../../../framework/admin/list/ToolButton.tsx";
import { useActor, useAdminProvider, useResource } from "../../../framework/admin/resources.tsx";
import { can } from "../../../framework/schema/index.ts";

const CleanIcon = createIcon(BrushCleaning);

/**
 * Retention periods in days. Sign-ins are retained longer than other entries; the platform may set
 * a minimum above the smallest value here.
 */
const spans = { signIns: [180, 365, 730], operations: [30, 90, 180, 365] } as const;

/** Deletes log entries that are older than a chosen period. */
export function CleanLogButton() {
  const translate = useTranslate();
  const t = (key: string, options?: Record<string, unknown>) =>
    translate(`framework.list.clean.${key}`, options);
  const resource = useResource();
  const kind = resource.table === "login_log" ? "signIns" : "operations";
  const actor = useActor();
  const provider = useAdminProvider();
  const notify = useNotify();
  const refresh = useRefresh();
  const id = useId();
  const [open, setOpen] = useState(false);
  const [days, setDays] = useState<number>(spans[kind][0]);
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.runCall(resource.name, "clean", { days }),
    onSuccess: ({ count }) => {
      setOpen(false);
      notify(t("done", { smart_count: Number(count) }), { type: "success" });
      refresh();
    },
    onError: (error) => notify(error.message, { type: "error" }),
  });
  if (!can(actor, resource, "clean")) return null;
  return (
    <>
      <ToolButton
        icon={<CleanIcon />}
        label={t("open")}
        opens="dialog"
        onClick={() => setOpen(true)}
      />
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby={id}
        maxWidth="xs"
        fullWidth
      >
        <DialogTitle id={id}>{t("title")}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 1 }}>
            {t("content")} {kind === "operations" && t("kept")}
          </DialogContentText>
          <TextField
            select
            fullWidth
            label={t("older")}
            value={days}
            onChange={({ target }) => setDays(Number(target.value))}
          >
            {spans[kind].map((span) => (
              <MenuItem key={span} value={span}>
                {t("days", { smart_count: span })}
              </MenuItem>
            ))}
          </TextField>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setOpen(false)} disabled={isPending}>
            {translate("ra.action.cancel")}
          </Button>
          <Button color="error" variant="contained" loading={isPending} onClick={() => mutate()}>
            {t("confirm")}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
