import FormatBold from "@mui/icons-material/FormatBold";
import FormatClear from "@mui/icons-material/FormatClear";
import FormatItalic from "@mui/icons-material/FormatItalic";
import FormatListBulleted from "@mui/icons-material/FormatListBulleted";
import FormatListNumbered from "@mui/icons-material/FormatListNumbered";
import FormatUnderlined from "@mui/icons-material/FormatUnderlined";
import LinkIcon from "@mui/icons-material/Link";
import Redo from "@mui/icons-material/Redo";
import Title from "@mui/icons-material/Title";
import Undo from "@mui/icons-material/Undo";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import type { SvgIconProps } from "@mui/material/SvgIcon";
import Tooltip from "@mui/material/Tooltip";
import { type ComponentType, type KeyboardEvent, useState } from "react";
import { useTranslate } from "react-admin";

export const tools = [
  { name: "heading", Icon: Title, toggle: true },
  { name: "bold", Icon: FormatBold, toggle: true },
  { name: "italic", Icon: FormatItalic, toggle: true },
  { name: "underline", Icon: FormatUnderlined, toggle: true },
  { name: "bullets", Icon: FormatListBulleted, toggle: true },
  { name: "numbers", Icon: FormatListNumbered, toggle: true },
  { name: "link", Icon: LinkIcon, toggle: true },
  { name: "plain", Icon: FormatClear, toggle: false },
  { name: "undo", Icon: Undo, toggle: false },
  { name: "redo", Icon: Redo, toggle: false },
] as const satisfies readonly {
  name: string;
  Icon: ComponentType<SvgIconProps>;
  toggle: boolean;
}[];
export type ToolName = (typeof tools)[number]["name"];

interface Props {
  label: string;
  /** Formats that are active at the caret. */
  active: ReadonlySet<ToolName>;
  onTool: (name: ToolName) => void;
}

/** The editor's toolbar: one tab stop; the arrow keys move between buttons. */
export function RichTextTools({ label, active, onTool }: Props) {
  const translate = useTranslate();
  const [stop, setStop] = useState(0);
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const steps: Readonly<Record<string, number>> = {
      ArrowRight: 1,
      ArrowLeft: -1,
      Home: -stop,
      End: -stop - 1,
    };
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (stop + step + tools.length) % tools.length;
    setStop(next);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <Box
      role="toolbar"
      aria-label={label}
      onKeyDown={walk}
      sx={{
        p: 0.5,
        borderBottom: 1,
        borderColor: "divider",
        display: "flex",
        flexWrap: "wrap",
        gap: 0.25,
      }}
    >
      {tools.map(({ name, Icon, toggle }, place) => (
        <Tooltip key={name} title={translate(`framework.form.editor.${name}`)}>
          <IconButton
            size="small"
            tabIndex={place === stop ? 0 : -1}
            aria-label={translate(`framework.form.editor.${name}`)}
            {...(toggle && { "aria-pressed": active.has(name) })}
            onFocus={() => setStop(place)}
            // Preserves the text selection.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onTool(name)}
            sx={{
              borderRadius: 1,
              ...(active.has(name) && { bgcolor: "action.selected", color: "primary.main" }),
            }}
          >
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ))}
    </Box>
  );
}
