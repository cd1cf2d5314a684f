import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import type { MouseEvent } from "react";
import { useTranslate } from "react-admin";
import type { IconComponent } from "../../icons/createIcon.tsx";
import { useToolbarStop } from "./ToolbarStop.ts";

interface Props {
  /** Message key below `framework.form.editor`, by which the toolbar finds the button. */
  name: string;
  Icon: IconComponent;
  /** Whether the format is on at the caret; undefined for a button that switches nothing. */
  active?: boolean | undefined;
  disabled?: boolean;
  /** What the button opens. */
  opens?: "dialog" | "menu";
  open?: boolean;
  onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** A button of the editor's toolbar, which leaves the selected text selected. */
export function ToolbarButton({ name, Icon, active, disabled, opens, open, onClick }: Props) {
  const translate = useTranslate();
  const { stop, setStop } = useToolbarStop();
  const label = translate(`framework.form.editor.${name}`);
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        data-tool={name}
        // A disabled button can be focused, so that the arrow keys never lose their place.
        tabIndex={stop === name ? 0 : -1}
        onFocus={() => setStop(name)}
        aria-label={label}
        {...(active !== undefined && { "aria-pressed": active })}
        {...(opens && { "aria-haspopup": opens, "aria-expanded": open ?? false })}
        {...(disabled && { "aria-disabled": true })}
        onMouseDown={(event) => event.preventDefault()}
        onClick={(event) => {
          if (!disabled) onClick(event);
        }}
        sx={{
          borderRadius: 1,
          ...(disabled && { color: "action.disabled" }),
          ...(active && { bgcolor: "action.selected", color: "primary.main" }),
        }}
      >
        <Icon fontSize="small" />
      </IconButton>
    </Tooltip>
  );
}
