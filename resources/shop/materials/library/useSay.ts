import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { materials } from "../materials.ts";

/** What the library's screens say. */
export function useMessages() {
  const translate = useTranslate();
  return useCallback(
    (key: string, options?: Record<string, unknown>): string =>
      translate(`resources.${materials.name}.screen.${key}`, options),
    [translate],
  );
}
