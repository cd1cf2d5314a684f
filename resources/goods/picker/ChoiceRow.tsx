import CheckBox from "@mui/icons-material/CheckBox";
import CheckBoxOutlineBlank from "@mui/icons-material/CheckBoxOutlineBlank";
import RadioButtonChecked from "@mui/icons-material/RadioButtonChecked";
import RadioButtonUnchecked from "@mui/icons-material/RadioButtonUnchecked";
import ListItemButton from "@mui/material/ListItemButton";
import type { ReactNode } from "react";
import type { Picked } from "./picked.ts";
import type { TabProps } from "./useSelection.ts";

interface Props extends TabProps {
  picked: Picked;
  first: boolean;
  children: ReactNode;
}
/** A selectable row; its mark only shows the state. */
export function ChoiceRow({ picked, first, selection, finish, children }: Props) {
  const chosen = selection.isChosen(picked);
  const [Chosen, Open] = selection.multiple
    ? [CheckBox, CheckBoxOutlineBlank]
    : [RadioButtonChecked, RadioButtonUnchecked];
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
      {chosen ? (
        <Chosen fontSize="small" color="primary" />
      ) : (
        <Open fontSize="small" color="action" />
      )}
      {children}
    </ListItemButton>
  );
}
