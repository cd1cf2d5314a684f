import { useWatch } from "react-hook-form";
import { TryButton } from "./TryButton.tsx";

/** Tries the template as it stands in the form, saved or not. */
export function TryFormButton() {
  const values: Readonly<Record<string, unknown>> = useWatch();
  return <TryButton values={values} outlined />;
}
