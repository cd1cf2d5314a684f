import FormatBold from "@mui/icons-material/FormatBold";
import FormatClear from "@mui/icons-material/FormatClear";
import FormatItalic from "@mui/icons-material/FormatItalic";
import FormatListBulleted from "@mui/icons-material/FormatListBulleted";
import FormatListNumbered from "@mui/icons-material/FormatListNumbered";
import FormatQuote from "@mui/icons-material/FormatQuote";
import FormatUnderlined from "@mui/icons-material/FormatUnderlined";
import Redo from "@mui/icons-material/Redo";
import Undo from "@mui/icons-material/Undo";
import type { SvgIconProps } from "@mui/material/SvgIcon";
import type { ChainedCommands, Editor } from "@tiptap/core";
import type { ComponentType } from "react";

/** A button of the toolbar that runs one command. */
export interface Tool {
  name: string;
  Icon: ComponentType<SvgIconProps>;
  run(chain: ChainedCommands): ChainedCommands;
  /** The format that the button switches on and off, by its name in the editor. */
  format?: string;
}

/** The buttons of formats, in the order of the toolbar. */
export const formatTools: readonly Tool[] = [
  { name: "bold", Icon: FormatBold, format: "bold", run: (chain) => chain.toggleBold() },
  { name: "italic", Icon: FormatItalic, format: "italic", run: (chain) => chain.toggleItalic() },
  {
    name: "underline",
    Icon: FormatUnderlined,
    format: "underline",
    run: (chain) => chain.toggleUnderline(),
  },
  {
    name: "bullets",
    Icon: FormatListBulleted,
    format: "bulletList",
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: "numbers",
    Icon: FormatListNumbered,
    format: "orderedList",
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: "quote",
    Icon: FormatQuote,
    format: "blockquote",
    run: (chain) => chain.toggleBlockquote(),
  },
];
/** The buttons at the end of the toolbar. */
export const historyTools: readonly Tool[] = [
  {
    name: "plain",
    Icon: FormatClear,
    run: (chain) => chain.unsetAllMarks().clearNodes(),
  },
  { name: "undo", Icon: Undo, run: (chain) => chain.undo() },
  { name: "redo", Icon: Redo, run: (chain) => chain.redo() },
];

/** Whether a tool can do something where the caret is. */
export const canRun = (editor: Editor, { run, format }: Tool): boolean =>
  format !== undefined || run(editor.can().chain()).run();
