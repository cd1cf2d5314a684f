import Box from "@mui/material/Box";
import Chip from "@mui/material/Chip";
import { useTranslate } from "react-admin";
import { useFormContext } from "react-hook-form";
import { DeclaredDialog } from "../../../../framework/admin/action/ActionDialog.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import type { CustomDialogProps } from "../../../../framework/admin/resources.tsx";
import { refunds } from "../refunds.ts";
import { useMessages } from "./refund.ts";

const reasons = {
  refuse: ["used", "described", "delivered", "photos"],
  refuseReturn: ["worn", "incomplete", "wrongItem"],
} as const;

/** Ready-made reasons; choosing one fills the field, where it can still be changed. */
function ReadyReasons({ name }: { name: keyof typeof reasons }) {
  const t = useMessages();
  const { setValue, watch } = useFormContext<{ reason: string }>();
  const given = watch("reason");
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 1.5 }}>
      {reasons[name].map((reason) => {
        const sentence = t(`decline.${reason}.text`);
        return (
          <Chip
            key={reason}
            label={t(`decline.${reason}.label`)}
            variant="outlined"
            color={given === sentence ? "primary" : "default"}
            aria-pressed={given === sentence}
            onClick={() =>
              setValue("reason", sentence, { shouldDirty: true, shouldValidate: true })
            }
          />
        );
      })}
    </Box>
  );
}

/** The dialog that declines a refund or a return shows who asks for how much, and reasons. */
const declining = (name: keyof typeof reasons) => {
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
            <ReadyReasons name={name} />
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
