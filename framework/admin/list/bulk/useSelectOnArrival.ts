import { useEffect } from "react";
import { useEvent, useListContext } from "react-admin";
import { useLocation, useNavigate } from "react-router-dom";
import type { AdminRecord } from "../../provider.ts";

/** State of a link to a list, which selects its rows once they are loaded. */
export const selectsRows = { selectsRows: true } as const;
const isRequested = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "selectsRows" in state;

/**
 * Selects the rows of the page where the link that opened the list requests it, so that the next
 * click runs an action on them. Going back later selects nothing.
 */
export function useSelectOnArrival(selectable: boolean): void {
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  const { data, isFetching, onSelect } = useListContext<AdminRecord>();
  const isDue = selectable && isRequested(state) && data !== undefined && !isFetching;
  const select = useEvent(() => {
    onSelect(data?.map(({ id }) => id) ?? []);
    navigate({ pathname, search }, { replace: true, state: null });
  });
  useEffect(() => {
    if (isDue) select();
  }, [isDue, select]);
}
