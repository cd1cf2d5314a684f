import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { isRefundFault } from "./refundFaults.ts";

/** Answers the sentence for why a refund is not done: of a known code its own, of anything else one that quotes the provider. */
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
