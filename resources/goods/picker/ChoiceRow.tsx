import ListItemButton from "@mui/material/ListItemButton";
import { CircleDot, Square, SquareCheck } from "lucide";
import type { ReactNode } from "react";
import { CircleIcon } from "../../../framework/admin/icons/CircleIcon.ts";
import { createIcon } from "../../../framework/admin/icons/createIcon.tsx";
import type { Picked } from "./picked.ts";
import type { TabProps } from "./useSelection.ts";

const SquareCheckIcon = createIcon(SquareCheck);
const SquareIcon = createIcon(Square);
const CircleDotIcon = createIcon(CircleDot);

interface Props extends TabProps {
  picked: Picked;
  first: boolean;
  children: ReactNode;
}
/** A selectable row; its mark only shows the state. */
export function ChoiceRow({ picked, first, selection, finish, children }: Props) {
  const chosen = selection.isChosen(picked);
  const [Chosen, Open] = selection.multiple
    ? [SquareCheckIcon, SquareIcon]
    : [CircleDotIcon, CircleIcon];
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
