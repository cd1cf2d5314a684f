import Box from "@mui/material/Box";
import { type Editor, useEditorState } from "@tiptap/react";
import type { Ref } from "react";
import { ImageIcon } from "../../icons/ImageIcon.ts";
import { LinkIcon } from "../../icons/LinkIcon.ts";
import { HeadingMenu } from "./HeadingMenu.tsx";
import { TableMenu } from "./TableMenu.tsx";
import { ToolbarButton } from "./ToolbarButton.tsx";
import { ToolbarStopProvider, useToolbarKeys } from "./ToolbarStop.ts";
import { canRun, formatTools, historyTools, type Tool } from "./tools.ts";

const dialogTools = [
  { name: "link", format: "link", Icon: LinkIcon },
  { name: "picture", format: "image", Icon: ImageIcon },
] as const;
/** A dialog that the toolbar opens. */
export type EditorDialog = (typeof dialogTools)[number]["name"];

interface Props {
  editor: Editor;
  label: string;
  /** The dialog that is open. */
  dialog: EditorDialog | null;
  onDialog: (dialog: EditorDialog) => void;
  toolbarRef: Ref<HTMLDivElement>;
}

/** The editor's toolbar: one tab stop; the arrow keys move between its buttons. */
export function RichTextToolbar({ editor, label, dialog, onDialog, toolbarRef }: Props) {
  const { value, onKeyDown } = useToolbarKeys("heading", () => editor.commands.focus());
  const state = useEditorState({
    editor,
    selector: () => ({
      active: [...formatTools, ...dialogTools]
        .map(({ format }) => format)
        .filter((format) => format !== undefined && editor.isActive(format)),
      runnable: [...formatTools, ...historyTools]
        .filter((tool) => canRun(editor, tool))
        .map(({ name }) => name),
    }),
  });
  const renderTool = (tool: Tool) => (
    <ToolbarButton
      key={tool.name}
      name={tool.name}
      Icon={tool.Icon}
      active={tool.format === undefined ? undefined : state.active.includes(tool.format)}
      disabled={!state.runnable.includes(tool.name)}
      onClick={() => tool.run(editor.chain().focus()).run()}
    />
  );
  return (
    <Box
      ref={toolbarRef}
      role="toolbar"
      aria-label={label}
      onKeyDown={onKeyDown}
      sx={{
        p: 0.5,
        borderBottom: 1,
        borderColor: "divider",
        display: "flex",
        flexWrap: "wrap",
        gap: 0.25,
      }}
    >
      <ToolbarStopProvider value={value}>
        <HeadingMenu editor={editor} />
        {formatTools.map(renderTool)}
        {dialogTools.map(({ name, format, Icon }) => (
          <ToolbarButton
            key={name}
            name={name}
            Icon={Icon}
            active={state.active.includes(format)}
            opens="dialog"
            open={dialog === name}
            onClick={() => onDialog(name)}
          />
        ))}
        <TableMenu editor={editor} />
        {historyTools.map(renderTool)}
      </ToolbarStopProvider>
    </Box>
  );
}
