import FormControl from "@mui/material/FormControl";
import FormHelperText from "@mui/material/FormHelperText";
import FormLabel from "@mui/material/FormLabel";
import type { ReactNode } from "react";
import { tokens } from "../theme/tokens.ts";
import { weights } from "../theme/typography.ts";
import type { KindInputProps } from "./InputProps.ts";
import type { FieldControl } from "./useField.tsx";

interface Props {
  props: KindInputProps;
  control: FieldControl;
  children: ReactNode;
}

/** Groups several controls as one field, with a label, and help text and error below. */
export function FieldGroup({ props, control, children }: Props) {
  return (
    <FormControl
      component="fieldset"
      fullWidth
      margin="none"
      error={control.error !== null}
      required={control.required}
      aria-describedby={control.message ? control.messageId : undefined}
      data-source={props.source}
      sx={{ minWidth: 0 }}
    >
      <FormLabel
        component="legend"
        sx={
          props.compact || props.labelHidden
            ? { position: "absolute", clipPath: "inset(50%)" }
            : {
                mb: 0.5,
                fontSize: "0.8125rem",
                fontWeight: weights.medium,
                "&, &.Mui-focused, &.Mui-error": { color: tokens.ink },
              }
        }
      >
        {props.label}
      </FormLabel>
      {children}
      {control.message && (
        <FormHelperText id={control.messageId} sx={{ mx: 0 }}>
          {control.message}
        </FormHelperText>
      )}
    </FormControl>
  );
}
