import type { SvgIconComponent } from "@mui/icons-material";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Tooltip from "@mui/material/Tooltip";
import { Link } from "react-router";

interface Props {
  to: string;
  label: string;
  icon: SvgIconComponent;
  selected: boolean;
  wide: boolean;
  inset?: boolean;
  onNavigate?: (() => void) | undefined;
}

/** A menu item: icon and name, or only the icon with its name as a tooltip. */
export const MenuEntry = ({ to, label, icon: Icon, selected, wide, inset = false, onNavigate }: Props) => (
  <ListItem disablePadding>
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
                sx: { fontWeight: selected ? 600 : 450, overflowWrap: "anywhere", lineHeight: 1.3 },
              },
            }}
          />
        )}
      </ListItemButton>
    </Tooltip>
  </ListItem>
);
