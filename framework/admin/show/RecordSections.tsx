import Box from "@mui/material/Box";
import Card from "@mui/material/Card";
import Typography from "@mui/material/Typography";

import { useTranslate } from "react-admin";
import {
  applies,
  getTraits,
  holdsRowId,
  listReadableFields,
  type Resource,
} from "../../schema/index.ts";
import { FieldDisplay } from "../display/FieldDisplay.tsx";
import type { AdminRecord } from "../provider.ts";
import { useActor, useScreens } from "../resources.tsx";
import { useResourceMessages } from "../useResourceMessages.ts";
import { visuallyHidden } from "../visuallyHidden.ts";

interface Section {
  /** Null for the fields outside of the form. */
  name: string | null;
  title: string;
  names: string[];
}

/**
 * All fields of a record that the actor may read: the form's sections as description lists, then
 * the fields outside the form.
 */
export function RecordSections({ resource, record }: { resource: Resource; record: AdminRecord }) {
  const translate = useTranslate();
  const actor = useActor();
  const messages = useResourceMessages(resource);
  const { sections: own } = useScreens(resource);
  const applying = listReadableFields(actor, resource.fields).filter((name) => {
    const field = resource.fields[name];
    return field && !holdsRowId(field) && applies(field, record);
  });
  // The state is shown beside the title.
  const inForm = new Set(["status", ...resource.form.flatMap((one) => one.fields)]);
  const rest = applying.filter((name) => !inForm.has(name));
  const hasForm = resource.form.some(({ fields }) =>
    fields.some((name) => applying.includes(name)),
  );
  const [first] = resource.form;
  // Without a form there is nothing that the rest would be "more" of.
  const restTitle =
    hasForm || !first ? translate("framework.record.more") : messages.group(first.section);
  const all: Section[] = [
    ...resource.form.map(({ section, fields }) => ({
      name: section,
      title: messages.group(section),
      names: fields.filter((name) => applying.includes(name)),
    })),
    { name: null, title: restTitle, names: rest },
  ];
  const sections = all.filter(
    ({ name, names }) => names.length > 0 || (name !== null && own?.[name]?.shown),
  );
  return sections.map(({ name: section, title, names }) => {
    const Own = section === null ? undefined : own?.[section]?.shown;
    return (
      <Card
        key={title}
        component="section"
        variant="outlined"
        aria-label={title}
        sx={{ mb: 2, p: { xs: 2, sm: 3 } }}
      >
        <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
          {title}
        </Typography>
        {Own ? (
          <Own record={record} />
        ) : (
          <Box
            component="dl"
            sx={{
              m: 0,
              display: "grid",
              gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
              columnGap: 3,
              rowGap: 2,
            }}
          >
            {names.map((name) => {
              const field = resource.fields[name];
              return (
                field && (
                  <Box
                    key={name}
                    sx={{
                      minWidth: 0,
                      gridColumn: getTraits(field).wide ? "1 / -1" : "auto",
                    }}
                  >
                    <Typography
                      component="dt"
                      variant="caption"
                      color="text.secondary"
                      sx={
                        names.length === 1 && messages.field(name) === title
                          ? visuallyHidden
                          : undefined
                      }
                    >
                      {messages.field(name)}
                    </Typography>
                    <Typography
                      component="dd"
                      variant="body1"
                      sx={{ m: 0, overflowWrap: "anywhere" }}
                    >
                      <FieldDisplay
                        resource={resource}
                        field={field}
                        name={name}
                        record={record}
                        page
                      />
                    </Typography>
                  </Box>
                )
              );
            })}
          </Box>
        )}
      </Card>
    );
  });
}
