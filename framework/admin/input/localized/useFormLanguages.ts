import { createContext, useContext } from "react";
import type { ContentLanguage } from "../../../schema/index.ts";

/**
 * The two languages of a form: the app's own on the left, and the chosen one on the right; on a
 * phone only the chosen one.
 */
export interface FormLanguages {
  readonly base: ContentLanguage;
  readonly beside: ContentLanguage;
  readonly isSingle: boolean;
  readonly setBeside: (language: ContentLanguage) => void;
}
const FormLanguagesContext = createContext<FormLanguages | null>(null);
export const FormLanguagesProvider = FormLanguagesContext.Provider;

/** Returns the languages that the form shows side by side; null in a form without a switch. */
export const useFormLanguages = (): FormLanguages | null => useContext(FormLanguagesContext);
