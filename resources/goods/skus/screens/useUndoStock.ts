import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useNotify, useTranslate } from "react-admin";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import type { UndoToastAction } from "../../../../framework/admin/toast/Toast.tsx";
import { skus } from "../skus.ts";

/**
 * Returns a function that makes the undo action of a toast after stock was changed: it changes the
 * stock back by the difference, whatever was sold since.
 */
export function useUndoStock(): (
  changes: readonly { skuId: number; delta: number }[],
) => UndoToastAction {
  const provider = useAdminProvider();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  return useCallback(
    (changes) => ({
      undo: async () => {
        try {
          await provider.runCall(skus.name, "updateStock", {
            stockJson: changes.map(({ skuId, delta }) => ({ skuId, delta: -delta })),
          });
          notify("resources.skus.screen.undone", { type: "success" });
        } catch (error) {
          const message = error instanceof Error ? error.message : "";
          notify(message || translate("framework.form.failed"), { type: "error" });
        }
        await Promise.all(
          ["skus", "goods"].map((name) => queries.invalidateQueries({ queryKey: [name] })),
        );
      },
    }),
    [provider, queries, notify, translate],
  );
}
