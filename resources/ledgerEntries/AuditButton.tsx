import FactCheck from "@mui/icons-material/FactCheck";
import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useActor, useAdminProvider } from "../../framework/admin/resources.tsx";
import { may } from "../../framework/schema/index.ts";
import { ledgerEntries } from "./ledgerEntries.ts";

interface Broken {
  name: string;
  many: number;
  first: string;
}
const isBroken = (value: unknown): value is Broken =>
  typeof value === "object" && value !== null && "name" in value && "many" in value && "first" in value;

/** Asks whether the books hold what must always hold, and says what does not. */
export function AuditButton() {
  const translate = useTranslate();
  const say = (key: string, options?: Record<string, unknown>) =>
    translate(`resources.ledgerEntries.screen.${key}`, options);
  const actor = useActor();
  const provider = useAdminProvider();
  const notify = useNotify();
  const id = useId();
  const { mutate, data, reset, isPending } = useMutation({
    mutationFn: () => provider.runCall(ledgerEntries.name, "audit", {}),
    onError: (error) => notify(error.message, { type: "error" }),
  });
  if (!may(actor, ledgerEntries, "audit")) return null;
  const broken = Array.isArray(data?.broken) ? data.broken.filter(isBroken) : [];
  return (
    <>
      <Button startIcon={<FactCheck />} loading={isPending} onClick={() => mutate()}>
        {say("audit")}
      </Button>
      <Dialog open={data !== undefined} onClose={reset} aria-labelledby={id} maxWidth="sm" fullWidth>
        <DialogTitle id={id}>{say("audit")}</DialogTitle>
        <DialogContent>
          {broken.length === 0 ? (
            <Alert severity="success">{say("holds", { asked: Number(data?.asked ?? 0) })}</Alert>
          ) : (
            <Alert severity="error">{say("broken", { many: broken.length, asked: Number(data?.asked ?? 0) })}</Alert>
          )}
          {broken.map(({ name, many, first }) => (
            <Typography key={name} sx={{ mt: 1.5, overflowWrap: "anywhere" }}>
              {`${name}: ${many} · ${first}`}
            </Typography>
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={reset}>{translate("ra.action.close")}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
