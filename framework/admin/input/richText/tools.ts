import type { ChainedCommands, Editor } from "@tiptap/core";
import { Bold, Italic, List, ListOrdered, RemoveFormatting, TextQuote, Underline } from "lucide";
import { createIcon, type IconComponent } from "../../icons/createIcon.tsx";
import { RedoIcon } from "../../icons/RedoIcon.ts";
import { UndoIcon } from "../../icons/UndoIcon.ts";

/** A button of the toolbar that runs one command. */
export interface Tool {
  name: string;
  Icon: IconComponent;
  run(chain: ChainedCommands): ChainedCommands;
  /** The format that the button switches on and off, by its name in the editor. */
  format?: string;
}

/** The buttons of formats, in the order of the toolbar. */
export const formatTools: readonly Tool[] = [
  { name: "bold", Icon: createIcon(Bold), format: "bold", run: (chain) => chain.toggleBold() },
  {
    name: "italic",
    Icon: createIcon(Italic),
    format: "italic",
    run: (chain) => chain.toggleItalic(),
  },
  {
    name: "underline",
    Icon: createIcon(Underline),
    format: "underline",
    run: (chain) => chain.toggleUnderline(),
  },
  {
    name: "bullets",
    Icon: createIcon(List),
    format: "bulletList",
    run: (chain) => chain.toggleBulletList(),
  },
  {
    name: "numbers",
    Icon: createIcon(ListOrdered),
    format: "orderedList",
    run: (chain) => chain.toggleOrderedList(),
  },
  {
    name: "quote",
    Icon: createIcon(TextQuote),
    format: "blockquote",
    run: (chain) => chain.toggleBlockquote(),
  },
];
/** The buttons at the end of the toolbar. */
export const historyTools: readonly Tool[] = [
  {
    name: "plain",
    Icon: createIcon(RemoveFormatting),
    run: (chain) => chain.unsetAllMarks().clearNodes(),
  },
  { name: "undo", Icon: UndoIcon, run: (chain) => chain.undo() },
  { name: "redo", Icon: RedoIcon, run: (chain) => chain.redo() },
];

/** Whether a tool can do something where the caret is. */
export const canRun = (editor: Editor, { run, format }: Tool): boolean =>
  format !== undefined || run(editor.can().chain()).run();
