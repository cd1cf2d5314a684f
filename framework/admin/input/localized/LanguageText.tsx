import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import { lazy, Suspense } from "react";
import { useI18nProvider } from "react-admin";
import {
  type ContentLanguage,
  getLanguageName,
  getMaxLength,
  toLanguageTag,
} from "../../../schema/index.ts";
import type { KindInputProps } from "../InputProps.ts";
import type { FieldControl } from "../useField.tsx";

const RichTextArea = lazy(() => import("../richText/RichTextArea.tsx"));

interface TextOptions {
  long?: boolean;
  rich?: boolean;
  max?: number;
}
interface Props {
  props: KindInputProps;
  control: FieldControl;
  language: ContentLanguage;
  text: string;
  invalid: boolean;
  /** An empty text is null. */
  onChange: (text: string | null) => void;
}
/** The text of a localized field in one language. */
export function LanguageText({ props, control, language, text, invalid, onChange }: Props) {
  const options: TextOptions = props.field.options;
  const { long = false, rich = false, max = getMaxLength({ long, rich }) } = options;
  const locale = useI18nProvider().getLocale();
  const label = `${props.label} (${getLanguageName(language, locale, control.translate)})`;
  if (rich)
    return (
      <Suspense fallback={<Skeleton variant="rounded" height={190} />}>
        <RichTextArea
          resource={props.resource}
          html={text}
          label={label}
          lang={toLanguageTag(language)}
          required={control.required}
          invalid={invalid}
          describedBy={control.messageId}
          onChange={onChange}
          onBlur={control.blur}
          areaRef={control.ref}
        />
      </Suspense>
    );
  return (
    <TextField
      fullWidth
      margin="none"
      size="small"
      hiddenLabel
      multiline={long}
      minRows={3}
      maxRows={14}
      value={text}
      onChange={({ target }) => onChange(target.value || null)}
      onBlur={control.blur}
      error={invalid}
      inputRef={control.ref}
      slotProps={{
        htmlInput: {
          maxLength: max,
          lang: toLanguageTag(language),
          "aria-label": label,
          "aria-required": control.required,
          "aria-describedby": control.messageId,
        },
      }}
    />
  );
}
