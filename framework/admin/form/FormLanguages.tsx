import { type ReactNode, useMemo, useState } from "react";
import { useI18nProvider, useStore } from "react-admin";
import {
  type ContentLanguage,
  getDefaultLanguage,
  listContentLanguages,
  toContentLanguage,
} from "../../schema/index.ts";
import { FormLanguagesProvider } from "../input/localized/useFormLanguages.ts";
import { useIsPhone } from "../theme/useIsPhone.ts";

/**
 * Provides the two languages of a form; the member's choice of the second one is stored. On a phone
 * it is the only one, and the form starts with the app's own.
 */
export function FormLanguages({ children }: { children: ReactNode }) {
  const own = toContentLanguage(useI18nProvider().getLocale());
  const base = getDefaultLanguage();
  const others = listContentLanguages().filter((language) => language !== base);
  const [stored, setBeside] = useStore<ContentLanguage | null>("form.beside", null);
  const beside = [stored, own].find((one) => one && others.includes(one)) ?? others[0] ?? base;
  const isSingle = useIsPhone();
  const [single, setSingle] = useState(base);
  const value = useMemo(
    () =>
      isSingle
        ? { base, beside: single, setBeside: setSingle, isSingle }
        : { base, beside, setBeside, isSingle },
    [base, beside, setBeside, isSingle, single],
  );
  return <FormLanguagesProvider value={value}>{children}</FormLanguagesProvider>;
}
