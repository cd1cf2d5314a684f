import { useCallback } from "react";
import { useTranslate } from "react-admin";

/**
 * Returns a function that gives the message for a thrown error: the server's sentence, or a general
 * one.
 *
 * @example
 * ```ts
 * function useReload(reload: () => Promise<void>, show: (message: string) => void) {
 *   const failure = useFailure();
 *   return () => reload().catch((error: unknown) => show(failure(error)));
 * }
 * ```
 */
export function useFailure() {
  const translate = useTranslate();
  return useCallback(
    (error: unknown): string =>
      error instanceof Error && error.message ? error.message : translate("framework.list.failed"),
    [translate],
  );
}
