import type { ComponentType } from "react";
import { useTranslate } from "react-admin";
import { DeclaredDialog } from "../../../../framework/admin/action/ActionDialog.tsx";
import { formatMoney } from "../../../../framework/admin/display/format.ts";
import type { CustomDialogProps } from "../../../../framework/admin/resources.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import { providerRefunds } from "../moneyBacks.ts";

/** Creates the confirmation dialog of an action, which names the amount and the buyer. */
export function confirmDialog(
  name: keyof typeof providerRefunds.actions,
): ComponentType<CustomDialogProps<typeof providerRefunds>> {
  const action = providerRefunds.actionList.find((one) => one.name === name);
  if (!action) throw new Error(`no action "${name}"`);
  return function ConfirmDialog({ record, onClose, onDone }) {
    const translate = useTranslate();
    const messages = useResourceMessages(providerRefunds);
    const { amount, memberName, provider } = record;
    const params = {
      amount: formatMoney(amount ?? 0),
      name: memberName ?? "",
      way: messages.choice("provider", provider ?? ""),
    };
    const t = (part: "title" | "text") =>
      translate(`resources.moneyBacks.screen.dialogs.${name}.${part}`, params);
    return (
      <DeclaredDialog
        resource={providerRefunds}
        action={action}
        ids={[record.id]}
        record={record}
        version={record.version}
        title={t("title")}
        text={t("text")}
        onClose={onClose}
        onDone={onDone}
      />
    );
  };
}
