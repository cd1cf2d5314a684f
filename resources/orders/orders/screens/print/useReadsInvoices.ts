import { useAdmin } from "../../../../../framework/admin/resources.tsx";
import { can } from "../../../../../framework/schema/index.ts";

/** Whether the member may read invoices, which is a permission of its own. */
export function useReadsInvoices(): boolean {
  const { resources, actor } = useAdmin();
  return resources.some((one) => one.name === "invoices" && can(actor, one, "view"));
}
