import type { ComponentType } from "react";
import { useTranslate } from "react-admin";
import { DeclaredDialog } from "../../../framework/admin/action/ActionDialog.tsx";
import { formatMoney } from "../../../framework/admin/display/format.ts";
import type { OwnDialogProps } from "../../../framework/admin/resources.tsx";
import { useWords } from "../../../framework/admin/useResourceMessages.ts";
import { moneyBacks } from "./moneyBacks.ts";

/** Creates the dialog of an action, which names the amount and the buyer that it is about. */
export function confirmDialog(name: keyof typeof moneyBacks.actions): ComponentType<OwnDialogProps> {
  const action = moneyBacks.actionList.find((one) => one.name === name);
  if (!action) throw new Error(`no action "${name}"`);
  return function ConfirmDialog({ record, onClose, onDone }) {
    const translate = useTranslate();
    const words = useWords(moneyBacks);
    const { amount, memberName, provider }: { [name: string]: unknown } = record;
    const params = {
      amount: formatMoney(typeof amount === "number" ? amount : 0),
      name: typeof memberName === "string" ? memberName : "",
      way: words.choice("provider", typeof provider === "string" ? provider : ""),
    };
    const say = (part: "title" | "text") => translate(`resources.moneyBacks.screen.dialogs.${name}.${part}`, params);
    return (
      <DeclaredDialog
        resource={moneyBacks}
        action={action}
        ids={[record.id]}
        record={record}
        version={record.version}
        title={say("title")}
        says={say("text")}
        onClose={onClose}
        onDone={onDone}
      />
    );
  };
}
