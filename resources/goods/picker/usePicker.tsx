import { lazy, type ReactNode, Suspense, useCallback, useState } from "react";
import type { PickerOptions } from "./PickerOptions.ts";
import type { Picked } from "./picked.ts";

const PickerDialog = lazy(() => import("./PickerDialog.tsx"));

interface ChoiceRequest {
  options: PickerOptions;
  answer: (picked: readonly Picked[] | null) => void;
}
/**
 * Opens the picker from anywhere: `const { pick, picker } = usePicker()`, render `picker`, and
 * `await pick({ tabs: ["goods"], multiple: true })` returns the selection, or null if cancelled.
 */
export function usePicker(): {
  pick: (options?: PickerOptions) => Promise<readonly Picked[] | null>;
  picker: ReactNode;
} {
  const [request, setRequest] = useState<ChoiceRequest | null>(null);
  const pick = useCallback(
    (options: PickerOptions = {}) =>
      new Promise<readonly Picked[] | null>((answer) => {
        setRequest({ options, answer });
      }),
    [],
  );
  const picker = request && (
    <Suspense>
      <PickerDialog
        {...request.options}
        onClose={(picked) => {
          setRequest(null);
          request.answer(picked);
        }}
      />
    </Suspense>
  );
  return { pick, picker };
}
