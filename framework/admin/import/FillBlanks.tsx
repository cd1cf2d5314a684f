import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useEffect, useMemo } from "react";
import { useTranslate } from "react-admin";
import { FormProvider, useForm } from "react-hook-form";
import { type Field, type Fields, type Resource, withOptions } from "../../schema/index.ts";
import { DeclaredInput } from "../input/DeclaredInput.tsx";
import type { ImportPreview } from "../provider.ts";
import type { Import } from "./useImport.ts";

type Props = Pick<Import, "fill" | "setFill"> & { resource: Resource; preview: ImportPreview };
/** The field as an optional input; without a value the rows stay unchanged. */
const optional = (field: Field): Field =>
  withOptions(field, { required: false, default: undefined, visibleWhen: undefined });
const fieldAt = (resource: Resource, key: string): Field | undefined => {
  const [name = "", inner] = key.split(".");
  const field = resource.fields[name];
  return inner === undefined
    ? field
    : (field?.options as { fields?: Fields } | undefined)?.fields?.[inner];
};
/**
 * Replaces the dot in the key of a child-row column, which the form would interpret as a nested
 * path.
 */
const toSource = (key: string): string => key.replace(".", "__");

/**
 * One value for all rows with a blank cell, for example a category that the other program does not
 * export.
 */
export function FillBlanks({ resource, preview, fill, setFill }: Props) {
  const translate = useTranslate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form holds what is typed from then on
  const start = useMemo(
    () => Object.fromEntries(preview.fill.map(({ key }) => [toSource(key), fill[key] ?? null])),
    [preview],
  );
  const form = useForm({ defaultValues: start });
  const { watch } = form;
  useEffect(() => {
    const { unsubscribe } = watch((values) =>
      setFill(
        Object.fromEntries(preview.fill.map(({ key }) => [key, values[toSource(key)] ?? null])),
      ),
    );
    return unsubscribe;
  });
  if (preview.fill.length === 0) return null;
  return (
    <Box component="section" sx={{ mt: 2 }}>
      <Typography variant="subtitle2">{translate("framework.import.fill")}</Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {translate("framework.import.fillHelp")}
      </Typography>
      <FormProvider {...form}>
        <Box
          sx={{
            display: "grid",
            gridTemplateColumns: { xs: "1fr", sm: "1fr 1fr" },
            columnGap: 2,
            rowGap: 1.5,
          }}
        >
          {preview.fill.map(({ key, header }) => {
            const field = fieldAt(resource, key);
            const name = key.split(".")[0] ?? key;
            return field ? (
              <DeclaredInput
                key={key}
                resource={resource}
                field={optional(field)}
                name={name}
                source={toSource(key)}
                label={header}
              />
            ) : null;
          })}
        </Box>
      </FormProvider>
    </Box>
  );
}
