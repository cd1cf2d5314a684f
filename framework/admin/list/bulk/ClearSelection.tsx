import { useLayoutEffect } from "react";
import { useEvent, useListContext } from "react-admin";

/** A list begins without selected rows: what was selected before it was left is forgotten. */
export function ClearSelection() {
  const clear = useEvent(useListContext().onUnselectItems);
  useLayoutEffect(() => clear(), [clear]);
  return null;
}
