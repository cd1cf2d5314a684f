import IconButton from "@mui/material/IconButton";
import Menu from "@mui/material/Menu";
import Tooltip from "@mui/material/Tooltip";
import { type ReactNode, useId, useState } from "react";

interface Props {
  label: string;
  icon: ReactNode;
  children: (close: () => void) => ReactNode;
}

/** A button of the bar that opens a menu. */
export function BarMenu({ label, icon, children }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="medium"
          aria-label={label}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {icon}
        </IconButton>
      </Tooltip>
      <Menu
        id={id}
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { "aria-label": label } }}
      >
        {children(close)}
      </Menu>
    </>
  );
}
