import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { materials } from "../materials.ts";

/** Messages of the library's screens. */
export function useMessages() {
  const translate = useTranslate();
  return useCallback(
    (key: string, options?: Record<string, unknown>): string =>
      translate(`resources.${materials.name}.screen.${key}`, options),
    [translate],
  );
}
