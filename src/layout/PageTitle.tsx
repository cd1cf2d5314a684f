import { useEffect } from "react";
import { usePageName } from "./usePageName.ts";

/** The document title: the page, then the product. */
export function PageTitle() {
  const { name } = usePageName();
  useEffect(() => {
    document.title = name ? `${name} · Markethall` : "Markethall";
  }, [name]);
  return null;
}
