import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import type { Registered, Resource } from "../../schema/index.ts";
import type { PieceOf, SectionNameIn } from "../pieceNames.ts";
import { useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { useOpenForm } from "./FormContext.ts";
import { FormField } from "./FormField.tsx";
import { useShownFields } from "./useShownFields.ts";

interface DeclaredProps<R extends Resource> extends PieceOf<R> {
  /** A section of the declared form, with its title and its fields. */
  name: SectionNameIn<R>;
  /** The title is for screen readers only. */
  titleHidden?: boolean;
}
interface ComposedProps {
  title: string;
  /** `FieldInput`s, and anything else between them. */
  children: ReactNode;
  titleHidden?: boolean;
}
/** A section of a form: one of the declared form, or a composed one. */
export function FormSection<R extends Resource = Registered>(
  props: DeclaredProps<R> | ComposedProps,
) {
  const { titleHidden = false } = props;
  return "name" in props ? (
    <DeclaredSection name={props.name} titleHidden={titleHidden} />
  ) : (
    <SectionFrame title={props.title} titleHidden={titleHidden}>
      <FieldGrid>{props.children}</FieldGrid>
    </SectionFrame>
  );
}

/** Returns the declared sections with the fields whose conditions are met, without empty ones. */
export function useShownSections() {
  const { resource, record, sections, fields } = useOpenForm();
  const { sections: own } = useScreens(resource);
  const isShown = useShownFields(fields, record);
  // A section is hidden with its last field. One that is declared without fields is always shown.
  return sections
    .map((section) => ({
      ...section,
      isOwn: section.fields.length === 0 && own?.[section.name]?.typed !== undefined,
      fields: section.fields.filter(({ field }) => isShown(field)),
    }))
    .filter(({ isOwn, fields: inside }) => isOwn || inside.length > 0);
}

function DeclaredSection({ name, titleHidden }: { name: string; titleHidden: boolean }) {
  const { resource, dialog } = useOpenForm();
  const messages = useResourceMessages(resource);
  const Own = useScreens(resource).sections?.[name]?.typed;
  const section = useShownSections().find((one) => one.name === name);
  if (!section) return null;
  const title = messages.group(name);
  const { fields } = section;
  return (
    <SectionFrame title={title} titleHidden={titleHidden}>
      {Own ? (
        <Box sx={dialog ? { pb: 2 } : { px: { xs: 2, sm: 3 }, pt: 1, pb: { xs: 2, sm: 3 } }}>
          <Own />
        </Box>
      ) : (
        <FieldGrid>
          {fields.map((one) => (
            <FormField
              key={one.name}
              name={one.name}
              field={one.field}
              // Hides a single field's label when it repeats the section title.
              labelHidden={!dialog && fields.length === 1 && messages.field(one.name) === title}
            />
          ))}
        </FieldGrid>
      )}
    </SectionFrame>
  );
}

interface FrameProps {
  title: string;
  titleHidden: boolean;
  children: ReactNode;
}
function SectionFrame({ title, titleHidden, children }: FrameProps) {
  const { dialog } = useOpenForm();
  return (
    <Card
      component="section"
      variant="outlined"
      aria-label={title}
      sx={dialog ? { border: 0, overflow: "visible" } : { mb: 2, overflow: "visible" }}
    >
      {!titleHidden && (
        <Typography
          variant="h5"
          component="h2"
          sx={dialog ? { pb: 1.5 } : { px: { xs: 2, sm: 3 }, pt: 2 }}
        >
          {title}
        </Typography>
      )}
      {children}
    </Card>
  );
}

/** Two columns of fields, or one where the width does not suffice. */
function FieldGrid({ children }: { children: ReactNode }) {
  const { dialog } = useOpenForm();
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: {
          xs: "minmax(0, 1fr)",
          md: dialog ? "minmax(0, 1fr)" : "repeat(2, minmax(0, 1fr))",
        },
        columnGap: 3,
        rowGap: 2,
        alignItems: "start",
        p: dialog ? 0 : { xs: 2, sm: 3 },
        pb: dialog ? 2 : undefined,
      }}
    >
      {children}
    </Box>
  );
}
