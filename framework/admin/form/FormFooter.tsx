import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import { useTranslate } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import type { Fields } from "../../schema/index.ts";
import { ErrorIcon } from "../icons/ErrorIcon.ts";
import { flattenErrors } from "./errors.ts";
import { reveal } from "./reveal.ts";

interface Props {
  fields: Fields;
  sticky: boolean;
  saving: boolean;
  onAnother: (() => void) | undefined;
  /** Actions to run right after the save. */
  further: readonly { name: string; label: string; onClick: () => void }[];
  onCancel: (() => void) | undefined;
}

/** Save and related buttons, always visible. */
export function FormFooter({ fields, sticky, saving, onAnother, further, onCancel }: Props) {
  const translate = useTranslate();
  const { control } = useFormContext();
  const { errors, submitCount } = useFormState({ control });
  const wrong = submitCount > 0 ? flattenErrors(errors, fields) : [];
  const [first] = wrong;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: "wrap",
        gap: 1,
        py: 1.5,
        ...(sticky && {
          position: "sticky",
          bottom: "var(--bottom-bar, 0px)",
          zIndex: 2,
          mt: 2,
          px: { xs: 1.5, sm: 2 },
          bgcolor: "background.paper",
          border: 1,
          borderColor: "divider",
          borderRadius: 1,
        }),
      }}
    >
      <Button
        type="submit"
        variant="contained"
        loading={saving}
        aria-keyshortcuts="Control+S Meta+S"
      >
        {translate("ra.action.save")}
      </Button>
      {further.map(({ name, label, onClick }) => (
        <Button key={name} variant="outlined" disabled={saving} onClick={onClick}>
          {label}
        </Button>
      ))}
      {onAnother && (
        <Button variant="outlined" disabled={saving} onClick={onAnother}>
          {translate("framework.form.saveAndAdd")}
        </Button>
      )}
      {onCancel && (
        <Button disabled={saving} onClick={onCancel}>
          {translate("ra.action.cancel")}
        </Button>
      )}
      {sticky && first && (
        <Button
          color="error"
          startIcon={<ErrorIcon />}
          onClick={({ currentTarget }) => reveal(currentTarget.closest("form"), first.path)}
          sx={{ ml: "auto" }}
        >
          {translate("framework.form.toCorrect", { smart_count: wrong.length })}
        </Button>
      )}
    </Box>
  );
}
