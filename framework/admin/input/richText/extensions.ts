import { type Extensions, Mark } from "@tiptap/core";
import { Image } from "@tiptap/extension-image";
import { Table, TableCell, TableHeader, TableRow } from "@tiptap/extension-table";
import { TextAlign } from "@tiptap/extension-text-align";
import { Color, TextStyle } from "@tiptap/extension-text-style";
import { StarterKit } from "@tiptap/starter-kit";

/** The sizes of headings that the toolbar offers. */
export const headingLevels = [2, 3, 4] as const;

/** Written without the widths of columns, which the server does not store. */
const PlainTable = Table.extend({
  renderHTML: () => ["table", ["tbody", 0]],
  addKeyboardShortcuts() {
    return {
      ...this.parent?.(),
      // Tab leaves the table after its last cell: a new row there would hold the keyboard captive.
      Tab: () => this.editor.commands.goToNextCell(),
      "Shift-Tab": () => this.editor.commands.goToPreviousCell(),
    };
  },
});

const Superscript = Mark.create({
  name: "superscript",
  excludes: "subscript",
  parseHTML: () => [{ tag: "sup" }],
  renderHTML: () => ["sup", 0],
});
const Subscript = Mark.create({
  name: "subscript",
  excludes: "superscript",
  parseHTML: () => [{ tag: "sub" }],
  renderHTML: () => ["sub", 0],
});

/**
 * The elements and formats of a text: everything that has a button, and what else the server
 * stores, such as colours, alignment and superscript, so that a text from elsewhere keeps them.
 */
export const extensions: Extensions = [
  StarterKit.configure({
    // The address is the one thing that a stored link has.
    link: {
      openOnClick: false,
      defaultProtocol: "https",
      HTMLAttributes: { target: null, rel: null, class: null },
    },
  }),
  TextStyle,
  Color,
  TextAlign.configure({ types: ["heading", "paragraph"] }),
  Superscript,
  Subscript,
  Image.configure({ inline: true }),
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
];
