import Box from "@mui/material/Box";
import InputAdornment from "@mui/material/InputAdornment";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import { FieldText } from "../../../../framework/admin/input/FieldText.tsx";
import type { KindInputProps } from "../../../../framework/admin/input/InputProps.ts";
import { toInputText, toValue } from "../../../../framework/admin/input/textValue.ts";
import { useField } from "../../../../framework/admin/input/useField.ts";
import {
  defineKindScreens,
  type FilterInputProps,
} from "../../../../framework/admin/resources.tsx";
import type { Field } from "../../../../framework/schema/index.ts";
import { colour } from "./colourKind.ts";

const white = "#ffffff";
/** A text beside the browser's own picker, and the offered colours below it. */
function ColourInput(props: KindInputProps & { field: Field<"colour"> }) {
  const control = useField(props);
  const { palette = [] } = props.field.options;
  const value = toInputText(control.value);
  return (
    <div>
      <FieldText
        props={props}
        control={control}
        value={value}
        onText={(text) => control.change(toValue(text))}
        input={{ maxLength: 7, list: `${control.id}-palette` }}
        slotProps={{
          input: {
            startAdornment: (
              <InputAdornment position="start">
                <input
                  type="color"
                  aria-label={props.label}
                  tabIndex={-1}
                  value={/^#[0-9a-f]{6}$/.test(value) ? value : white}
                  onChange={({ target }) => control.change(target.value)}
                  style={{ width: 28, height: 24, padding: 0, border: 0, background: "none" }}
                />
              </InputAdornment>
            ),
          },
        }}
      />
      <datalist id={`${control.id}-palette`}>
        {palette.map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
    </div>
  );
}

/** A square of the colour; decorative, because its code stands beside it. */
const Swatch = ({ of }: { of: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      width: 16,
      height: 16,
      borderRadius: 0.5,
      border: 1,
      borderColor: "divider",
      flex: "none",
    }}
    style={{ backgroundColor: of }}
  />
);

/** The value of a filter by a colour. */
const ColourFilter = ({ label, values, onChange }: FilterInputProps) => (
  <TextField
    size="small"
    margin="none"
    fullWidth
    autoFocus
    type="color"
    label={label}
    value={values[0] ?? white}
    onChange={({ target }) => onChange([target.value])}
    slotProps={{ inputLabel: { shrink: true } }}
  />
);

export default defineKindScreens(colour, {
  Input: ColourInput,
  FilterInput: ColourFilter,
  display: {
    render: ({ value }) => (
      <Stack component="span" direction="row" spacing={1} sx={{ alignItems: "center" }}>
        <Swatch of={value} />
        <code>{value}</code>
      </Stack>
    ),
    column: { whole: true, initial: 96 },
  },
});
