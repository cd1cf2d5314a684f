import { useTranslate } from "react-admin";
import { type Action, listPredicateFields, type Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor, useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { listAvailableActions } from "./listAvailableActions.ts";

/** An action of a record, with the reason why it is disabled, if it is. */
export interface AvailableAction {
  action: Action;
  why: string | null;
}
/**
 * Returns the actions of a resource's records, with the message that explains why one is disabled.
 */
export function useAvailableActions(
  resource: Resource,
): (record: AdminRecord) => AvailableAction[] {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const actor = useActor();
  const { disabledReason } = useScreens(resource);
  const notYet = (action: Action): string | null => {
    const names = action.if
      ? [...new Set(listPredicateFields(action.if))].map((name) => messages.field(name))
      : [];
    return translate("framework.action.notYet", {
      action: messages.action(action.name),
      fields: names.join(", "),
    });
  };
  return (record) =>
    listAvailableActions(resource, actor, record).map(({ action, possible }) => {
      if (!possible) return { action, why: notYet(action) };
      const key = disabledReason?.(record, action.name);
      return { action, why: key ? translate(key) : null };
    });
}
