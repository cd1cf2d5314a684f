import { useTranslate } from "react-admin";
import { type Action, fieldsOf, type Resource } from "../../schema/index.ts";
import type { AdminRecord } from "../provider.ts";
import { useActor, useScreens } from "../resources.tsx";
import { useWords } from "../useResourceMessages.ts";
import { offeredActions } from "./actionsOf.ts";

/** An action that a record offers, and, where it cannot be done yet, what it waits for. */
export interface Offer {
  action: Action;
  why: string | null;
}
/** The actions of a resource's records, with the sentence that says what holds one back. */
export function useOffers(resource: Resource): (record: AdminRecord) => Offer[] {
  const translate = useTranslate();
  const words = useWords(resource);
  const actor = useActor();
  const { withheld } = useScreens(resource);
  const notYet = (action: Action): string | null => {
    const names = action.if ? [...new Set(fieldsOf(action.if))].map((name) => words.field(name)) : [];
    return translate("markethall.action.notYet", { action: words.action(action.name), fields: names.join(", ") });
  };
  return (record) =>
    offeredActions(resource, actor, record).map(({ action, possible }) => {
      if (!possible) return { action, why: notYet(action) };
      const key = withheld?.(record, action.name);
      return { action, why: key ? translate(key) : null };
    });
}
