import { useCallback } from "react";
import { useTranslate } from "react-admin";
import type { Say } from "../../../../framework/admin/resources.tsx";

export function useSay(): Say {
  const translate = useTranslate();
  return useCallback((key, options) => translate(`resources.writeOffs.screen.${key}`, options), [translate]);
}
