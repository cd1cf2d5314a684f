import { type RefObject, useRef } from "react";
import { useKeys } from "../keys/useKeys.ts";

/**
 * S presses the primary action of the page's header, and Escape follows its arrow back: as a press
 * by mouse, they ask about unsaved changes. Returns what the header is referred to by.
 */
export function usePageKeys(primary: string): RefObject<HTMLElement | null> {
  const header = useRef<HTMLElement>(null);
  const press = (selector: string) => header.current?.querySelector<HTMLElement>(selector)?.click();
  useKeys({
    recordStep: () => press(`${primary}:not(:disabled)`),
    back: () => {
      // Escape closes a tooltip first.
      if (!document.querySelector("[role=tooltip]")) press("[data-back]");
    },
  });
  return header;
}
