import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Skeleton from "@mui/material/Skeleton";
import TextField from "@mui/material/TextField";
import { lazy, Suspense, useState } from "react";
import { useI18nProvider, useTranslate } from "react-admin";
import {
  type ContentLanguage,
  getLanguageName,
  getMaxLength,
  toLanguageTag,
} from "../../../schema/index.ts";
import { Html } from "../../display/Html.tsx";
import { useIsPhone } from "../../theme/useIsPhone.ts";
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
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const label = `${props.label} (${getLanguageName(language, locale, control.translate)})`;
  if (rich && isPhone && !isOpen && !invalid && text !== "")
    return <FoldedText html={text} lang={language} label={label} onOpen={() => setOpen(true)} />;
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

interface FoldedProps {
  html: string;
  lang: ContentLanguage;
  label: string;
  onOpen: () => void;
}
/** The beginning of a long text on a phone, where its editor would hide what follows. */
function FoldedText({ html, lang, label, onOpen }: FoldedProps) {
  const translate = useTranslate();
  const edit = translate("ra.action.edit");
  return (
    <Box>
      <Box
        sx={{
          maxHeight: 96,
          overflow: "hidden",
          maskImage: "linear-gradient(#000 60%, transparent)",
        }}
      >
        <Html html={html} lang={toLanguageTag(lang)} />
      </Box>
      <Button variant="outlined" aria-label={`${edit}: ${label}`} onClick={onOpen}>
        {edit}
      </Button>
    </Box>
  );
}
