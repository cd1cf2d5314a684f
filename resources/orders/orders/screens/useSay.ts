import { useCallback } from "react";
import { useTranslate } from "react-admin";
import type { Say } from "../../../../framework/admin/resources.tsx";

/** The words of the orders' own screens. */
export function useSay(): Say {
  const translate = useTranslate();
  return useCallback((key, options) => translate(`resources.orders.screen.${key}`, options), [translate]);
}
