import { FieldDisplay } from "../display/FieldDisplay.tsx";
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

/** The fields that nobody types, with labels beside the values. */
function Details({ card }: { card: RecordCard }) {
  const { resource, record } = useRecordInPage();
  const messages = useResourceMessages(resource);
  return (
    <SectionCard title={card.title}>
      <Facts
        facts={card.names.map((name) => {
          const field = resource.fields[name];
          return [
            messages.field(name),
            field && (
              <FieldDisplay resource={resource} field={field} name={name} record={record} page />
            ),
          ];
        })}
      />
    </SectionCard>
  );
}
