import { useEffect, useRef } from "react";
import { retryDelay } from "./retryDelay.ts";

/** Failures in a row. It outlives the page that shows them, which React may mount anew after each. */
let failures = 0;
/** The next failure is the first one again. */
export const resetRetries = (): void => {
  failures = 0;
};

/** Calls `retry` after each failure with growing pauses, and immediately when the connection or the window returns. */
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
