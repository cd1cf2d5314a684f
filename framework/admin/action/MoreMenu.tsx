import Button from "@mui/material/Button";
import Menu from "@mui/material/Menu";
import { type ReactNode, useState } from "react";
import { useTranslate } from "react-admin";
import { MoreIcon } from "../icons/MoreIcon.ts";

interface Props {
  /** Returns the items, in arrays and not in fragments: the arrow keys move between siblings. */
  children: (close: () => void) => readonly ReactNode[];
}
/** The button "⋯" and its menu, whose items close it. */
export function MoreMenu({ children }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<Element | null>(null);
  const close = () => setAnchor(null);
  const label = translate("framework.action.more");
  return (
    <>
      <Button
        variant="outlined"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ minWidth: 32, px: 0.75 }}
      >
        <MoreIcon fontSize="small" />
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={close}>
        {children(close)}
      </Menu>
    </>
  );
}
