import { useAdmin } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";

/** Whether the member may merge orders, which is a right of picking. */
export function useCanMerge(): boolean {
  const { resources, actor } = useAdmin();
  return resources.some((one) => one.name === "orderMerges" && can(actor, one, "distribute"));
}
