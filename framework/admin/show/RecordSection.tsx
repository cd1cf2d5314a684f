import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import type { Registered, Resource } from "../../schema/index.ts";
import type { FieldNameIn, PieceOf, SectionNameIn } from "../pieceNames.ts";
import { useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { FieldValue } from "./FieldValue.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";
import { useIsInRail } from "./railContext.ts";
import { SectionCard } from "./SectionCard.tsx";
import { ShownLanguageSwitch } from "./ShownLanguage.tsx";
import { useFilledFields } from "./useRecordCards.ts";
import { useShownNames } from "./useShownNames.ts";

interface DeclaredProps<R extends Resource> extends PieceOf<R> {
  /** A section of the declared form, with its title and its fields. */
  name: SectionNameIn<R>;
}
interface ComposedProps {
  title: string;
  /** `FieldValue`s, and anything else between them. */
  children: ReactNode;
}
/** A section of a record's page: one of the declared form, or a composed one. */
export function RecordSection<R extends Resource = Registered>(
  props: DeclaredProps<R> | ComposedProps,
) {
  return "name" in props ? (
    <DeclaredSection name={props.name} />
  ) : (
    <SectionCard title={props.title}>
      <FieldGrid>{props.children}</FieldGrid>
    </SectionCard>
  );
}

/** A declared section; nothing if the record has nothing in it. */
function DeclaredSection({ name }: { name: string }) {
  const { resource, record } = useRecordInPage();
  const messages = useResourceMessages(resource);
  const names = useShownNames();
  const isFilled = useFilledFields();
  const Own = useScreens(resource).sections?.[name]?.shown;
  const fields = resource.form.find((one) => one.section === name)?.fields ?? [];
  const shown = fields.filter((field) => names.includes(field));
  if (!shown.some(isFilled) && !Own) return null;
  const title = messages.group(name);
  if (!Own) return <FieldSection title={title} names={shown.filter(isFilled)} />;
  return (
    <SectionCard title={title}>
      <Own record={record} />
    </SectionCard>
  );
}

interface FieldSectionProps {
  title: string;
  names: readonly FieldNameIn<Resource>[];
}
/** A section with some fields of the page's record. */
export function FieldSection({ title, names }: FieldSectionProps) {
  const messages = useResourceMessages(useRecordInPage().resource);
  return (
    <SectionCard title={title} tool={<ShownLanguageSwitch names={names} />}>
      <FieldGrid>
        {names.map((name) => (
          <FieldValue<Resource>
            key={name}
            name={name}
            labelHidden={names.length === 1 && messages.field(name) === title}
          />
        ))}
      </FieldGrid>
    </SectionCard>
  );
}

function FieldGrid({ children }: { children: ReactNode }) {
  const isInRail = useIsInRail();
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          sm: isInRail ? undefined : "repeat(2, minmax(0, 1fr))",
        },
        columnGap: 2.5,
        rowGap: { xs: 1, sm: 1.75 },
      }}
    >
      {children}
    </Box>
  );
}
