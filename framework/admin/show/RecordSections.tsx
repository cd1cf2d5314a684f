import { useTranslate } from "react-admin";
import { useResourceMessages } from "../useResourceMessages.ts";
import { useRecordInPage } from "./RecordProvider.tsx";
import { FieldSection, RecordSection, useShownNames } from "./RecordSection.tsx";

/**
 * All fields of the page's record that the actor may read: the form's sections, then the fields
 * outside the form.
 */
export function RecordSections() {
  const translate = useTranslate();
  const { resource } = useRecordInPage();
  const messages = useResourceMessages(resource);
  const names = useShownNames();
  // The state is shown beside the title.
  const inForm = new Set(["status", ...resource.form.flatMap((one) => one.fields)]);
  const rest = names.filter((name) => !inForm.has(name));
  const hasForm = resource.form.some(({ fields }) => fields.some((name) => names.includes(name)));
  const [first] = resource.form;
  // Without a form there is nothing that the rest would be "more" of.
  const title =
    hasForm || !first
      ? translate("framework.record.more")
      : translate(`resources.${resource.name}.groups.${first.section}`, { _: messages.one });
  return (
    <>
      {resource.form.map(({ section }) => (
        <RecordSection key={section} resource={resource} name={section} />
      ))}
      {rest.length > 0 && <FieldSection title={title} names={rest} />}
    </>
  );
}
