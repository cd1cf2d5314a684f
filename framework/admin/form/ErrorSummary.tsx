import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useTranslate } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import type { Fields } from "../../schema/index.ts";
import { flattenErrors } from "./errors.ts";
import { reveal } from "./reveal.ts";

/** Maximum number of errors listed; a grid may have hundreds of invalid cells. */
const maxListed = 10;

/** Lists the errors that block a save, each linked to its field. */
export function ErrorSummary({ fields }: { fields: Fields }) {
  const translate = useTranslate();
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const found = flattenErrors(errors, fields);
  const listed = found.length > maxListed + 1 ? found.slice(0, maxListed) : found;
  // A single invalid field has the focus already.
  if (submitCount === 0 || found.length < 2) return null;
  return (
    <Alert severity="error" sx={{ mb: 2, alignItems: "flex-start" }}>
      {translate("framework.form.errors", { smart_count: found.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {listed.map(({ path, sentence }) => (
          <li key={path}>
            <Link
              component="button"
              type="button"
              color="inherit"
              underline="always"
              onClick={({ currentTarget }) => reveal(currentTarget.closest("form"), path)}
              sx={{ textAlign: "left", verticalAlign: "baseline" }}
            >
              {sentence}
            </Link>
          </li>
        ))}
        {listed.length < found.length && (
          <li>
            {translate("framework.form.moreErrors", { smart_count: found.length - listed.length })}
          </li>
        )}
      </Box>
    </Alert>
  );
}
