import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Link from "@mui/material/Link";
import { useTranslate } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import { flatErrors } from "./errors.ts";

/** Everything that keeps a form from being saved, each leading to its field. */
export function ErrorSummary({ order }: { order: readonly string[] }) {
  const translate = useTranslate();
  const { control, setFocus } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const found = flatErrors(errors, order);
  if (submitCount === 0 || found.length === 0) return null;
  const go = (path: string) => {
    setFocus(path);
    document.querySelector(`[data-source="${path.split(".")[0]}"]`)?.scrollIntoView?.({ block: "center" });
  };
  return (
    <Alert severity="error" sx={{ mb: 2, alignItems: "flex-start" }}>
      {translate("markethall.form.errors", { smart_count: found.length })}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {found.map(({ path, sentence }) => (
          <li key={path}>
            <Link
              component="button"
              type="button"
              color="inherit"
              underline="always"
              onClick={() => go(path)}
              sx={{ textAlign: "left", verticalAlign: "baseline" }}
            >
              {sentence}
            </Link>
          </li>
        ))}
      </Box>
    </Alert>
  );
}
