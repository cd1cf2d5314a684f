import { useTranslate } from "react-admin";
import { findCreateView, type Resource } from "../schema/index.ts";
import { getMenuItemName, useResourceMessages } from "./useResourceMessages.ts";

/**
 * The name of what opens the form of a new record, which is the form's title: that of its menu
 * item, if it has one.
 */
export function useCreateLabel(resource: Resource): string {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const view = findCreateView(resource)?.name;
  return view
    ? getMenuItemName(translate, { name: resource.name, view })
    : translate("framework.form.createNew", { name: messages.inSentence(1) });
}
