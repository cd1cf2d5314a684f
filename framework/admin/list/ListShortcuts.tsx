import { type ReactNode, useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";
import { can, type Resource } from "../../schema/index.ts";
import { isTyping } from "../keys/isTyping.ts";
import { useLetterKeys } from "../keys/useLetterKeys.ts";
import { createLazyComponent } from "../lazy/createLazyComponent.tsx";
import { toPath } from "../paths.ts";
import { useActor } from "../resources.tsx";

const LazyShortcutsDialog = createLazyComponent(
  async () => (await import("./ShortcutsDialog.tsx")).ShortcutsDialog,
);

/** `/` focuses the search, J and K the row of the cursor, N creates, `?` lists the shortcuts. */
export function ListShortcuts({ resource }: { resource: Resource }) {
  const navigate = useNavigate();
  const isCreatable = can(useActor(), resource, "create");
  const toCursor = () =>
    document.querySelector<HTMLElement>("main [data-index][tabindex='0']")?.focus();
  useLetterKeys({
    j: toCursor,
    k: toCursor,
    n: isCreatable ? () => navigate(toPath(resource, "create")) : null,
  });
  return (
    <SearchAndHelpKeys>
      {(close) => <LazyShortcutsDialog resource={resource} onClose={close} />}
    </SearchAndHelpKeys>
  );
}

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
