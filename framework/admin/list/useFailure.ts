import { useCallback } from "react";
import { useTranslate } from "react-admin";

/** Returns the message for a thrown error. */
export function useFailure() {
  const translate = useTranslate();
  return useCallback(
    (error: unknown): string =>
      error instanceof Error && error.message ? error.message : translate("markethall.list.failed"),
    [translate],
  );
}
