import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import type { ChainedCommands, Editor } from "@tiptap/core";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { IconComponent } from "../../icons/createIcon.tsx";
import { ToolbarButton } from "./ToolbarButton.tsx";

/** A command of a menu of the toolbar. */
export interface MenuCommand {
  /** Message key below `framework.form.editor`. */
  name: string;
  run(chain: ChainedCommands): ChainedCommands;
  /** Whether the command describes the text at the caret. */
  selected?: boolean;
  disabled?: boolean;
}
interface Props {
  editor: Editor;
  name: string;
  Icon: IconComponent;
  active: boolean;
  commands: readonly MenuCommand[];
}

/** A button of the toolbar that opens a menu of commands; after one, the text has the focus. */
export function ToolbarMenu({ editor, name, Icon, active, commands }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <ToolbarButton
        name={name}
        Icon={Icon}
        active={active}
        opens="menu"
        open={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {commands.map(({ name: command, run, selected = false, disabled = false }) => (
          <MenuItem
            key={command}
            dense
            selected={selected}
            disabled={disabled}
            onClick={() => {
              setAnchor(null);
              run(editor.chain()).focus().run();
            }}
          >
            {translate(`framework.form.editor.${command}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
