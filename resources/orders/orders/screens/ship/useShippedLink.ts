import { useCallback } from "react";
import { toPath } from "../../../../../framework/admin/paths.ts";
import { maxPrinted } from "../../../../../framework/admin/print/paperSizes.ts";
import type { ToastAction } from "../../../../../framework/admin/toast/Toast.tsx";
import { orders } from "../../orders.ts";
import { printPath } from "../print/printPath.ts";
import { useMessages } from "../useMessages.ts";

/**
 * Returns a function that makes what a toast offers after orders were shipped: a link to the order,
 * or the packing slips of several.
 */
export function useShippedLink(): (ids: readonly number[]) => ToastAction | null {
  const t = useMessages();
  return useCallback(
    (ids) => {
      const [first, ...others] = ids;
      if (first === undefined) return null;
      if (others.length === 0) return { to: toPath(orders, "show", first) };
      return { print: printPath(ids.slice(0, maxPrinted), "slip"), label: t("print.slips") };
    },
    [t],
  );
}
