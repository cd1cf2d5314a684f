import Alert from "@mui/material/Alert";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { CommandDialog } from "../../../../../framework/admin/action/CommandDialog.tsx";
import { ReasonInput } from "../../../../../framework/admin/action/ReasonInput.tsx";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import type { Order } from "../../../orders/screens/order.ts";
import { refunds } from "../../refunds.ts";
import { useMessages } from "../refund.ts";
import { calculateDraft, emptyDraft } from "./draft.ts";
import { IssueSum } from "./IssueSum.tsx";
import { useIssue } from "./useIssue.ts";
import { useRefundable } from "./useRefundable.ts";

const reasons = ["unavailable", "address", "request"] as const;

/** Cancels a paid order of which nothing was shipped, and refunds what is left of it. */
export function CancelDialog({ order: given, onClose }: { order: Order; onClose: () => void }) {
  const t = useMessages();
  const [order] = useState(given);
  const [restock, setRestock] = useState(true);
  const [reason, setReason] = useState("");
  const { data, error: loadError } = useRefundable(order.id);
  const units = Object.fromEntries((data?.lines ?? []).map(({ lineId, left }) => [lineId, left]));
  const found = data && calculateDraft(order, data, { ...emptyDraft, units });
  const issue = useIssue(order, { done: "doneCancelled", waiting: "doneCancelling" }, onClose);
  const send = () =>
    issue.mutate((provider, key) =>
      provider.runCall(refunds.name, "cancelPaidOrder", {
        orderId: order.id,
        key,
        restock,
        reason: reason.trim(),
      }),
    );
  return (
    <CommandDialog
      title={t("issue.cancelTitle", { number: order.number })}
      submit={
        found
          ? t("issue.cancelSubmit", { amount: formatMoney(found.total) })
          : t("issue.cancelOpen")
      }
      back={t("issue.back")}
      tone="error"
      isDirty={reason !== "" || !restock}
      isValid={found !== undefined && reason.trim() !== ""}
      isPending={issue.isPending}
      error={issue.error}
      onSubmit={send}
      onClose={onClose}
    >
      {loadError && <Alert severity="error">{loadError.message}</Alert>}
      <Typography>{t("issue.cancelText")}</Typography>
      <ReasonInput
        resource={refunds}
        label={t("issue.reason")}
        help={t("issue.reasonHelp")}
        names={reasons}
        value={reason}
        onChange={setReason}
      />
      <FormControlLabel
        control={<Switch checked={restock} onChange={(_, on) => setRestock(on)} />}
        label={t("issue.restock")}
      />
      {found && <IssueSum order={order} draft={found} />}
    </CommandDialog>
  );
}
