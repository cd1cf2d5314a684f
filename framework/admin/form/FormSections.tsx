import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";
import { useWatch } from "react-hook-form";
import {
  applies,
  type Field,
  type Fields,
  getTraits,
  isLocked,
  type Resource,
} from "../../schema/index.ts";
import { FieldDisplay } from "../display/FieldDisplay.tsx";
import { FieldInput } from "../input/FieldInput.tsx";
import type { AdminRecord } from "../provider.ts";
import { useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import type { FormSection } from "./formFields.ts";

interface Props {
  resource: Resource;
  sections: readonly FormSection[];
  fields: Fields;
  record: AdminRecord | undefined;
  /** Renders no cards, for use in a dialog. */
  bare: boolean;
}

/**
 * The sections of a form as cards, with two columns of fields, or one where the width does not
 * suffice.
 */
export function FormSections({ resource, sections, fields, record, bare }: Props) {
  const messages = useResourceMessages(resource);
  const { sections: own } = useScreens(resource);
  const conditions = new Set(
    Object.values(fields).flatMap((field) => Object.keys(field.options.visibleWhen ?? {})),
  );
  const input = [...conditions].filter((name) => Object.hasOwn(fields, name));
  const answers = useWatch({ name: input });
  const values = {
    ...record,
    ...Object.fromEntries(input.map((name, place) => [name, answers[place]])),
  };
  // A section is hidden with its last field. One that is declared without fields is always shown.
  const shown = sections
    .map((section) => ({
      ...section,
      isOwn: section.fields.length === 0 && own?.[section.name]?.typed !== undefined,
      fields: section.fields.filter(({ field }) => applies(field, values)),
    }))
    .filter(({ isOwn, fields }) => isOwn || fields.length > 0);
  return shown.map(({ name: section, fields: inside }) => {
    const Own = own?.[section]?.typed;
    return (
      <Card
        key={section}
        component="section"
        variant="outlined"
        aria-label={messages.group(section)}
        sx={bare ? { border: 0, overflow: "visible" } : { mb: 2, overflow: "visible" }}
      >
        {(!bare || shown.length > 1) && (
          <Typography
            variant="h5"
            component="h2"
            sx={bare ? { pb: 1.5 } : { px: { xs: 2, sm: 3 }, pt: 2 }}
          >
            {messages.group(section)}
          </Typography>
        )}
        {Own ? (
          <Box sx={bare ? { pb: 2 } : { px: { xs: 2, sm: 3 }, pt: 1, pb: { xs: 2, sm: 3 } }}>
            <Own />
          </Box>
        ) : (
          <Box
            sx={{
              display: "grid",
              gridTemplateColumns: {
                xs: "minmax(0, 1fr)",
                md: bare ? "minmax(0, 1fr)" : "repeat(2, minmax(0, 1fr))",
              },
              columnGap: 3,
              rowGap: 2,
              alignItems: "start",
              p: bare ? 0 : { xs: 2, sm: 3 },
              pb: bare ? 2 : undefined,
            }}
          >
            {inside.map(({ name, field, typed }) => (
              <Box
                key={name}
                data-source={name}
                sx={{ minWidth: 0, gridColumn: getTraits(field).wide ? "1 / -1" : "auto" }}
              >
                {typed ? (
                  <FieldInput
                    resource={resource}
                    field={field}
                    name={name}
                    source={name}
                    // Hides a single field's label when it repeats the section title.
                    labelHidden={
                      !bare &&
                      inside.length === 1 &&
                      messages.field(name) === messages.group(section)
                    }
                  />
                ) : (
                  record && <Locked resource={resource} field={field} name={name} record={record} />
                )}
              </Box>
            ))}
          </Box>
        )}
      </Card>
    );
  });
}

interface LockedProps {
  resource: Resource;
  field: Field;
  name: string;
  record: AdminRecord;
}
/** A read-only field in the form. */
function Locked({ resource, field, name, record }: LockedProps) {
  const messages = useResourceMessages(resource);
  return (
    <Box component="dl" sx={{ m: 0 }}>
      <Typography component="dt" variant="caption" color="text.secondary">
        {messages.field(name)}
      </Typography>
      <Typography component="dd" variant="body1" sx={{ m: 0, overflowWrap: "anywhere" }}>
        <FieldDisplay resource={resource} field={field} name={name} record={record} page />
      </Typography>
      {isLocked(field, record) && (
        <Typography component="dd" variant="caption" color="text.secondary" sx={{ m: 0 }}>
          {messages.locked(name)}
        </Typography>
      )}
    </Box>
  );
}
