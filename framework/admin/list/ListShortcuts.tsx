import { type ReactNode, useEffect, useState } from "react";
import type { Resource } from "../../schema/index.ts";
import { isTyping } from "../keys/isTyping.ts";
import { createLazyComponent } from "../lazy/createLazyComponent.tsx";

const LazyShortcutsDialog = createLazyComponent(
  async () => (await import("./ShortcutsDialog.tsx")).ShortcutsDialog,
);

/** `/` focuses the search, `?` lists the shortcuts. */
export const ListShortcuts = ({ resource }: { resource: Resource }) => (
  <SearchAndHelpKeys>
    {(close) => <LazyShortcutsDialog resource={resource} onClose={close} />}
  </SearchAndHelpKeys>
);

/** `/` focuses the search of the screen, `?` opens the dialog with its shortcuts. */
export function SearchAndHelpKeys({ children }: { children: (close: () => void) => ReactNode }) {
  const [helping, setHelping] = useState(false);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (document.querySelector("[role=dialog], [role=menu]")) return;
      if (event.key === "?") setHelping(true);
      else if (event.key === "/")
        document.querySelector<HTMLInputElement>("main [role=searchbox]")?.focus();
      else return;
      event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return helping ? children(() => setHelping(false)) : null;
}
