import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogTitle from "@mui/material/DialogTitle";
import { skipToken, useMutation, useQuery } from "@tanstack/react-query";
import { ListChecks } from "lucide";
import { useId } from "react";
import { useNotify, useTranslate } from "react-admin";
import { createIcon } from "../../../../framework/admin/icons/createIcon.tsx";
import { ToolButton } from "../../../../framework/admin/list/ToolButton.tsx";
import { useActor, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import { ledgerEntries } from "../ledgerEntries.ts";
import { parseAuditResult } from "../parseAuditResult.ts";
import { AuditResult } from "./AuditResult.tsx";

const AuditIcon = createIcon(ListChecks);

/** Polling interval of a running audit, in milliseconds. */
const pollInterval = 1000;

/** Starts an audit of the ledger, waits for its end, and shows the invariants that do not hold. */
export function AuditButton() {
  const translate = useTranslate();
  const t = (key: string) => translate(`resources.ledgerEntries.screen.${key}`);
  const actor = useActor();
  const provider = useAdminProvider();
  const notify = useNotify();
  const titleId = useId();
  const started = useMutation({
    mutationFn: () => provider.runCall(ledgerEntries.name, "audit", {}),
    onError: (error) => notify(error.message, { type: "error" }),
  });
  const id = started.data?.id;
  const { data: result, error } = useQuery({
    queryKey: [ledgerEntries.name, "audit", id],
    queryFn:
      id === undefined
        ? skipToken
        : async () =>
            parseAuditResult(await provider.runCall(ledgerEntries.name, "auditResult", { id })),
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data.status === "running" ? pollInterval : false,
  });
  if (!can(actor, ledgerEntries, "audit")) return null;
  const isRunning =
    started.isPending || (id !== undefined && !error && (!result || result.status === "running"));
  return (
    <>
      <ToolButton
        icon={<AuditIcon />}
        label={t("audit")}
        opens="dialog"
        busy={isRunning}
        onClick={() => started.mutate()}
      />
      <Dialog
        open={id !== undefined}
        onClose={started.reset}
        aria-labelledby={titleId}
        maxWidth="sm"
        fullWidth
      >
        <DialogTitle id={titleId}>{t("audit")}</DialogTitle>
        <DialogContent>
          <AuditResult result={result} error={error} />
        </DialogContent>
        <DialogActions>
          {!isRunning && <Button onClick={() => started.mutate()}>{t("again")}</Button>}
          <Button onClick={started.reset}>{translate("ra.action.close")}</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
