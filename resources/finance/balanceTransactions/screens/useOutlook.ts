import { useQuery } from "@tanstack/react-query";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { balanceTransactions } from "../balanceTransactions.ts";

/** What the shop was paid last and what comes in, for members who may read its transactions. */
export function useOutlook(enabled = true) {
  const provider = useAdminProvider();
  return useQuery({
    queryKey: [balanceTransactions.name, "outlook"],
    queryFn: () => provider.runCall("balanceTransactions", "getOutlook", {}),
    refetchOnMount: "always",
    enabled,
  });
}
export type Outlook = NonNullable<ReturnType<typeof useOutlook>["data"]>;
