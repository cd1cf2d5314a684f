import IconButton from "@mui/material/IconButton";
import InputAdornment from "@mui/material/InputAdornment";
import type { Theme } from "@mui/material/styles";
import TextField, { type TextFieldProps } from "@mui/material/TextField";
import useMediaQuery from "@mui/material/useMediaQuery";
import { Calendar } from "lucide";
import { useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { createIcon } from "../icons/createIcon.tsx";
import { readDay, readMoment } from "./dateText.ts";

const CalendarIcon = createIcon(Calendar);

type Props = Omit<TextFieldProps, "onChange" | "value" | "type" | "slotProps"> & {
  htmlInput?: Record<string, string>;
  helperProps?: Record<string, string>;
  /** `YYYY-MM-DD`, or with `time` `YYYY-MM-DDTHH:mm`; invalid text is shown unchanged. */
  value: string;
  time?: boolean;
  min?: string | undefined;
  max?: string | undefined;
  /** Accessible label of the calendar button. */
  purpose: string;
  onText: (value: string) => void;
};

/**
 * Date input in the app's date format, with the browser's calendar as picker. The native input
 * would use the order of the browser's language. Touch devices use the native input, because its
 * picker suits them.
 */
export function DateBox({
  value,
  time = false,
  min,
  max,
  purpose,
  onText,
  onBlur,
  htmlInput = {},
  helperProps = {},
  ...rest
}: Props) {
  const translate = useTranslate();
  const coarse = useMediaQuery("(pointer: coarse)");
  const picker = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const type = time ? "datetime-local" : "date";
  const read = time ? readMoment : readDay;
  const current = read(value) === value ? value : "";
  const scheme = (theme: Theme) => ({ colorScheme: theme.palette.mode });
  if (coarse)
    return (
      <TextField
        {...rest}
        type={type}
        value={current}
        onChange={({ target }) => onText(target.value)}
        onBlur={onBlur}
        slotProps={{
          formHelperText: helperProps,
          htmlInput: { ...htmlInput, min, max },
          inputLabel: { shrink: true },
          input: { sx: scheme },
        }}
      />
    );
  return (
    <TextField
      {...rest}
      value={typed ?? value.replace("T", " ")}
      placeholder={time ? "YYYY-MM-DD HH:mm" : "YYYY-MM-DD"}
      autoComplete="off"
      onChange={({ target }) => {
        setTyped(target.value);
        onText(read(target.value) ?? target.value);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
      slotProps={{
        formHelperText: helperProps,
        htmlInput,
        inputLabel: { shrink: true },
        input: {
          // A day with its time is as long as a narrow column.
          sx: { fontVariantNumeric: "tabular-nums", pr: 0.75 },
          endAdornment: (
            <InputAdornment position="end" sx={{ ml: 0 }}>
              <IconButton
                size="small"
                aria-label={translate("framework.form.calendar", { name: purpose })}
                onClick={() => picker.current?.showPicker?.()}
              >
                <CalendarIcon sx={{ fontSize: 16 }} />
              </IconButton>
              <input
                ref={picker}
                type={type}
                tabIndex={-1}
                aria-hidden
                min={min}
                max={max}
                value={current}
                onChange={({ target }) => {
                  setTyped(null);
                  onText(target.value);
                }}
                style={{
                  position: "absolute",
                  right: 0,
                  bottom: 0,
                  width: 1,
                  height: 1,
                  opacity: 0,
                  border: 0,
                }}
              />
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
