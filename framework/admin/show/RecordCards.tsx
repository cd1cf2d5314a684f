import type { Field } from "../../schema/index.ts";
import { FieldDisplay } from "../display/FieldDisplay.tsx";
import { LongNumber } from "../display/LongNumber.tsx";
import { useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { Facts } from "./Facts.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";
import { FieldSection, RecordSection } from "./RecordSection.tsx";
import { SectionCard } from "./SectionCard.tsx";
import type { RecordCard } from "./useRecordCards.ts";

/** Some cards of the page's record, below each other. */
export function RecordCards({ cards }: { cards: readonly RecordCard[] }) {
  const { resource } = useRecordInPage();
  return cards.map((card) =>
    card.section !== null ? (
      <RecordSection key={card.key} resource={resource} name={card.section} />
    ) : card.compact ? (
      <Details key={card.key} card={card} />
    ) : (
      <FieldSection key={card.key} title={card.title} names={card.names} />
    ),
  );
}

/** A reference that nobody reads as a whole: a number of many digits, a UUID, an address. */
const isLongReference = (field: Field | undefined, value: unknown): boolean =>
  field?.kind === "text" && typeof value === "string" && /^(?=.*\d)\S{16,}$/.test(value);

/** The fields that nobody types, with labels beside the values. */
function Details({ card }: { card: RecordCard }) {
  const { resource, record } = useRecordInPage();
  const messages = useResourceMessages(resource);
  const { displays } = useScreens(resource);
  const values: Readonly<Record<string, unknown>> = record;
  return (
    <SectionCard title={card.title}>
      <Facts
        facts={card.names.map((name) => {
          const field = resource.fields[name];
          return [
            messages.field(name),
            isLongReference(field, values[name]) && !displays?.[name] ? (
              <LongNumber key={name} number={String(values[name])} />
            ) : (
              field && (
                <FieldDisplay resource={resource} field={field} name={name} record={record} page />
              )
            ),
          ];
        })}
      />
    </SectionCard>
  );
}
