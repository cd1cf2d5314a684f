import { useEffect } from "react";
import { LazySearchDialog } from "./LazySearchDialog.ts";
import { setSearchOpen, toggleSearch, useSearchOpen } from "./searchDialog.ts";

/** The search dialog of a page, which Ctrl-K or ⌘K opens from anywhere. */
export function SearchHost() {
  const open = useSearchOpen();
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A text editor uses this shortcut itself.
      if (
        event.defaultPrevented ||
        event.key.toLowerCase() !== "k" ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      toggleSearch();
    };
    window.addEventListener("keydown", onKey);
    return () => {
      window.removeEventListener("keydown", onKey);
      setSearchOpen(false);
    };
  }, []);
  return open ? <LazySearchDialog onClose={() => setSearchOpen(false)} /> : null;
}
