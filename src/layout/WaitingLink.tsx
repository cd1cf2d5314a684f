import Chip from "@mui/material/Chip";
import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { Link } from "react-router";
import { hasUrgent, type MenuCount, sumCounts } from "./useMenuCounts.ts";
import { getCountLook, toCountText } from "./WaitingChip.tsx";

interface Props {
  counts: readonly MenuCount[];
  onNavigate?: (() => void) | undefined;
}

/**
 * Count of rows that wait for the member, which opens them: one tab's rows directly, those of
 * several tabs by a menu that names each.
 */
export function WaitingLink({ counts, onNavigate }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const [first, ...others] = counts;
  if (!first) return null;
  const text = counts.map((one) => one.text).join(" · ");
  const label = toCountText(sumCounts(counts));
  const look = {
    size: "small",
    clickable: true,
    label,
    // Voice control finds the link by the number that it shows.
    "aria-label": `${label}: ${text}`,
    sx: getCountLook(hasUrgent(counts)),
  } as const;
  if (others.length === 0)
    return (
      <Tooltip title={text} placement="right">
        <Chip {...look} component={Link} to={first.to} onClick={onNavigate} />
      </Tooltip>
    );
  return (
    <>
      <Tooltip title={text} placement="right">
        <Chip
          {...look}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        />
      </Tooltip>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        slotProps={{ list: { "aria-label": text } }}
      >
        {counts.map((one) => (
          <MenuItem
            key={one.to}
            component={Link}
            to={one.to}
            onClick={() => {
              close();
              onNavigate?.();
            }}
          >
            {one.text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
