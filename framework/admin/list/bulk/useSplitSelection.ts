import { useListContext, useTranslate } from "react-admin";
import { type Action, can, type Resource } from "../../../schema/index.ts";
import { useAvailableActions } from "../../action/useAvailableActions.ts";
import type { AdminRecord } from "../../provider.ts";
import { useActor } from "../../resources.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { type SelectionSplit, splitSelection } from "./splitSelection.ts";

/**
 * Returns a function that divides selected rows into those that can take an action and those that
 * are skipped, with the reasons: the state of a row, or what disables the action for it.
 */
export function useSplitSelection(
  resource: Resource,
): (action: Action, ids: readonly number[]) => SelectionSplit {
  const translate = useTranslate();
  const messages = useResourceMessages(resource);
  const actor = useActor();
  const listActions = useAvailableActions(resource);
  const { data = [] } = useListContext<AdminRecord>();
  return (action, ids) =>
    splitSelection(ids, data, (record) => {
      const { status } = record;
      if (action.from && typeof status === "string" && !action.from.includes(status))
        return messages.choice("status", status);
      // Whoever lacks the permission learns it from the server, for all rows alike.
      if (!can(actor, resource, action.name)) return null;
      const offer = listActions(record).find((one) => one.action.name === action.name);
      return offer ? offer.why : translate("framework.list.notPossible");
    });
}
