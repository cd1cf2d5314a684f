import { useLocaleState, useTranslate } from "react-admin";
import { type Action, can, type Resource } from "../../schema/index.ts";
import { insideSentence } from "../../schema/locales/insideSentence.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";

interface Further {
  name: string;
  label: string;
  action: Action;
}
/**
 * Returns the actions that may run right after a save, based on the record's current or initial
 * state.
 */
export function useFurther(resource: Resource, record: AdminRecord | undefined): Further[] {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const messages = useResourceMessages(resource);
  const actor = useActor();
  const state = record ? record.status : resource.fields.status?.options.default;
  return resource.actionList
    .filter(
      ({ name, saveAnd, from }) =>
        saveAnd && can(actor, resource, name) && (!from || from.includes(String(state))),
    )
    .map((action) => {
      const title = messages.action(action.name);
      const inside = insideSentence(title, locale);
      return {
        name: action.name,
        action,
        label: translate("framework.form.saveAnd", { action: inside }),
      };
    });
}
