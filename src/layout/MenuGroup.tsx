import Collapse from "@mui/material/Collapse";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListItemText from "@mui/material/ListItemText";
import { type ReactNode, useId } from "react";
import { useTranslate } from "react-admin";
import { tokens } from "../../framework/admin/theme/tokens.ts";
import { weights } from "../../framework/admin/theme/typography.ts";
import { sectionIcon } from "./icons.ts";
import { menuRow } from "./menuRow.ts";
import type { MenuCount } from "./useMenuCounts.ts";
import { WaitingChip } from "./WaitingChip.tsx";

interface Props {
  name: string;
  open: boolean;
  /** Rows that wait for the member behind its items; shown while the items are not. */
  counts: readonly MenuCount[];
  onToggle: () => void;
  children: ReactNode;
}

/** A section of the menu, collapsed or expanded. */
export function MenuGroup({ name, open, counts, onToggle, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const Icon = sectionIcon(name);
  return (
    <ListItem disablePadding sx={{ display: "block" }}>
      <ListItemButton
        onClick={onToggle}
        aria-expanded={open}
        aria-controls={id}
        sx={{ ...menuRow, ...(open ? { color: tokens.ink } : {}) }}
      >
        <ListItemIcon sx={{ color: open ? "primary.main" : tokens.ink3 }}>
          <Icon fontSize="small" />
        </ListItemIcon>
        <ListItemText
          primary={translate(`sections.${name}`)}
          slotProps={{
            primary: {
              variant: "body1",
              sx: { fontWeight: open ? weights.strong : weights.medium },
            },
          }}
        />
        {!open && <WaitingChip counts={counts} />}
      </ListItemButton>
      <Collapse in={open} id={id} unmountOnExit>
        <List
          disablePadding
          sx={{
            ml: 2,
            pl: 1.25,
            mt: "1px",
            mb: 0.75,
            borderLeft: `1px solid ${tokens.strongLine}`,
          }}
        >
          {children}
        </List>
      </Collapse>
    </ListItem>
  );
}
