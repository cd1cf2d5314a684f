import InputAdornment from "@mui/material/InputAdornment";
import { FieldText } from "../../../../framework/admin/input/FieldText.tsx";
import type { KindInputProps } from "../../../../framework/admin/input/InputProps.ts";
import { toInputText, toValue } from "../../../../framework/admin/input/textValue.ts";
import { useField } from "../../../../framework/admin/input/useField.tsx";
import type { Field } from "../../../../framework/schema/index.ts";

const white = "#ffffff";
/** A text beside the browser's own picker, and the offered colours below it. */
export function ColourInput(props: KindInputProps & { field: Field<"colour"> }) {
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
