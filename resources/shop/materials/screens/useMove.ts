import { useCallback } from "react";
import { useNotify } from "react-admin";
import { useFailure } from "../../../../framework/admin/list/useFailure.ts";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { materials } from "../materials.ts";
import type { Material } from "./material.ts";
import { useReloadLibrary } from "./useLibrary.ts";
import { useMessages } from "./useMessages.ts";

/**
 * Moves files to a folder, or out of all folders; notifies of the result, and returns whether all
 * were moved.
 */
export function useMove() {
  const t = useMessages();
  const notify = useNotify();
  const failure = useFailure();
  const provider = useAdminProvider();
  const reload = useReloadLibrary();
  return useCallback(
    async (list: readonly Material[], folder: number | null): Promise<boolean> => {
      try {
        const ids = list.map(({ id }) => id);
        const { failed } = await provider.bulkEdit(materials.name, { ids, values: { folder } });
        await reload();
        const [failure] = failed;
        if (failure) notify(failure.message, { type: "warning" });
        else notify(t("moved", { smart_count: ids.length }), { type: "success" });
        return !failure;
      } catch (error) {
        notify(failure(error), { type: "error" });
        return false;
      }
    },
    [provider, reload, notify, failure, t],
  );
}
