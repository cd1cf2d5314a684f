import Badge from "@mui/material/Badge";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import Tooltip from "@mui/material/Tooltip";
import { type DOMAttributes, useEffect, useRef } from "react";
import { Link } from "react-router";
import type { IconComponent } from "../../framework/admin/icons/createIcon.tsx";
import { tokens } from "../../framework/admin/theme/tokens.ts";
import { weights } from "../../framework/admin/theme/typography.ts";
import { menuRow, selectedRow } from "./menuRow.ts";
import { hasUrgent, type MenuCount, sumCounts } from "./useMenuCounts.ts";
import { getDotLook } from "./WaitingChip.tsx";
import { WaitingLink } from "./WaitingLink.tsx";

interface Props {
  to: string;
  label: string;
  icon: IconComponent;
  selected: boolean;
  wide: boolean;
  inset?: boolean;
  /** Further props of the link. */
  link?: Pick<DOMAttributes<HTMLElement>, "onPointerEnter" | "onFocus">;
  /** Rows that wait for the member behind this item, by tab. */
  counts?: readonly MenuCount[] | undefined;
  onNavigate?: (() => void) | undefined;
}

/**
 * A menu item: icon, name and the count of waiting rows, which links to them, or only the icon with
 * its name as a tooltip. The selected item scrolls into view.
 */
export function MenuEntry({
  to,
  label,
  icon: Icon,
  selected,
  wide,
  inset = false,
  link,
  counts = [],
  onNavigate,
}: Props) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // jsdom has no scrolling.
    if (selected) item.current?.scrollIntoView?.({ block: "nearest" });
  }, [selected]);
  const total = sumCounts(counts);
  const name = [label, ...counts.map(({ text }) => text)].join(" · ");
  return (
    <ListItem
      disablePadding
      ref={item}
      secondaryAction={wide && total > 0 && <WaitingLink counts={counts} onNavigate={onNavigate} />}
      sx={{
        display: "block",
        scrollMarginBlock: 8,
        "& .MuiListItemSecondaryAction-root": { right: 8 },
      }}
    >
      <Tooltip title={wide ? "" : name} placement="right">
        <ListItemButton
          component={Link}
          to={to}
          selected={selected}
          aria-current={selected ? "page" : undefined}
          aria-label={wide ? undefined : name}
          onClick={onNavigate}
          {...link}
          sx={{
            ...menuRow,
            ...(inset ? { minHeight: 29, pl: 1 } : {}),
            "&&": { pr: total > 0 ? 5 : 1 },
            ...selectedRow,
            ...(wide ? {} : { justifyContent: "center" }),
          }}
        >
          {!inset && (
            <ListItemIcon
              sx={{
                color: selected ? "primary.main" : tokens.ink3,
                ...(wide ? {} : { justifyContent: "center" }),
              }}
            >
              <Badge
                // A number would cover the icon; the tooltip has it.
                variant="dot"
                invisible={wide || total === 0}
                slotProps={{ badge: { "aria-hidden": true, sx: getDotLook(hasUrgent(counts)) } }}
              >
                <Icon fontSize="small" />
              </Badge>
            </ListItemIcon>
          )}
          {wide && (
            <ListItemText
              primary={label}
              slotProps={{
                primary: {
                  variant: "body1",
                  sx: {
                    fontWeight: selected ? weights.strong : inset ? weights.text : weights.medium,
                    overflowWrap: "anywhere",
                    lineHeight: "16px",
                  },
                },
              }}
            />
          )}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
