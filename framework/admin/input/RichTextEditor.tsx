import FormatBold from "@mui/icons-material/FormatBold";
import FormatClear from "@mui/icons-material/FormatClear";
import FormatItalic from "@mui/icons-material/FormatItalic";
import FormatListBulleted from "@mui/icons-material/FormatListBulleted";
import FormatListNumbered from "@mui/icons-material/FormatListNumbered";
import FormatUnderlined from "@mui/icons-material/FormatUnderlined";
import Title from "@mui/icons-material/Title";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { SvgIconProps } from "@mui/material/SvgIcon";
import { type ComponentType, useEffect, useRef } from "react";
import { FieldGroup } from "./FieldGroup.tsx";
import type { KindInputProps } from "./InputProps.ts";
import { useField } from "./useField.ts";

const tools: readonly [name: string, Icon: ComponentType<SvgIconProps>, command: string, argument?: string][] = [
  ["heading", Title, "formatBlock", "h3"],
  ["bold", FormatBold, "bold"],
  ["italic", FormatItalic, "italic"],
  ["underline", FormatUnderlined, "underline"],
  ["bullets", FormatListBulleted, "insertUnorderedList"],
  ["numbers", FormatListNumbered, "insertOrderedList"],
  ["plain", FormatClear, "removeFormat"],
];
const isBlank = (html: string) => html.replace(/<(?!img)[^>]*>|&nbsp;|\s/g, "") === "";

/** A small editor on what the browser brings. What is pasted comes in as text; the server cleans all of it once more. */
export default function RichTextEditor(props: KindInputProps) {
  const control = useField(props);
  const area = useRef<HTMLDivElement | null>(null);
  const html = typeof control.value === "string" ? control.value : "";
  const written = useRef<string | null>(null);
  useEffect(() => {
    // Only what came from elsewhere is written into the area: writing what was just typed would move the caret.
    if (!area.current || written.current === html) return;
    written.current = html;
    area.current.innerHTML = html;
  }, [html]);
  const read = () => {
    const now = area.current?.innerHTML ?? "";
    written.current = isBlank(now) ? "" : now;
    control.change(written.current || null);
  };
  const run = (command: string, argument?: string) => {
    area.current?.focus();
    // Deprecated for years, and still the only way that every browser has.
    document.execCommand(command, false, argument);
    read();
  };
  return (
    <FieldGroup props={props} control={control}>
      <Box
        sx={{
          border: 1,
          borderColor: control.error ? "error.main" : "divider",
          borderRadius: 1,
          bgcolor: "background.paper",
          "&:focus-within": { borderColor: "primary.main" },
        }}
      >
        <Box role="toolbar" aria-label={props.label} sx={{ p: 0.5, borderBottom: 1, borderColor: "divider" }}>
          {tools.map(([name, Icon, command, argument]) => (
            <IconButton
              key={name}
              size="small"
              aria-label={control.translate(`markethall.form.editor.${name}`)}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(command, argument)}
            >
              <Icon fontSize="small" />
            </IconButton>
          ))}
        </Box>
        <Box
          ref={(element: HTMLDivElement | null) => {
            area.current = element;
            control.ref(element);
          }}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline
          aria-label={props.label}
          aria-required={control.required}
          aria-invalid={control.error !== null}
          aria-describedby={control.message ? control.messageId : undefined}
          onInput={read}
          onBlur={control.blur}
          onPaste={(event) => {
            event.preventDefault();
            document.execCommand("insertText", false, event.clipboardData.getData("text/plain"));
          }}
          sx={{ minHeight: 140, maxHeight: 480, overflow: "auto", px: 1.5, py: 1, outline: "none" }}
        />
      </Box>
    </FieldGroup>
  );
}
