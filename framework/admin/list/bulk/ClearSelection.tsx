import { useEffect, useRef } from "react";
import { useEvent, useListContext } from "react-admin";

/** A list begins without selected rows: what was selected before it was left is forgotten. */
export function ClearSelection() {
  const clear = useEvent(useListContext().onUnselectItems);
  const isCleared = useRef(false);
  // The handler of the list exists only after its own layout effects.
  useEffect(() => {
    if (isCleared.current) return;
    isCleared.current = true;
    clear();
  }, [clear]);
  return null;
}
