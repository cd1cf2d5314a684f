import { useCallback } from "react";
import { useTranslate } from "react-admin";
import type { Translate } from "../../../../framework/admin/resources.tsx";

/** The messages of the list's own screens. */
export function usePeriodText(): Translate {
  const translate = useTranslate();
  return useCallback(
    (key, options) => translate(`resources.promotionPeriods.screen.${key}`, options),
    [translate],
  );
}
