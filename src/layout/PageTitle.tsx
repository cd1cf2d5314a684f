import { useDocumentTitle } from "./useDocumentTitle.ts";
import { usePageName } from "./usePageName.ts";

/** Sets the document title to the page's name. */
export function PageTitle() {
  useDocumentTitle(usePageName().name);
  return null;
}
