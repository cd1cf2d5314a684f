import { useWatch } from "react-hook-form";
import { TryButton } from "./TryButton.tsx";

/** Opens the calculator with the template's current form values, saved or not. */
export function TryFormButton() {
  const values: Readonly<Record<string, unknown>> = useWatch();
  return <TryButton values={values} outlined />;
}
