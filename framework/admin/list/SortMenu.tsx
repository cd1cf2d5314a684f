import ListItemIcon from "@mui/material/ListItemIcon";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useListSortContext, useTranslate } from "react-admin";
import type { Resource } from "../../schema/index.ts";
import { ArrowDownIcon } from "../icons/ArrowDownIcon.ts";
import { ArrowUpIcon } from "../icons/ArrowUpIcon.ts";
import { SortIcon } from "../icons/SortIcon.ts";
import { ToolButton } from "./ToolButton.tsx";
import { useColumns } from "./table/useColumns.ts";
import { useFieldLabel } from "./table/useFieldLabel.ts";

/** Chooses the column by which the list is sorted, and the order. */
export function SortMenu({ resource }: { resource: Resource }) {
  const translate = useTranslate();
  const label = useFieldLabel(resource);
  const { columns } = useColumns(resource);
  const { sort, setSort } = useListSortContext();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const sortable = columns.filter((column) => column.sortable);
  if (sortable.length === 0) return null;
  const Arrow = sort.order === "ASC" ? ArrowUpIcon : ArrowDownIcon;
  const message = translate("framework.list.sort");
  return (
    <>
      <ToolButton
        short
        icon={<SortIcon fontSize="small" />}
        label={message}
        opens="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      />
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {sortable.map(({ name, sort: field }) => {
          const chosen = sort.field === field;
          return (
            <MenuItem
              key={name}
              selected={chosen}
              onClick={() => {
                setSort({ field, order: chosen && sort.order === "ASC" ? "DESC" : "ASC" });
                setAnchor(null);
              }}
            >
              <ListItemIcon>{chosen && <Arrow fontSize="small" />}</ListItemIcon>
              {label(name)}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
