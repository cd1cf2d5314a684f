import { useCallback } from "react";
import { useTranslate } from "react-admin";
import type { Translate } from "../../../../framework/admin/resources.tsx";

/** The messages of the activities' own screens. */
export function useMessages(): Translate {
  const translate = useTranslate();
  return useCallback(
    (key, options) => translate(`resources.groupActivities.screen.${key}`, options),
    [translate],
  );
}
