import Box from "@mui/material/Box";
import type { ReactNode } from "react";
import {
  applies,
  holdsRowId,
  listReadableFields,
  type Registered,
  type Resource,
} from "../../schema/index.ts";
import type { FieldNameIn, PieceOf, SectionNameIn } from "../pieceNames.ts";
import { useActor, useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { FieldValue } from "./FieldValue.tsx";
import { useRecordInPage } from "./RecordProvider.tsx";
import { SectionCard } from "./SectionCard.tsx";

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

/** A declared section; nothing if none of its fields applies to the record. */
function DeclaredSection({ name }: { name: string }) {
  const { resource, record } = useRecordInPage();
  const messages = useResourceMessages(resource);
  const names = useShownNames();
  const Own = useScreens(resource).sections?.[name]?.shown;
  const fields = resource.form.find((one) => one.section === name)?.fields ?? [];
  const shown = fields.filter((field) => names.includes(field));
  if (shown.length === 0 && !Own) return null;
  const title = messages.group(name);
  if (!Own) return <FieldSection title={title} names={shown} />;
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
    <SectionCard title={title}>
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

/** Returns the fields of the page's record that the actor may read, and that apply to it. */
export function useShownNames(): string[] {
  const { resource, record } = useRecordInPage();
  return listReadableFields(useActor(), resource.fields).filter((name) => {
    const field = resource.fields[name];
    return field && !holdsRowId(field) && applies(field, record);
  });
}

const FieldGrid = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: "grid",
      gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
      columnGap: 3,
      rowGap: 2,
    }}
  >
    {children}
  </Box>
);
