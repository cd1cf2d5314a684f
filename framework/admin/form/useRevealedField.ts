import { useEffect } from "react";
import { useLocation } from "react-router";
import { reveal } from "./reveal.ts";

/** Brings the field that the address names after its `#` into sight, once its form is there. */
export function useRevealedField(ready: boolean): void {
  const { hash, key } = useLocation();
  const name = hash.slice(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same address chosen again shows its field again
  useEffect(() => {
    if (!ready || !/^\w+$/.test(name)) return;
    const timer = setTimeout(() => {
      reveal(document.querySelector(`form [data-source="${name}"]`)?.closest("form"), name);
    });
    return () => clearTimeout(timer);
  }, [ready, name, key]);
}
