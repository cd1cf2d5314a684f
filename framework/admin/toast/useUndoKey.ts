import { useEffect, useRef } from "react";
import { isTyping } from "../keys/isTyping.ts";

/** Ctrl+Z and ⌘Z run the undo of the visible toast, except where they undo typing. */
export function useUndoKey(undo: (() => void) | null): void {
  const latest = useRef(undo);
  // The toast leaves in its own time; a second press does not undo twice.
  const done = useRef(false);
  useEffect(() => {
    latest.current = undo;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, defaultPrevented, target } = event;
      if (key.toLowerCase() !== "z" || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      if (defaultPrevented || isTyping(target) || !latest.current || done.current) return;
      event.preventDefault();
      done.current = true;
      latest.current();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
