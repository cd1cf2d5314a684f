import { useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { useResourceMessages } from "../useResourceMessages.ts";

/** The labels of the two buttons of a dialog. */
export interface DialogButtons {
  dismiss: string;
  confirm: string;
}
/**
 * Returns the labels of the buttons of an action's dialog. Where the action is itself a
 * cancellation, both name the record: "Keep loan" and "Cancel loan".
 */
export function useDialogButtons(resource: Resource, label: string, count: number): DialogButtons {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const cancel = translate("ra.action.cancel");
  if (!label.startsWith(cancel)) return { dismiss: cancel, confirm: label };
  const name = messages.inSentence(count);
  return {
    dismiss: translate("framework.action.keep", { name }),
    confirm:
      label === cancel ? translate("framework.action.named", { action: label, name }) : label,
  };
}
