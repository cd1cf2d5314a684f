import { useMemo } from "react";
import { useI18nProvider } from "react-admin";
import { canOpenRecords, toContentLanguage } from "../../schema/index.ts";
import type { OwnDisplays } from "../fields/displays.ts";
import { type KindScreens, useAdmin } from "../resources.tsx";
import type { FormatContext } from "./DisplayProps.ts";
import { useDaysOnly } from "./daysOnly.ts";

const mapDisplays = (kinds: Readonly<Record<string, KindScreens>> = {}): OwnDisplays =>
  Object.fromEntries(Object.entries(kinds).map(([name, { display }]) => [name, display]));

/**
 * Returns what the values of a screen are formatted with: locale, language of contents, time zone,
 * translations and link targets. It reads three contexts and subscribes to nothing, since a
 * change of language reloads the page.
 *
 * @example
 * ```ts
 * function useContractEnd(iso: string) {
 *   const { timeZone } = useFormat();
 *   return formatInstant(iso, timeZone);
 * }
 * ```
 */
export function useFormat(): FormatContext {
  const { resources, kinds, actor, timeZone } = useAdmin();
  const i18n = useI18nProvider();
  const daysOnly = useDaysOnly();
  return useMemo(() => {
    const locale = i18n.getLocale();
    return {
      locale,
      language: toContentLanguage(locale),
      timeZone,
      daysOnly,
      displays: mapDisplays(kinds),
      translate: (key, options) => i18n.translate(key, options),
      target: (name) => {
        const found = resources.find((one) => one.name === name);
        return found && canOpenRecords(actor, found) ? found : undefined;
      },
    };
  }, [i18n, resources, kinds, actor, timeZone, daysOnly]);
}
