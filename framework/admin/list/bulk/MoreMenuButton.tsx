import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { ActionMenuItem } from "../../action/ActionMenuItem.tsx";
import { MoreIcon } from "../../icons/MoreIcon.ts";

export interface MoreItem {
  key: string;
  label: string;
  isDanger: boolean;
  /** Why it is disabled; null if it is not. */
  why: string | null;
  onClick: () => void;
}
/** A menu of the operations for which a toolbar has no button. */
export function MoreMenuButton({ items }: { items: readonly MoreItem[] }) {
  const label = useTranslate()("framework.list.moreActions");
  const [anchor, setAnchor] = useState<Element | null>(null);
  if (items.length === 0) return null;
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map(({ key, label, isDanger, why, onClick }) => (
          <MenuItem
            key={key}
            disabled={why !== null}
            sx={isDanger ? { color: "error.main" } : undefined}
            onClick={() => {
              setAnchor(null);
              onClick();
            }}
          >
            <ActionMenuItem name={label} why={why} />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
