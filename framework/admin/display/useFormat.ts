import { useMemo } from "react";
import { useI18nProvider } from "react-admin";
import { canOpenRecords } from "../../schema/index.ts";
import { useAdmin } from "../resources.tsx";
import type { FormatContext } from "./DisplayProps.ts";
import { toContentLanguage } from "./localized.ts";

/** Reads two contexts and subscribes to nothing: a change of language reloads the page. */
export function useFormat(): FormatContext {
  const { resources, actor, timeZone } = useAdmin();
  const i18n = useI18nProvider();
  return useMemo(() => {
    const locale = i18n.getLocale();
    return {
      locale,
      language: toContentLanguage(locale),
      timeZone,
      translate: (key, options) => i18n.translate(key, options),
      target: (name) => {
        const found = resources.find((one) => one.name === name);
        return found && canOpenRecords(actor, found) ? found : undefined;
      },
    };
  }, [i18n, resources, actor, timeZone]);
}
