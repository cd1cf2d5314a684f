import { type Editor, useEditorState } from "@tiptap/react";
import { Table } from "lucide";
import { createIcon } from "../../icons/createIcon.tsx";
import { type MenuCommand, ToolbarMenu } from "./ToolbarMenu.tsx";

const TableIcon = createIcon(Table);

const insertion: readonly MenuCommand[] = [
  {
    name: "insertTable",
    run: (chain) => chain.insertTable({ rows: 3, cols: 3, withHeaderRow: true }),
  },
];
const changes: readonly MenuCommand[] = [
  { name: "rowAbove", run: (chain) => chain.addRowBefore() },
  { name: "rowBelow", run: (chain) => chain.addRowAfter() },
  { name: "columnBefore", run: (chain) => chain.addColumnBefore() },
  { name: "columnAfter", run: (chain) => chain.addColumnAfter() },
  { name: "headerRow", run: (chain) => chain.toggleHeaderRow() },
  { name: "deleteRow", run: (chain) => chain.deleteRow() },
  { name: "deleteColumn", run: (chain) => chain.deleteColumn() },
  { name: "deleteTable", run: (chain) => chain.deleteTable() },
];

/** Inserts a table at the caret; inside one, changes its rows and columns. */
export function TableMenu({ editor }: { editor: Editor }) {
  const inTable = useEditorState({ editor, selector: () => editor.isActive("table") });
  return (
    <ToolbarMenu
      editor={editor}
      name="table"
      Icon={TableIcon}
      active={inTable}
      commands={inTable ? changes : insertion}
    />
  );
}
