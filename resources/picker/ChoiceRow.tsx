import Checkbox from "@mui/material/Checkbox";
import ListItemButton from "@mui/material/ListItemButton";
import Radio from "@mui/material/Radio";
import type { ReactNode } from "react";
import type { Picked } from "./picked.ts";
import type { TabProps } from "./useSelection.ts";

interface Props extends TabProps {
  picked: Picked;
  first: boolean;
  children: ReactNode;
}
/** A row that is chosen as a whole; its box only shows whether it is. */
export function ChoiceRow({ picked, first, selection, finish, children }: Props) {
  const chosen = selection.isChosen(picked);
  const Mark = selection.multiple ? Checkbox : Radio;
  return (
    <ListItemButton
      component="li"
      role="option"
      aria-selected={chosen}
      selected={chosen}
      disabled={!selection.mayChoose(picked)}
      tabIndex={first ? 0 : -1}
      onClick={() => selection.toggle(picked)}
      onDoubleClick={() => !selection.multiple && finish(picked)}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || selection.multiple) return;
        event.preventDefault();
        finish(picked);
      }}
      sx={{ borderRadius: 1, gap: 1.5, py: 0.5, minHeight: 48 }}
    >
      <Mark
        checked={chosen}
        tabIndex={-1}
        disableRipple
        sx={{ p: 0, minWidth: 0, minHeight: 0 }}
        slotProps={{ input: { "aria-hidden": true } }}
      />
      {children}
    </ListItemButton>
  );
}
