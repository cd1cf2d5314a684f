import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Skeleton from "@mui/material/Skeleton";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { CommandDialog } from "../../../../../framework/admin/action/CommandDialog.tsx";
import { ReasonInput } from "../../../../../framework/admin/action/ReasonInput.tsx";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { AmountInput } from "../../../../../framework/admin/input/AmountInput.tsx";
import type { Order } from "../../../orders/screens/order.ts";
import { refunds } from "../../refunds.ts";
import { useMessages } from "../refund.ts";
import { calculateDraft, type Draft, emptyDraft, toInput } from "./draft.ts";
import { IssueLine } from "./IssueLine.tsx";
import { IssueSum } from "./IssueSum.tsx";
import { useAmountProblem } from "./useAmountProblem.ts";
import { useIssue } from "./useIssue.ts";
import { useRefundable } from "./useRefundable.ts";

const reasons = ["outOfStock", "damaged", "asked", "goodwill"] as const;
const nothing = { lines: [], freightLeft: 0 };

/** Refunds lines of an order without a request of the customer. */
export function RefundDialog({ order: given, onClose }: { order: Order; onClose: () => void }) {
  const t = useMessages();
  const translate = useTranslate();
  const findProblem = useAmountProblem();
  // The dialog remains as it was opened while the page changes behind it.
  const [order] = useState(given);
  const [draft, setDraft] = useState<Draft>(emptyDraft);
  const [reason, setReason] = useState("");
  const { data, error: loadError } = useRefundable(order.id);
  const found = calculateDraft(order, data ?? nothing, draft);
  const issue = useIssue(order, { done: "done", waiting: "doneWaiting" }, onClose);
  const change = (more: Partial<Draft>) => setDraft((before) => ({ ...before, ...more }));
  const setUnits = (id: number, qty: number) => {
    // The amount follows from the units again.
    const { [id]: _, ...amounts } = draft.amounts;
    change({ units: { ...draft.units, [id]: qty }, amounts });
  };
  const send = () =>
    issue.mutate((provider, key) =>
      provider.runCall(refunds.name, "refundOrder", {
        orderId: order.id,
        key,
        ...toInput(found),
        reason: reason.trim(),
      }),
    );
  return (
    <CommandDialog
      title={t("issue.title", { number: order.number })}
      submit={
        found.chosen.length > 0
          ? t("issue.submit", { amount: formatMoney(found.total) })
          : t("issue.open")
      }
      back={translate("ra.action.cancel")}
      isDirty={draft !== emptyDraft || reason !== ""}
      isValid={found.isValid && reason.trim() !== ""}
      isPending={issue.isPending}
      error={issue.error}
      onSubmit={send}
      onClose={onClose}
    >
      {loadError && <Alert severity="error">{loadError.message}</Alert>}
      {!data && !loadError && <Skeleton variant="rounded" height={120} />}
      {data && (
        <>
          <Stack
            component="ul"
            spacing={2}
            aria-label={t("issue.goods")}
            sx={{ m: 0, p: 0, listStyle: "none" }}
          >
            {found.lines.map((item) => (
              <IssueLine
                key={item.id}
                item={item}
                isFirst={item === found.lines.find(({ left }) => left > 0)}
                typed={draft.amounts[item.id]}
                onUnits={(qty) => setUnits(item.id, qty)}
                onAmount={(text) => change({ amounts: { ...draft.amounts, [item.id]: text } })}
              />
            ))}
          </Stack>
          {data.freightLeft > 0 && found.chosen.length > 0 && (
            <Stack direction="row" spacing={1.25} sx={{ alignItems: "center" }}>
              <Box sx={{ flex: 1 }}>
                {t("issue.freight")}
                <Typography component="div" variant="caption" color="text.secondary">
                  {t("issue.upTo", { amount: formatMoney(data.freightLeft) })}
                </Typography>
              </Box>
              <AmountInput
                name={t("issue.freight")}
                cents={found.freight.cents ?? 0}
                problem={findProblem(found.freight)}
                typed={draft.freight}
                onType={(freight) => change({ freight })}
              />
            </Stack>
          )}
          {found.chosen.length > 0 && (
            <div>
              <FormControlLabel
                control={
                  <Switch checked={found.restock} onChange={(_, restock) => change({ restock })} />
                }
                label={t(found.isMixed ? "issue.restockToo" : "issue.restock")}
              />
              {found.hasSent && (
                <Typography variant="body2" color="text.secondary">
                  {t("issue.restockSent")}
                </Typography>
              )}
            </div>
          )}
          <ReasonInput
            resource={refunds}
            label={t("issue.reason")}
            help={t("issue.reasonHelp")}
            names={reasons}
            value={reason}
            onChange={setReason}
          />
          <IssueSum order={order} draft={found} />
        </>
      )}
    </CommandDialog>
  );
}
