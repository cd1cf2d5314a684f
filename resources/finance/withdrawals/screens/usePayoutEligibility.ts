import { useQuery } from "@tanstack/react-query";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { withdrawals } from "../withdrawals.ts";

/**
 * Reads whether the shop can request a withdrawal now: its open withdrawal, and whether the
 * platform has put its payouts on hold. Undefined until the answer is there.
 */
export function usePayoutEligibility(enabled: boolean) {
  const provider = useAdminProvider();
  // The header above the list asks for the same answer.
  const { data } = useQuery({
    queryKey: [withdrawals.name, "account"],
    queryFn: () => provider.runCall(withdrawals.name, "count", {}),
    enabled,
  });
  if (!data) return undefined;
  const { openNo, blocked, blockReason } = data;
  return {
    openNo: typeof openNo === "string" && openNo ? openNo : null,
    isBlocked: blocked === true,
    blockReason: typeof blockReason === "string" ? blockReason : "",
  };
}
