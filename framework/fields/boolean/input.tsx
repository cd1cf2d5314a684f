import FormControl from "@mui/material/FormControl";
import FormControlLabel from "@mui/material/FormControlLabel";
import FormHelperText from "@mui/material/FormHelperText";
import Switch from "@mui/material/Switch";
import type { KindInputProps } from "../../admin/input/InputProps.ts";
import { useField } from "../../admin/input/useField.tsx";

/** A switch. */
export default function BooleanInput(props: KindInputProps) {
  const control = useField(props);
  const { compact, label } = props;
  const toggle = (
    <Switch
      checked={control.value === true}
      onChange={(_, checked) => control.change(checked)}
      onBlur={control.blur}
      slotProps={{
        input: {
          ref: control.ref,
          role: "switch",
          name: props.source,
          ...(compact && { "aria-label": label }),
          ...(control.message && { "aria-describedby": control.messageId }),
        },
      }}
    />
  );
  return (
    <FormControl margin="none" error={control.error !== null}>
      {compact ? toggle : <FormControlLabel control={toggle} label={label} />}
      {control.message && (
        <FormHelperText id={control.messageId} sx={{ mx: 0 }}>
          {control.message}
        </FormHelperText>
      )}
    </FormControl>
  );
}
