import { useEffect } from "react";
import { useLocation } from "react-router";
import { reveal } from "./reveal.ts";

/** Scrolls to the field named by the URL's `#` fragment once its form is rendered. */
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
