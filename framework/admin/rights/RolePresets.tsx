import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useTranslate } from "react-admin";

interface Props {
  presets: readonly { name: string; label: string; permissions: readonly string[] }[];
  held: ReadonlySet<string>;
  onChange(held: ReadonlySet<string>): void;
}

/** Buttons that give a role the permissions of a ready-made one, with a way back. */
export function RolePresets({ presets, held, onChange }: Props) {
  const translate = useTranslate();
  const [before, setBefore] = useState<ReadonlySet<string> | null>(null);
  if (presets.length === 0) return null;
  const isChosen = (permissions: readonly string[]) =>
    permissions.length === held.size && permissions.every((permission) => held.has(permission));
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate("framework.rights.startWith")}
      sx={{ flexWrap: "wrap", alignItems: "center", gap: 1, mb: 1.5 }}
    >
      <Typography variant="body2" color="text.secondary">
        {translate("framework.rights.startWith")}
      </Typography>
      {presets.map(({ name, label, permissions }) => (
        <Button
          key={name}
          size="small"
          variant="outlined"
          color={isChosen(permissions) ? "primary" : "inherit"}
          aria-pressed={isChosen(permissions)}
          disabled={permissions.length === 0}
          onClick={() => {
            if (isChosen(permissions)) return;
            setBefore(held);
            onChange(new Set(permissions));
          }}
        >
          {label}
        </Button>
      ))}
      {before && (
        <Button
          size="small"
          onClick={() => {
            onChange(before);
            setBefore(null);
          }}
        >
          {translate("framework.rights.undoPreset")}
        </Button>
      )}
    </Stack>
  );
}
