import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import type { Resource } from "../../schema/index.ts";
import { ReasonChips } from "./ReasonChips.tsx";

interface Props {
  resource: Resource;
  /** Names of ready-made reasons. */
  names: readonly string[];
  value: string;
  label: string;
  /** Who reads it. */
  help: string;
  onChange: (reason: string) => void;
}

/** A reason: a ready-made one, or one in the user's own words. */
export function ReasonInput({ resource, names, label, help, value, onChange }: Props) {
  return (
    <Stack spacing={1.5}>
      <ReasonChips resource={resource} names={names} given={value} onChoose={onChange} />
      <TextField
        label={label}
        helperText={help}
        value={value}
        required
        multiline
        minRows={2}
        fullWidth
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </Stack>
  );
}
