import { useQuery } from "@tanstack/react-query";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import { refunds } from "../../refunds.ts";

/** Reads what of an order can be refunded, each time that a dialog is opened. */
export function useRefundable(orderId: number) {
  const provider = useAdminProvider();
  return useQuery({
    queryKey: [refunds.name, "getRefundable", orderId],
    queryFn: () => provider.runCall(refunds.name, "getRefundable", { orderId }),
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
}
