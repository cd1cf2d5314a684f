import { type ReactNode, useState } from "react";
import { discardUnsaved, isAnyFormDirty } from "../../framework/admin/form/dirtyForms.ts";
import { createLazyComponent } from "../../framework/admin/lazy/createLazyComponent.tsx";

const LazyLeaveDialog = createLazyComponent(
  async () => (await import("./LeaveDialog.tsx")).LeaveDialog,
);

/** Asks for confirmation before the page reloads while a form has unsaved changes. */
export function useLeaveQuestion(): { ask: (leave: () => void) => void; question: ReactNode } {
  const [leave, setLeave] = useState<(() => void) | null>(null);
  const close = () => setLeave(null);
  const discard = () => {
    discardUnsaved();
    close();
    leave?.();
  };
  return {
    ask: (next) => (isAnyFormDirty() ? setLeave(() => next) : next()),
    question: leave && <LazyLeaveDialog onLeave={discard} onClose={close} />,
  };
}
