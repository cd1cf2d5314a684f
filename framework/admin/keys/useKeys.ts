import { useEffect, useRef } from "react";
import type { KeyName } from "./bindings.ts";
import { findKey } from "./findKey.ts";
import { isTyping } from "./isTyping.ts";

/** What is open above the page, and has keys of its own. */
const overlays = "[role=dialog], [role=menu], [role=listbox]";
const isName = (name: string, handlers: Handlers): name is KeyName => name in handlers;

type Handlers = Readonly<Partial<Record<KeyName, (() => void) | null>>>;
/**
 * Runs what keys do anywhere on the page, such as `{ nextRecord: openNext }`; null for what cannot
 * be done now. They rest while the member types, and while a dialog or a menu is open.
 */
export function useKeys(handlers: Handlers): void {
  const latest = useRef(handlers);
  useEffect(() => {
    latest.current = handlers;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.defaultPrevented || isTyping(event.target)) return;
      const known = latest.current;
      const names = Object.keys(known).filter((name) => isName(name, known));
      const name = findKey(event, names);
      const run = name && known[name];
      if (!run || document.querySelector(overlays)) return;
      event.preventDefault();
      run();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
