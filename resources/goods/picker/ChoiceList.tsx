import List from "@mui/material/List";
import type { ReactNode } from "react";
import { ChoiceRow } from "./ChoiceRow.tsx";
import { Paged } from "./Paged.tsx";
import { getPickedKey, type Picked } from "./picked.ts";
import type { Page } from "./usePage.ts";
import { useRoving } from "./useRoving.ts";
import type { TabProps } from "./useSelection.ts";

interface Props<P extends Picked> extends TabProps {
  page: Page;
  all: readonly P[];
  label: string;
  /** The text of the empty state. */
  empty: string;
  children: (one: P) => ReactNode;
}
/** A page of options as a list. */
export function ChoiceList<P extends Picked>({
  page,
  all,
  label,
  empty,
  children,
  ...tab
}: Props<P>) {
  const { selection } = tab;
  const roving = useRoving<HTMLUListElement>();
  const entry = Math.max(0, all.findIndex(selection.isChosen));
  return (
    <Paged page={page} empty={empty}>
      <List
        {...roving}
        dense
        disablePadding
        role="listbox"
        aria-label={label}
        aria-multiselectable={selection.multiple}
      >
        {all.map((one, place) => (
          <ChoiceRow key={getPickedKey(one)} {...tab} picked={one} first={place === entry}>
            {children(one)}
          </ChoiceRow>
        ))}
      </List>
    </Paged>
  );
}
