import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Stack from "@mui/material/Stack";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { readTypedAmount } from "../../../../core/typedAmount.ts";
import { CommandDialog } from "../../../../framework/admin/action/CommandDialog.tsx";
import { ReasonInput } from "../../../../framework/admin/action/ReasonInput.tsx";
import { useRunAction } from "../../../../framework/admin/action/useRunAction.ts";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { AmountInput } from "../../../../framework/admin/input/AmountInput.tsx";
import type { CustomDialogProps } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { useAmountProblem } from "../../refunds/screens/issue/useAmountProblem.ts";
import { toRefund, useMessages, useSentTo } from "../../refunds/screens/refund.ts";
import { refundInterventions } from "../refundInterventions.ts";
import { RulingSum } from "./RulingSum.tsx";

/**
 * The dialog that decides for the buyer: the freight that is refunded as well, the total with who
 * bears it, and the reason.
 */
export function DecideDialog({
  record,
  onClose,
  onDone,
}: CustomDialogProps<typeof refundInterventions>) {
  const t = useMessages();
  const translate = useTranslate();
  const messages = useResourceMessages(refundInterventions);
  const toSentTo = useSentTo();
  const findProblem = useAmountProblem();
  const run = useRunAction(refundInterventions);
  const [typed, setTyped] = useState<string | null>(null);
  const [goodsBack, setGoodsBack] = useState(false);
  const [reason, setReason] = useState("");
  const refund = toRefund(record);
  const { refundAmount = 0, freightAmount = 0, memberName } = refund;
  const { shop, freightLeft, platformBears } = record;
  const freight = readTypedAmount(typed, freightAmount ?? 0, freightLeft ?? 0);
  const goods = (refundAmount ?? 0) - (freightAmount ?? 0);
  const total = goods + (freight.cents ?? 0);
  const ruling = useMutation({
    mutationFn: () =>
      run("platformAgree", {
        ids: [record.id],
        input: {
          reason: reason.trim(),
          goodsBack,
          ...(typed !== null && { freight: freight.cents }),
        },
        ...(record.version !== undefined && { version: record.version }),
      }).then((results) => {
        const [failure] = results.failed;
        if (failure) throw new Error(failure.message);
        return results;
      }),
    onSuccess: onDone,
  });
  return (
    <CommandDialog
      title={translate(`resources.${refundInterventions.name}.titles.platformAgree`)}
      submit={messages.action("platformAgree")}
      back={translate("ra.action.cancel")}
      isDirty={typed !== null || goodsBack || reason !== ""}
      isValid={freight.cents !== null && !freight.isAbove && reason.trim() !== ""}
      isPending={ruling.isPending}
      error={ruling.error}
      onSubmit={() => ruling.mutate()}
      onClose={onClose}
    >
      <Typography aria-live="polite" sx={{ fontWeight: 620 }}>
        {t(goodsBack ? "decide.back" : "decide.pay", {
          amount: formatMoney(total),
          name: memberName ?? "",
          way: toSentTo(refund),
        })}
      </Typography>
      {Boolean(freightLeft) && (
        <Stack direction="row" spacing={1.25} sx={{ alignItems: "center" }}>
          <Box sx={{ flex: 1 }}>
            {messages.input("platformAgree", "freight")}
            <Typography component="div" variant="caption" color="text.secondary">
              {t("issue.upTo", { amount: formatMoney(freightLeft ?? 0) })}
            </Typography>
          </Box>
          <AmountInput
            name={messages.input("platformAgree", "freight")}
            cents={freightAmount ?? 0}
            problem={findProblem(freight)}
            typed={typed}
            onType={setTyped}
          />
        </Stack>
      )}
      <RulingSum
        goods={goods}
        freight={freight.cents ?? 0}
        platformBears={platformBears ?? 0}
        customer={memberName ?? null}
        shop={shop ?? null}
        live
      />
      <FormControlLabel
        control={<Switch checked={goodsBack} onChange={(_, checked) => setGoodsBack(checked)} />}
        label={messages.input("platformAgree", "goodsBack")}
      />
      <ReasonInput
        resource={refundInterventions}
        names={["shown", "unanswered"]}
        label={messages.input("platformAgree", "reason")}
        help={translate(`resources.${refundInterventions.name}.screen.reasonHelp`)}
        value={reason}
        onChange={setReason}
      />
    </CommandDialog>
  );
}
