import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { isLocked, type Registered, type Resource } from "../../schema/index.ts";
import { useFormat } from "../display/useFormat.ts";
import type { PieceOf, SectionNameIn } from "../pieceNames.ts";
import type { AdminRecord } from "../provider.ts";
import { type SectionScreens, useScreens } from "../resources.tsx";
import { isEmptyField } from "../show/isEmptyField.ts";
import { useIsInRail } from "../show/railContext.ts";
import { useResourceMessages } from "../useResourceMessages.ts";
import { useOpenForm } from "./FormContext.ts";
import { FormField } from "./FormField.tsx";
import type { SectionFields } from "./formFields.ts";
import { gridColumns, spanFields } from "./spanFields.ts";
import { useShownFields } from "./useShownFields.ts";

interface DeclaredProps<R extends Resource> extends PieceOf<R> {
  /** A section of the declared form, with its title and its fields. */
  name: SectionNameIn<R>;
  /** The title is for screen readers only. */
  titleHidden?: boolean;
  /** Opposite the title. */
  tool?: ReactNode;
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
    <DeclaredSection name={props.name} titleHidden={titleHidden} tool={props.tool} />
  ) : (
    <SectionFrame title={props.title} titleHidden={titleHidden}>
      <FieldGrid>{props.children}</FieldGrid>
    </SectionFrame>
  );
}

/** Whether the screens of a resource draw a section that has no fields. */
const isDrawn = (
  section: Pick<SectionScreens, "typed" | "ofStored"> | undefined,
  record: AdminRecord | undefined,
) => section?.typed !== undefined && (record !== undefined || !section.ofStored);

/**
 * Returns the declared sections with the fields whose conditions are met, without those that have
 * neither inputs nor values.
 */
export function useShownSections() {
  const { resource, record, sections, fields } = useOpenForm();
  const { sections: own, displays: ownDisplays } = useScreens(resource);
  const { displays } = useFormat();
  const isShown = useShownFields(fields, record);
  const values: Readonly<Record<string, unknown>> = record ?? {};
  const isFilled = ({ name, field, typed }: SectionFields["fields"][number]) =>
    typed || Boolean(ownDisplays?.[name]) || !isEmptyField(field, values[name], displays);
  // One that is declared without fields is always shown.
  return sections
    .map((section) => ({
      ...section,
      isOwn: section.fields.length === 0 && isDrawn(own?.[section.name], record),
      // As on a record's page, a value that is missing takes no place.
      fields: section.fields.filter((one) => isShown(one.field) && isFilled(one)),
    }))
    .filter(({ isOwn, fields: inside }) => isOwn || inside.length > 0);
}

interface SectionProps {
  name: string;
  titleHidden: boolean;
  tool: ReactNode;
}
function DeclaredSection({ name, titleHidden, tool }: SectionProps) {
  const { resource, record, dialog } = useOpenForm();
  const messages = useResourceMessages(resource);
  const { typed: Own, note: Note, tool: Tool } = useScreens(resource).sections?.[name] ?? {};
  const section = useShownSections().find((one) => one.name === name);
  if (!section) return null;
  const title = messages.group(name);
  const { fields } = section;
  const spans = spanFields(fields.map(({ field }) => field));
  const getReason = ({ name: field, field: declared, typed }: (typeof fields)[number]) =>
    !typed && record && isLocked(declared, record) ? messages.locked(field) : null;
  const shared = findRepeated(fields.map(getReason));
  return (
    <SectionFrame
      title={title}
      titleHidden={titleHidden}
      note={Note && <Note />}
      tool={tool ?? (Tool && <Tool />)}
    >
      {!Own && shared.length > 0 && (
        <Typography
          variant="caption"
          component="p"
          color="text.secondary"
          sx={dialog ? {} : { px: 2, pt: 0.5 }}
        >
          {shared.join(" ")}
        </Typography>
      )}
      {Own ? (
        <Box sx={dialog ? { pb: 2 } : { px: 2, pt: 1, pb: 2 }}>
          <Own />
        </Box>
      ) : (
        <FieldGrid>
          {fields.map((one, index) => (
            <FormField
              key={one.name}
              name={one.name}
              field={one.field}
              span={spans[index]}
              reasonHidden={shared.includes(getReason(one) ?? "")}
              // Hides a single field's label when it repeats the section title.
              labelHidden={!dialog && fields.length === 1 && messages.field(one.name) === title}
            />
          ))}
        </FieldGrid>
      )}
    </SectionFrame>
  );
}

/** Returns the texts that occur more than once: a section states them once, below its title. */
function findRepeated(texts: readonly (string | null)[]): string[] {
  const repeated = texts.filter((text, index) => text !== null && texts.indexOf(text) < index);
  return [...new Set(repeated)].filter((text) => text !== null);
}

interface FrameProps {
  title: string;
  titleHidden: boolean;
  note?: ReactNode;
  tool?: ReactNode;
  children: ReactNode;
}
function SectionFrame({ title, titleHidden, note, tool, children }: FrameProps) {
  const { dialog } = useOpenForm();
  return (
    <Card
      component="section"
      variant="outlined"
      aria-label={title}
      sx={dialog ? { border: 0, overflow: "visible" } : { mb: 2, overflow: "visible" }}
    >
      {!titleHidden && (
        <Box
          sx={{
            display: "flex",
            flexWrap: "wrap",
            alignItems: "center",
            justifyContent: "space-between",
            gap: 1,
            ...(dialog ? { pb: 1.5 } : { px: 2, pt: 1.75 }),
          }}
        >
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "baseline", columnGap: 1 }}>
            <Typography variant="h5" component="h2">
              {title}
            </Typography>
            {note && (
              <Typography variant="caption" component="span" color="text.secondary">
                {note}
              </Typography>
            )}
          </Box>
          {tool}
        </Box>
      )}
      {children}
    </Card>
  );
}

/** Rows of one to three fields, or one column where the width does not suffice. */
function FieldGrid({ children }: { children: ReactNode }) {
  const { dialog } = useOpenForm();
  const isInRail = useIsInRail();
  const column = "minmax(0, 1fr)";
  return (
    <Box
      sx={{
        display: "grid",
        gridTemplateColumns: {
          xs: column,
          sm: dialog || isInRail ? column : `repeat(${gridColumns}, ${column})`,
        },
        // What a composed section has that is no field.
        "& > :not([data-source])": { gridColumn: "1 / -1" },
        columnGap: 2,
        rowGap: 1.75,
        alignItems: "start",
        p: dialog ? 0 : 2,
        pt: dialog ? 0 : 1.5,
        pb: 2,
      }}
    >
      {children}
    </Box>
  );
}
