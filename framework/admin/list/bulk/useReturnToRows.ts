import { useEffect } from "react";

const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
const hasDialog = (): boolean => document.querySelector("[role=dialog]") !== null;

/** Focuses the row of the cursor, unless the focus is elsewhere. */
function focusRow(): void {
  if (isLost())
    document
      .querySelector<HTMLElement>('[data-index][tabindex="0"]')
      ?.focus({ preventScroll: true });
}

/**
 * Returns the focus to the rows once the toolbar of a selection is gone, and with it the button
 * that was pressed: immediately, or after the dialog with the result is closed.
 */
export function useReturnToRows(): void {
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (!hasDialog()) return focusRow();
        const observed = new MutationObserver(() => {
          if (hasDialog()) return;
          observed.disconnect();
          focusRow();
        });
        observed.observe(document.body, { childList: true });
      });
    },
    [],
  );
}
