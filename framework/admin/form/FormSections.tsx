import { RecordColumns } from "../show/RecordColumns.tsx";
import { useOpenForm } from "./FormContext.ts";
import { FormSection, useShownSections } from "./FormSection.tsx";

/**
 * The declared sections of a form as cards, in the main column and the rail; in a dialog below each
 * other, and a single one has no title.
 */
export function FormSections() {
  const { resource, dialog } = useOpenForm();
  const shown = useShownSections();
  const render = (sections: typeof shown) =>
    sections.map(({ name }) => (
      <FormSection
        key={name}
        resource={resource}
        name={name}
        titleHidden={dialog && shown.length === 1}
      />
    ));
  const rail = dialog ? [] : shown.filter(({ place }) => place === "rail");
  if (rail.length === 0) return render(shown);
  const main = shown.filter((section) => !rail.includes(section));
  return <RecordColumns rail={render(rail)}>{render(main)}</RecordColumns>;
}
