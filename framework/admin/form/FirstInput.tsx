import { type RefObject, useEffect } from "react";
import { typedInto } from "./reveal.ts";

/**
 * Focuses the first input of the form, except on touch devices, where this would open the keyboard.
 * Rendered inside the form, so that it mounts with it when a dialog opens.
 */
export function FirstInput({ form }: { form: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (window.matchMedia?.("(pointer: coarse)").matches) return;
    form.current
      ?.querySelector<HTMLElement>(`[data-source] :is(${typedInto})`)
      ?.focus({ preventScroll: true });
  }, [form]);
  return null;
}
