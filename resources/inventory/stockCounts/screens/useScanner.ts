import { useEffect, useEffectEvent } from "react";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

/** Takes the codes of a scanner, which types them and Enter, while no field has the focus. */
export function useScanner(onCode: (code: string) => void): void {
  const handle = useEffectEvent(onCode);
  useEffect(() => {
    let code = "";
    const onKeyDown = (event: KeyboardEvent) => {
      if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Enter" && code) {
        // A button that has the focus is not pressed by the end of a code.
        event.preventDefault();
        handle(code);
        code = "";
      } else if (event.key.length === 1) code += event.key;
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
