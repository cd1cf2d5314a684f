import Box from "@mui/material/Box";
import { useTranslate } from "react-admin";
import { DeclaredDialog } from "../../../../framework/admin/action/ActionDialog.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import type { CustomDialogProps } from "../../../../framework/admin/resources.tsx";
import { refunds } from "../refunds.ts";
import { useMessages } from "./refund.ts";

const action = refunds.actionList.find(({ name }) => name === "offer");

interface Props extends CustomDialogProps<typeof refunds> {
  /** What was typed as the reason for declining. */
  reason?: string;
}

/** The dialog that offers another amount says between which amounts the offer has to be. */
export function OfferDialog({ record, reason, onClose, onDone }: Props) {
  const t = useMessages();
  const translate = useTranslate();
  if (!action) throw new Error('no action "offer"');
  const { refundAmount, offeredAmount } = record;
  return (
    <DeclaredDialog
      resource={refunds}
      action={action}
      ids={[record.id]}
      record={record}
      version={record.version}
      {...(reason && { initialValues: { reason } })}
      text={
        <>
          <Box component="p" sx={{ mt: 0, mb: 0.5, color: "text.primary" }}>
            {t("offer.max", { amount: formatMoney(refundAmount ?? 0) })}
            {offeredAmount ? ` ${t("offer.min", { amount: formatMoney(offeredAmount) })}` : null}
          </Box>
          {translate(`resources.${refunds.name}.consequences.offer`)}
        </>
      }
      onClose={onClose}
      onDone={onDone}
    />
  );
}
