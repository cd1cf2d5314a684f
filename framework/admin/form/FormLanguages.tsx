import { type ReactNode, useMemo } from "react";
import { useI18nProvider, useStore } from "react-admin";
import {
  type ContentLanguage,
  getDefaultLanguage,
  listContentLanguages,
  toContentLanguage,
} from "../../schema/index.ts";
import { FormLanguagesProvider } from "../input/localized/useFormLanguages.ts";

/** Provides the two languages of a form; the member's choice of the second one is stored. */
export function FormLanguages({ children }: { children: ReactNode }) {
  const own = toContentLanguage(useI18nProvider().getLocale());
  const base = getDefaultLanguage();
  const others = listContentLanguages().filter((language) => language !== base);
  const [stored, setBeside] = useStore<ContentLanguage | null>("form.beside", null);
  const beside = [stored, own].find((one) => one && others.includes(one)) ?? others[0] ?? base;
  const value = useMemo(() => ({ base, beside, setBeside }), [base, beside, setBeside]);
  return <FormLanguagesProvider value={value}>{children}</FormLanguagesProvider>;
}
