import { useSyncExternalStore } from "react";
import { createLazyComponent } from "../../framework/admin/lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../../framework/admin/lazy/useLoadWhenIdle.ts";
import { sessionExpired } from "./expiry.ts";

const LazyExpiredDialog = createLazyComponent(
  async () => (await import("./ExpiredDialog.tsx")).ExpiredDialog,
);

/** Shows a dialog once the session has expired. */
export function SessionExpired() {
  const expired = useSyncExternalStore(sessionExpired.subscribe, sessionExpired.isExpired);
  useLoadWhenIdle(LazyExpiredDialog);
  return expired ? <LazyExpiredDialog /> : null;
}
