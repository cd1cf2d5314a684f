import type { ReactNode } from "react";
import { type Field, getTraits } from "../../schema/index.ts";
import { listFieldLanguages } from "../input/localized/listFieldLanguages.ts";
import { RecordColumns } from "../show/RecordColumns.tsx";
import { useOpenForm } from "./FormContext.ts";
import { FormLanguages } from "./FormLanguages.tsx";
import { FormSection, useShownSections } from "./FormSection.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";

interface Props {
  /** Below the sections of the main column. */
  children?: ReactNode;
  /** Below the sections of the rail. */
  aside?: ReactNode;
  /** Below the main column; at the end on a narrow screen. */
  below?: ReactNode;
  /** At the foot of the rail; at the end where there is none. */
  foot?: ReactNode;
}
/**
 * The declared sections of a form as cards, in the main column and the rail; in a dialog below each
 * other, and a single one has no title.
 */
export function FormSections({ children, aside, below, foot }: Props) {
  const { resource, dialog } = useOpenForm();
  const shown = useShownSections();
  const localized = dialog ? [] : listLocalized(shown);
  const [first] = localized;
  const render = (sections: typeof shown) =>
    sections.map(({ name, fields }) => (
      <FormSection
        key={name}
        resource={resource}
        name={name}
        titleHidden={dialog && shown.length === 1}
        {...(fields.some((one) => one.name === first?.[0]) && {
          tool: <LanguageSwitch fields={localized} />,
        })}
      />
    ));
  const rail = dialog ? [] : shown.filter(({ place }) => place === "rail");
  const lead = rail.filter((section) => section.leads);
  const main = shown.filter((section) => !rail.includes(section));
  const content = (
    <>
      {render(main)}
      {children}
    </>
  );
  const cards =
    rail.length > 0 || aside ? (
      <RecordColumns
        lead={lead.length > 0 && render(lead)}
        rail={
          <>
            {render(rail.filter((section) => !section.leads))}
            {aside}
          </>
        }
        below={below}
        foot={foot}
      >
        {content}
      </RecordColumns>
    ) : (
      <>
        {content}
        {below}
        {foot}
      </>
    );
  return first ? <FormLanguages>{cards}</FormLanguages> : cards;
}

/** Returns the inputs that have several languages. */
const listLocalized = (sections: ReturnType<typeof useShownSections>): [string, Field][] =>
  sections.flatMap(({ fields }) =>
    fields.flatMap(({ name, field, typed }): [string, Field][] =>
      typed && getTraits(field).localized && listFieldLanguages(field).length > 1
        ? [[name, field]]
        : [],
    ),
  );
