import Box from "@mui/material/Box";
import { useWatch } from "react-hook-form";
import { DeclaredDialog } from "../../../../framework/admin/action/ActionDialog.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import type { CustomDialogProps } from "../../../../framework/admin/resources.tsx";
import { RefundSum } from "../../refunds/screens/RefundSum.tsx";
import { toRefund, useMessages, useSentTo } from "../../refunds/screens/refund.ts";
import { refundInterventions } from "../refundInterventions.ts";

const action = refundInterventions.actionList.find(({ name }) => name === "platformAgree");

/** Whether the buyer is refunded at once or after the return, as the dialog's switch says. */
function Consequence({ details }: { details: Readonly<Record<string, string>> }) {
  const t = useMessages();
  const goodsBack: unknown = useWatch({ name: "goodsBack" });
  return t(goodsBack === true ? "decide.back" : "decide.pay", details);
}

/**
 * The dialog that decides for the buyer: shows the amount refunded, its calculation, and the
 * freight that may be added.
 */
export function DecideDialog({
  record,
  onClose,
  onDone,
}: CustomDialogProps<typeof refundInterventions>) {
  const t = useMessages();
  const toSentTo = useSentTo();
  if (!action) throw new Error("DecideDialog: no such action");
  const refund = toRefund(record);
  const { shop, freightLeft } = record;
  const details = {
    amount: formatMoney(refund.refundAmount ?? 0),
    name: refund.memberName ?? "",
    way: toSentTo(refund),
    shop: shop ?? "",
  };
  return (
    <DeclaredDialog
      resource={refundInterventions}
      action={action}
      ids={[record.id]}
      record={record}
      version={record.version}
      initialValues={{ goodsBack: false }}
      text={
        <>
          <Box component="p" sx={{ mt: 0, color: "text.primary", fontWeight: 600 }}>
            <Consequence details={details} />
          </Box>
          <RefundSum refund={refund} />
          {Boolean(freightLeft) && (
            <Box component="p" sx={{ mb: 0 }}>
              {t("decide.freight", { amount: formatMoney(freightLeft ?? 0) })}
            </Box>
          )}
        </>
      }
      onClose={onClose}
      onDone={onDone}
    />
  );
}
