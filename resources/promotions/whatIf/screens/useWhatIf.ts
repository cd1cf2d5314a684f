import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { type Translate, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { promotionPeriods } from "../../promotionPeriods/promotionPeriods.ts";
import type { TriedCart } from "../whatIfCart.ts";

/** The messages of the page. */
export function useWhatIfText(): Translate {
  const translate = useTranslate();
  return useCallback(
    (key, options) => translate(`resources.promotionPeriods.screen.whatIf.${key}`, options),
    [translate],
  );
}

/** Asks the server for the price of a cart; the last answer is shown while the next one loads. */
export function useWhatIf(cart: TriedCart | null) {
  const provider = useAdminProvider();
  return useQuery({
    queryKey: [promotionPeriods.name, "whatIf", cart],
    queryFn: () =>
      cart ? provider.runCall("promotionPeriods", "getWhatIf", { cart }) : Promise.reject(cart),
    enabled: cart !== null,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
export type WhatIf = NonNullable<ReturnType<typeof useWhatIf>["data"]>;
export type VerdictRow = NonNullable<WhatIf["verdicts"]>[number];

/** Loads a past order of the shop by its number. */
export function usePastOrder() {
  const provider = useAdminProvider();
  return (number: string) => provider.runCall("promotionPeriods", "getPastOrder", { number });
}
export type PastOrder = Awaited<ReturnType<ReturnType<typeof usePastOrder>>>;
