import Box from "@mui/material/Box";
import { DeclaredDialog } from "../../../../framework/admin/action/ActionDialog.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { CustomDialogProps } from "../../../../framework/admin/resources.tsx";
import { refunds } from "../refunds.ts";
import { RefundSum } from "./RefundSum.tsx";
import { getGoodsName, toRefund, useMessages, useSentTo } from "./refund.ts";

/**
 * The dialog of an action that refunds money shows the amount, the recipient, the payment method,
 * and the calculation.
 */
const saying = (name: "agree" | "confirmReceive") => {
  const action = refunds.actionList.find((one) => one.name === name);
  if (!action) throw new Error(`saying: no action "${name}"`);
  return function MoneyDialog({ record, onClose, onDone }: CustomDialogProps<typeof refunds>) {
    const t = useMessages();
    const toSentTo = useSentTo();
    const { language } = useFormat();
    const refund = toRefund(record);
    const { refundInd, refundAmount, memberName, qty } = refund;
    const details = {
      amount: formatMoney(refundAmount ?? 0),
      name: memberName ?? "",
      way: toSentTo(refund),
      units: qty,
      goods: getGoodsName(refund, language),
    };
    const first = name === "agree" && refundInd === "returnAndRefund" ? "back" : "pay";
    return (
      <DeclaredDialog
        resource={refunds}
        action={action}
        ids={[record.id]}
        record={record}
        version={record.version}
        initialValues={name === "confirmReceive" ? { restock: true } : {}}
        text={
          <>
            <Box component="p" sx={{ mt: 0, color: "text.primary", fontWeight: 600 }}>
              {t(`does.${first}`, details)}
            </Box>
            <RefundSum refund={refund} />
          </>
        }
        onClose={onClose}
        onDone={onDone}
      />
    );
  };
};
export const AgreeDialog = saying("agree");
export const ConfirmDialog = saying("confirmReceive");
