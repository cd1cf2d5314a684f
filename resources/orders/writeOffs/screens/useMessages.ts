import { useCallback } from "react";
import { useTranslate } from "react-admin";
import type { Translate } from "../../../../framework/admin/resources.tsx";

export function useMessages(): Translate {
  const translate = useTranslate();
  return useCallback(
    (key, options) => translate(`resources.writeOffs.screen.${key}`, options),
    [translate],
  );
}
