import { useLocale, useTranslate } from "react-admin";
import { canAccessField, type Resource } from "../../../schema/index.ts";
import { insideSentence } from "../../../schema/locales/insideSentence.ts";
import { useActor } from "../../resources.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";

/** As many names as fit a search box. */
const maxNames = 2;

/** Says what the search of a list finds: "Search number, customer". */
export function useSearchLabel(resource: Resource): string {
  const translate = useTranslate();
  const locale = useLocale();
  const actor = useActor();
  const messages = useResourceMessages(resource);
  const names = Object.entries(resource.fields)
    .filter(([, field]) => Boolean(field.options.search) && canAccessField(actor, field))
    .map(([name]) => insideSentence(messages.field(name), locale));
  return translate("framework.list.searchBy", {
    names: [...new Set(names)].slice(0, maxNames).join(translate("framework.list.searchSeparator")),
  });
}
