import { useEffect } from "react";

/** Sets the document title: the page, then the product. */
export function useDocumentTitle(name: string | null): void {
  useEffect(() => {
    document.title = name ? `${name} · Markethall` : "Markethall";
  }, [name]);
}
