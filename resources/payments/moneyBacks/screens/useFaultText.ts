import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { isRefundFault } from "../refundFaults.ts";

/**
 * Returns the message for the error of a provider refund: that of a known code, otherwise one that
 * quotes the provider.
 */
export function useFaultText(): (fault: string) => string {
  const translate = useTranslate();
  return useCallback(
    (fault) =>
      isRefundFault(fault)
        ? translate(`resources.moneyBacks.screen.faults.${fault}`)
        : translate("resources.moneyBacks.screen.faults.other", { message: fault }),
    [translate],
  );
}
