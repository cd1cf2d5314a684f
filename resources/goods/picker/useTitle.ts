import { useCallback } from "react";
import { chooseLanguage } from "../../../framework/admin/display/localized.ts";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../framework/admin/display/useFormat.ts";
import type { LinkItem, Title } from "./linkItem.ts";
import { getTitle, type Picked } from "./picked.ts";

/** Returns the names of items in the user's language; fixed pages have their own messages. */
export function useTitle() {
  const { language, translate } = useFormat();
  const formatTitle = useCallback(
    (title: Title): string =>
      typeof title === "string" ? title : (chooseLanguage(title, language) ?? noValue),
    [language],
  );
  return {
    formatTitle,
    getName: (one: Picked | LinkItem): string => {
      if (one.kind !== "other") return formatTitle(getTitle(one));
      return one.ptype === "link" ? one.url : translate(`markethall.picker.other.${one.ptype}`);
    },
  };
}
