import Box from "@mui/material/Box";
import { useLocale, useTranslate } from "react-admin";
import { get, useFormContext, useFormState } from "react-hook-form";
import { changed } from "../../../../framework/admin/form/FormField.tsx";
import { readForm } from "../../../../framework/admin/form/readForm.ts";
import { DeclaredInput } from "../../../../framework/admin/input/DeclaredInput.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import type { Fields, Resource } from "../../../../framework/schema/index.ts";
import { nameInMessage } from "../../../../framework/schema/locales/nameInMessage.ts";
import { findMatrixIssues } from "./logic/findMatrixIssues.ts";

interface Props {
  resource: Resource;
  /** The form path of the rows, of which the first is edited. */
  skus: string;
  fields: Fields;
  names: readonly string[];
}
/**
 * The price, stock and codes of a product without options, as plain fields. Like the cells of the
 * grid, they are marked when they change, and checked when they are left.
 */
export function SingleVariant({ resource, skus, fields, names }: Props) {
  const messages = useResourceMessages(resource);
  const { dirtyFields } = useFormState({ name: skus });
  const check = useCheck({ resource, skus, fields, names });
  return (
    <Box
      onBlur={check}
      sx={{
        display: "grid",
        gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "repeat(3, minmax(0, 1fr))" },
        columnGap: 2,
        rowGap: 2,
        alignItems: "start",
      }}
    >
      {names.map((name) => {
        const field = fields[name];
        const source = `${skus}.0.${name}`;
        return field ? (
          <Box
            key={name}
            data-source={source}
            sx={{ minWidth: 0, ...(get(dirtyFields, source) === true && changed) }}
          >
            <DeclaredInput
              resource={resource}
              field={field}
              name={name}
              source={source}
              label={messages.row(skus, name)}
            />
          </Box>
        ) : null;
      })}
    </Box>
  );
}

/** Returns what shows the broken rules of the row beside its fields. */
function useCheck({ resource, skus, fields, names }: Props): () => void {
  const translate = useTranslate();
  const locale = useLocale();
  const messages = useResourceMessages(resource);
  const { getValues, setError, clearErrors, control } = useFormContext();
  return () => {
    // After the first save, each change is validated.
    if (control._formState.submitCount > 0) return;
    const { values, issues } = readForm(fields, getValues(`${skus}.0`) ?? {});
    const across = findMatrixIssues([values], { path: "" });
    for (const name of names) {
      const source = `${skus}.0.${name}`;
      const issue = issues[name] ?? across[`0.${name}`];
      // What is still empty is no mistake before the save.
      if (!issue || issue.key.startsWith("validation.required")) clearErrors(source);
      else
        setError(source, {
          type: "declared",
          message: translate(issue.key, {
            field: nameInMessage(issue.key, messages.row(skus, name), locale),
            ...issue.params,
          }),
        });
    }
  };
}
