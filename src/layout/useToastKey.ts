import { type RefObject, useCallback, useEffect, useRef } from "react";

/**
 * Makes F8 focus the link or the first button of the visible toast, from anywhere on the page.
 * Returns a function that gives the focus back; it is called before the toast is removed.
 */
export function useToastKey(toast: RefObject<HTMLElement | null>): () => void {
  const before = useRef<HTMLElement | null>(null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const action =
        event.key === "F8" ? toast.current?.querySelector<HTMLElement>("a[href], button") : null;
      if (!action) return;
      event.preventDefault();
      if (document.activeElement instanceof HTMLElement) before.current = document.activeElement;
      action.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [toast]);
  return useCallback(() => {
    if (toast.current?.contains(document.activeElement)) before.current?.focus();
    before.current = null;
  }, [toast]);
}
