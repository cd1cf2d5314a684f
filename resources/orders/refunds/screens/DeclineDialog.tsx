import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import { DeclaredDialog } from "../../../../framework/admin/action/ActionDialog.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import type { CustomDialogProps } from "../../../../framework/admin/resources.tsx";
import { refunds } from "../refunds.ts";
import { useMessages } from "./refund.ts";

/** The dialog that declines a refund or a return shows who asks for how much. */
const declining = (name: "refuse" | "refuseReturn") => {
  const action = refunds.actionList.find((one) => one.name === name);
  if (!action) throw new Error(`declining: no action "${name}"`);
  return function Decline({ record, onClose, onDone }: CustomDialogProps<typeof refunds>) {
    const t = useMessages();
    const translate = useTranslate();
    const { memberName, orderNo, orderNumber, refundAmount } = record;
    return (
      <DeclaredDialog
        resource={refunds}
        action={action}
        ids={[record.id]}
        record={record}
        version={record.version}
        text={
          <>
            <Box component="p" sx={{ mt: 0, mb: 0.5, color: "text.primary" }}>
              {t("decline.asked", {
                name: memberName ?? "",
                order: orderNumber ?? orderNo ?? "",
                amount: formatMoney(refundAmount ?? 0),
              })}
            </Box>
            {translate(`resources.${refunds.name}.consequences.${name}`)}
          </>
        }
        onClose={onClose}
        onDone={onDone}
      />
    );
  };
};
export const DeclineDialog = declining("refuse");
export const DeclineReturnDialog = declining("refuseReturn");
