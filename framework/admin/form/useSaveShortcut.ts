import { type RefObject, useEffect, useRef } from "react";

const findDialog = (node: EventTarget | null) =>
  node instanceof Element ? node.closest('[role="dialog"]') : null;

/** Leaves the input with the focus for a moment, since cells of a grid write when they are left. */
function commitInput(form: HTMLElement | null): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLElement) || !form?.contains(input)) return;
  input.blur();
  input.focus({ preventScroll: true });
}

/** Ctrl+S and ⌘S save the current form: the page's, or that of the dialog above it. */
export function useSaveShortcut(form: RefObject<HTMLFormElement | null>, save: () => void): void {
  const latest = useRef(save);
  useEffect(() => {
    latest.current = save;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== "s" ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      if (findDialog(event.target) !== findDialog(form.current)) return;
      event.preventDefault();
      commitInput(form.current);
      latest.current();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [form]);
}
