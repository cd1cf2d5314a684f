import MenuItem from "@mui/material/MenuItem";
import { type ReactNode, useState } from "react";
import { useEvent, useTranslate } from "react-admin";
import type { Resource } from "../../../schema/index.ts";
import type { AdminRecord } from "../../provider.ts";
import { useSelectable } from "../bulk/useSelectable.ts";
import { useSelection } from "../table/useSelection.ts";

/** The selected rows of a list on a phone, and the menu of one row, which selects it. */
export function usePhoneSelection(resource: Resource, rows: readonly AdminRecord[]) {
  const translate = useTranslate();
  const selectable = useSelectable(resource);
  const { selected, checkbox } = useSelection(rows);
  const [menu, setMenu] = useState<{ record: AdminRecord; anchor: Element } | null>(null);
  const onSelect = useEvent((index: number) => checkbox(index, false));
  const onMenu = useEvent((record: AdminRecord, anchor: Element) => setMenu({ record, anchor }));
  return {
    menu,
    closeMenu: () => setMenu(null),
    /** The properties of a row that concern its selection. */
    toRow: (record: AdminRecord, index: number) => ({
      index,
      selectable,
      selecting: selected.size > 0,
      selected: selected.has(record.id),
      onSelect,
      onMenu,
    }),
    /** The items of a row's menu that concern its selection. */
    listItems: (record: AdminRecord): ReactNode[] =>
      selectable
        ? [
            <MenuItem key="select" onClick={() => onSelect(rows.indexOf(record))}>
              {translate("framework.list.select")}
            </MenuItem>,
          ]
        : [],
  };
}
