import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import MenuItem from "@mui/material/MenuItem";
import { type Theme, useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useRef } from "react";
import { useTranslate } from "react-admin";
import { useFormContext, useFormState } from "react-hook-form";
import { MoreMenu } from "../action/MoreMenu.tsx";
import { ErrorIcon } from "../icons/ErrorIcon.ts";
import { KeyCap } from "../keys/KeyCap.tsx";
import { ChangesText } from "./ChangesText.tsx";
import { flattenErrors } from "./errors.ts";
import { useOpenForm } from "./FormContext.ts";
import { listChanges } from "./listChanges.ts";
import { reveal } from "./reveal.ts";
import { SaveBar } from "./SaveBar.tsx";

const saveKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘S" : "Ctrl S";

/** Where there is no keyboard, or no room, the key is not named. */
const saveKeySpace = {
  display: { xs: "none", sm: "inline" },
  ml: 1,
  "@media (pointer: coarse)": { display: "none" },
} as const;

interface Props {
  saving: boolean;
  onAnother: (() => void) | undefined;
  /** Actions to run right after the save. */
  further: readonly { name: string; label: string; onClick: () => void }[];
  onCancel: (() => void) | undefined;
}

/**
 * Save and related buttons. In a dialog they are below the form. On a page they are in the dark bar
 * at the top, for a stored record as soon as something is changed.
 */
export function FormButtons({ saving, onAnother, further, onCancel }: Props) {
  const translate = useTranslate();
  const { record, fields, dialog } = useOpenForm();
  const { control, getValues } = useFormContext();
  const { errors, submitCount, isDirty, dirtyFields } = useFormState({ control });
  const reviewed = useRef("");
  const isNarrow = useMediaQuery<Theme>(useTheme().breakpoints.down("md"));
  const wrong = submitCount > 0 ? flattenErrors(errors, fields) : [];
  const [first] = wrong;
  const hasBar = !dialog;
  const isTouched = isDirty || first !== undefined;
  if (hasBar && !isTouched && record) return null;

  const others = [
    ...further,
    ...(onAnother
      ? [{ name: "another", label: translate("framework.form.saveAndAdd"), onClick: onAnother }]
      : []),
  ];
  const save = (
    <Button
      key="save"
      type="submit"
      variant="contained"
      loading={saving}
      aria-keyshortcuts="Control+S Meta+S"
    >
      {translate("ra.action.save")}
      {hasBar && (
        <Box component="span" sx={saveKeySpace}>
          <KeyCap>{saveKey}</KeyCap>
        </Box>
      )}
    </Button>
  );
  const otherButtons = others.map(({ name, label, onClick }) => (
    <Button key={name} variant="outlined" disabled={saving} onClick={onClick}>
      {label}
    </Button>
  ));
  const cancel = onCancel && (
    <Button variant={hasBar ? "outlined" : "text"} disabled={saving} onClick={onCancel}>
      {translate(hasBar && isTouched ? "framework.form.discard" : "ra.action.cancel")}
    </Button>
  );
  if (!hasBar)
    return (
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, py: 1.5 }}>
        {save}
        {otherButtons}
        {cancel}
      </Box>
    );
  const named = Object.keys(fields).filter((name) => dirtyFields[name]);
  // Each click leads to the next change.
  const review = (button: Element) => {
    const changed = Object.fromEntries(
      Object.entries(fields).filter(([name]) => named.includes(name)),
    );
    const paths = listChanges(changed, control._defaultValues, getValues()).map(({ path }) => path);
    const next = paths[(paths.indexOf(reviewed.current) + 1) % paths.length] ?? "";
    reviewed.current = next;
    if (next) reveal(button.closest("form"), next);
  };
  return (
    <SaveBar
      title={translate(`framework.form.${record ? "unsavedChanges" : "notSaved"}`)}
      text={<ChangesText names={named} />}
      onReview={named.length > 0 ? review : undefined}
      problem={
        first && (
          <Button
            startIcon={<ErrorIcon />}
            onClick={({ currentTarget }) => reveal(currentTarget.closest("form"), first.path)}
            sx={{ px: 1 }}
          >
            {translate("framework.form.toCorrect", { smart_count: wrong.length })}
          </Button>
        )
      }
    >
      {isNarrow && others.length > 0 ? (
        <MoreMenu>
          {(close) =>
            others.map(({ name, label, onClick }) => (
              <MenuItem
                key={name}
                disabled={saving}
                onClick={() => {
                  close();
                  onClick();
                }}
              >
                {label}
              </MenuItem>
            ))
          }
        </MoreMenu>
      ) : null}
      {cancel}
      {!isNarrow && otherButtons}
      {save}
    </SaveBar>
  );
}
