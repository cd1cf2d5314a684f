import { useTranslate } from "react-admin";
import { type Field, getTraits, type Resource } from "../../schema/index.ts";
import { getFieldText } from "../display/fieldText.ts";
import { noValue } from "../display/noValue.ts";
import { useFormat } from "../display/useFormat.ts";
import { useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { isEmptyField } from "./isEmptyField.ts";
import { useRecordInPage } from "./RecordProvider.tsx";
import { useRecordTitle } from "./useRecordTitle.ts";
import { useShownNames } from "./useShownNames.ts";

/** A card of a record's page: a section of the form, or some of the fields outside of the form. */
export interface RecordCard {
  readonly key: string;
  readonly title: string;
  readonly names: readonly string[];
  /** The section of the form; null for other fields. */
  readonly section: string | null;
  /** Above the main column on a phone. */
  readonly leads?: true | undefined;
  /** Labels beside the values. */
  readonly compact?: true;
}
interface RecordCards {
  readonly main: readonly RecordCard[];
  readonly rail: readonly RecordCard[];
}

/** Returns whether a field of the page's record has something to show. */
export function useFilledFields(): (name: string) => boolean {
  const { resource, record } = useRecordInPage();
  const format = useFormat();
  const { displays: own, texts } = useScreens(resource);
  const values: Readonly<Record<string, unknown>> = record;
  return (name) => {
    const field = resource.fields[name];
    if (!field) return false;
    if (!own?.[name]) return !isEmptyField(field, values[name], format.displays);
    const text = texts?.[name]?.(record, format.language, format.translate, format);
    return text === undefined || (text !== "" && text !== noValue);
  };
}

/**
 * Returns the cards of the page's record, without empty ones: the sections of the form where they
 * are declared, then the fields outside of the form. Of those, wide ones have a card each, and the
 * others are the details in the rail. Without a form they are what the page is about.
 */
export function useRecordCards(): RecordCards {
  const translate = useTranslate();
  const { resource, record } = useRecordInPage();
  const title = useRecordTitle(resource, record);
  const format = useFormat();
  const messages = useResourceMessages(resource);
  const { sections: own } = useScreens(resource);
  const names = useShownNames();
  const isFilled = useFilledFields();
  const hasForm = resource.form.some(({ fields }) => fields.some((name) => names.includes(name)));

  const sections = resource.form.flatMap(({ section, fields, place = "main", leads }) => {
    const shown = fields.filter((name) => names.includes(name));
    return own?.[section]?.shown || shown.some(isFilled)
      ? [{ key: section, title: messages.group(section), names: shown, section, place, leads }]
      : [];
  });
  // The state is shown beside the title, the facts below it, and the figures above.
  const inForm = new Set([
    "status",
    ...resource.measures,
    ...(resource.facts ?? []),
    ...resource.form.flatMap((one) => one.fields),
  ]);
  const rest = names.filter((name) => !inForm.has(name) && isFilled(name));
  const wide = rest.filter((name) => isWide(resource, name));
  const short = rest.filter((name) => !wide.includes(name));
  const about = hasForm ? [] : short.filter((name) => !isTime(resource, name));
  // What the title of the page says is not repeated.
  const isInTitle = (name: string) =>
    name === resource.label && title.includes(getFieldText(resource, record, name, format) ?? " ");
  // A calculated picture is that of another record, and already beside the title.
  const isPicture = (name: string) =>
    name === resource.picture && resource.fields[name]?.kind === "computed";
  const details = short.filter(
    (name) => !about.includes(name) && !isInTitle(name) && !isPicture(name),
  );
  const [first] = resource.form;
  const aboutTitle = first
    ? translate(`resources.${resource.name}.groups.${first.section}`, { _: messages.one })
    : messages.one;

  const toCard = (key: string, title: string, shown: readonly string[]): RecordCard[] =>
    shown.length > 0 ? [{ key, title, names: shown, section: null }] : [];
  const detailsCard = toCard("details", translate("framework.record.more"), details);
  return {
    main: [
      ...sections.filter(({ place }) => place === "main"),
      ...toCard("about", aboutTitle, about),
      ...wide.flatMap((name) => toCard(`wide ${name}`, messages.field(name), [name])),
    ],
    rail: [
      ...sections.filter(({ place }) => place === "rail"),
      ...detailsCard.map((card) => ({ ...card, compact: true as const })),
    ],
  };
}

const testField = (test: (field: Field) => boolean) => (resource: Resource, name: string) => {
  const field = resource.fields[name];
  return field !== undefined && test(field);
};
const isWide = testField((field) => getTraits(field).wide === true);
const isTime = testField((field) => getTraits(field).time !== undefined);
