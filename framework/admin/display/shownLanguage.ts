import { createContext, useContext } from "react";
import type { ContentLanguage } from "../../schema/index.ts";

interface ShownLanguage {
  /** The language in which the page shows its texts; null for the reader's. */
  readonly language: ContentLanguage | null;
  readonly choose: (language: ContentLanguage) => void;
}
/** The language in which a record's page shows its texts. */
export const ShownLanguageContext = createContext<ShownLanguage | null>(null);

/** Returns the language of the page's texts; null outside of a record's page. */
export const useShownLanguage = (): ShownLanguage | null => useContext(ShownLanguageContext);
