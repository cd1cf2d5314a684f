import { useEffect } from "react";
import { findKey } from "../../framework/admin/keys/findKey.ts";
import { useLoadWhenIdle } from "../../framework/admin/lazy/useLoadWhenIdle.ts";
import { LazySearchDialog } from "./LazySearchDialog.ts";
import { setSearchOpen, toggleSearch, useSearchOpen } from "./searchDialog.ts";

/** The search dialog of a page, which Ctrl-K or ⌘K opens from anywhere. */
export function SearchHost() {
  const open = useSearchOpen();
  useLoadWhenIdle(LazySearchDialog);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A text editor uses this shortcut itself.
      if (event.defaultPrevented || !findKey(event, ["find"])) return;
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
