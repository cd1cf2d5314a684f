import { type ReactNode, useState } from "react";
import { useTranslate } from "react-admin";
import { DiscardQuestion } from "./DiscardQuestion.tsx";

interface Dismiss {
  /**
   * Closes an unchanged form immediately and asks if it has changes: for Esc, Cancel and a click
   * outside the dialog.
   */
  dismiss: () => void;
  question: ReactNode;
}
/** Returns how a dialog is closed: at once, or after a question if its form has unsaved changes. */
export function useDismiss(dirty: boolean, onClose: () => void): Dismiss {
  const translate = useTranslate();
  const [isConfirming, setConfirming] = useState(false);
  const question = isConfirming ? (
    <DiscardQuestion
      content={translate("framework.form.unsaved.dialog")}
      onStay={() => setConfirming(false)}
      onDiscard={onClose}
    />
  ) : null;
  return { dismiss: () => (dirty ? setConfirming(true) : onClose()), question };
}
