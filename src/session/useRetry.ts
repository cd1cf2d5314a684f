import { useEffect, useRef } from "react";
import { retryDelay } from "./retryDelay.ts";

/**
 * Consecutive failures. Stored outside the component, which React may remount after each failure.
 */
let failures = 0;
/** Resets the number of failures. */
export const resetRetries = (): void => {
  failures = 0;
};

/**
 * Calls `retry` after each failure with increasing delays, and immediately when the connection is
 * restored or the window gets focus.
 */
export function useRetry(failure: unknown, retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;

  useEffect(() => {
    if (!failure) return;
    failures += 1;
    const timer = setTimeout(() => latest.current(), retryDelay(failures));
    const onReturn = () => {
      if (document.visibilityState === "visible") latest.current();
    };
    window.addEventListener("online", onReturn);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("online", onReturn);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [failure]);
}
