import { useEffect, useRef } from "react";
import { isTyping } from "./isTyping.ts";

/**
 * Runs what single letters stand for, such as `{ j: openNext }`; they rest while the member types,
 * and while a dialog or a menu is open.
 */
export function useLetterKeys(keys: Readonly<Record<string, (() => void) | null>>): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { ctrlKey, metaKey, altKey, shiftKey, repeat, defaultPrevented, target } = event;
      if (ctrlKey || metaKey || altKey || shiftKey || repeat || defaultPrevented) return;
      if (isTyping(target) || document.querySelector("[role=dialog], [role=menu]")) return;
      const run = latest.current[event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
