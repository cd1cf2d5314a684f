import { type RefObject, useEffect } from "react";
import { typedInto } from "./reveal.ts";

/**
 * Puts the caret where one begins to type. It stands inside the form, so that it comes with it when a dialog opens.
 * A finger is not met by a keyboard that it did not ask for.
 */
export function FirstInput({ form }: { form: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    if (window.matchMedia?.("(pointer: coarse)").matches) return;
    form.current?.querySelector<HTMLElement>(`[data-source] :is(${typedInto})`)?.focus({ preventScroll: true });
  }, [form]);
  return null;
}
