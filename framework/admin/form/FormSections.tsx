import { useOpenForm } from "./FormContext.ts";
import { FormSection, useShownSections } from "./FormSection.tsx";

/** The declared sections of a form as cards; in a dialog, a single one has no title. */
export function FormSections() {
  const { resource, dialog } = useOpenForm();
  const shown = useShownSections();
  return shown.map(({ name }) => (
    <FormSection
      key={name}
      resource={resource}
      name={name}
      titleHidden={dialog && shown.length === 1}
    />
  ));
}
