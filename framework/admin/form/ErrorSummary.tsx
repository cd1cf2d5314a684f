import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import { useEffect, useRef } from "react";
import { useTranslate } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import type { Fields } from "../../schema/index.ts";
import { tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";
import { flattenErrors } from "./errors.ts";
import { reveal } from "./reveal.ts";

/** Maximum number of errors listed; a grid may have hundreds of invalid cells. */
const maxListed = 10;

/** Lists the errors that block a save, each linked to its field; takes the focus after each try. */
export function ErrorSummary({ fields }: { fields: Fields }) {
  const translate = useTranslate();
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const found = flattenErrors(errors, fields);
  const summary = useRef<HTMLDivElement>(null);
  // Errors that change while one corrects them leave the focus where it is.
  useEffect(() => {
    if (submitCount === 0) return;
    summary.current?.focus({ preventScroll: true });
    summary.current?.scrollIntoView?.({ block: "center" });
  }, [submitCount]);
  const listed = found.length > maxListed + 1 ? found.slice(0, maxListed) : found;
  if (submitCount === 0 || found.length === 0) return null;
  const title = translate("framework.form.errors", { smart_count: found.length });
  return (
    <Alert
      ref={summary}
      severity="error"
      role="group"
      aria-label={title}
      tabIndex={-1}
      sx={{ mb: 2, alignItems: "flex-start" }}
    >
      <Typography component="div" sx={{ fontWeight: weights.strong, color: tokens.ink }}>
        {title}
      </Typography>
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
