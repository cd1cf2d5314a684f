import type { SvgIconComponent } from "@mui/icons-material";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Tooltip from "@mui/material/Tooltip";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { WaitingChip } from "./WaitingChip.tsx";

interface Props {
  to: string;
  label: string;
  icon: SvgIconComponent;
  selected: boolean;
  wide: boolean;
  inset?: boolean;
  /** Rows that wait for the member behind this item. */
  count?: number;
  onNavigate?: (() => void) | undefined;
}

/**
 * A menu item: icon, name and the count of waiting rows, or only the icon with its name as a
 * tooltip. The selected item scrolls into view.
 */
export function MenuEntry({
  to,
  label,
  icon: Icon,
  selected,
  wide,
  inset = false,
  count = 0,
  onNavigate,
}: Props) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // jsdom has no scrolling.
    if (selected) item.current?.scrollIntoView?.({ block: "nearest" });
  }, [selected]);
  return (
    <ListItem disablePadding ref={item}>
      <Tooltip title={wide ? "" : label} placement="right">
        <ListItemButton
          component={Link}
          to={to}
          selected={selected}
          aria-current={selected ? "page" : undefined}
          aria-label={wide ? undefined : label}
          onClick={onNavigate}
          sx={{
            borderRadius: 1.5,
            minHeight: 40,
            my: 0.25,
            px: 1.25,
            pl: inset ? 2.25 : 1.25,
            "&.Mui-selected": { color: "primary.main" },
          }}
        >
          <ListItemIcon sx={{ color: selected ? "primary.main" : "text.secondary" }}>
            <Icon fontSize="small" />
          </ListItemIcon>
          {wide && (
            <ListItemText
              primary={label}
              slotProps={{
                primary: {
                  variant: "body1",
                  sx: {
                    fontWeight: selected ? 600 : 450,
                    overflowWrap: "anywhere",
                    lineHeight: 1.3,
                  },
                },
              }}
            />
          )}
          {wide && <WaitingChip count={count} />}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
