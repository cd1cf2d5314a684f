import Badge from "@mui/material/Badge";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import Tooltip from "@mui/material/Tooltip";
import { useState } from "react";
import { useTranslate } from "react-admin";
import type { MenuSection } from "../../framework/admin/app/menu.ts";
import { createLazyComponent } from "../../framework/admin/lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../../framework/admin/lazy/useLoadWhenIdle.ts";
import { tokens } from "../../framework/admin/theme/tokens.ts";
import type { Resource } from "../../framework/schema/index.ts";
import { sectionIcon } from "./icons.ts";
import { menuRow, selectedRow } from "./menuRow.ts";
import { hasUrgent, type MenuCount } from "./useMenuCounts.ts";
import { getDotLook } from "./WaitingChip.tsx";

const LazySectionMenu = createLazyComponent(
  async () => (await import("./SectionMenu.tsx")).SectionMenu,
);

interface Props {
  section: MenuSection;
  /** The item of the current page. */
  here: Resource | undefined;
  waiting: ReadonlyMap<string, readonly MenuCount[]>;
}

/** A section of the collapsed menu: its icon, which opens its items beside it. */
export function SectionFlyout({ section, here, waiting }: Props) {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useLoadWhenIdle(LazySectionMenu);
  const Icon = sectionIcon(section.name);
  const isHere = here !== undefined && section.items.includes(here);
  const counts = section.items.flatMap(({ route }) => waiting.get(route) ?? []);
  const title = translate(`sections.${section.name}`);
  const name = [title, ...counts.map(({ text }) => text)].join(" · ");
  return (
    <ListItem disablePadding sx={{ display: "block" }}>
      <Tooltip title={anchor ? "" : name} placement="right">
        <ListItemButton
          selected={isHere}
          aria-label={name}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
          sx={{ ...menuRow, ...selectedRow, justifyContent: "center" }}
        >
          <ListItemIcon
            sx={{ justifyContent: "center", color: isHere ? "primary.main" : tokens.ink3 }}
          >
            <Badge
              variant="dot"
              invisible={counts.length === 0}
              slotProps={{ badge: { "aria-hidden": true, sx: getDotLook(hasUrgent(counts)) } }}
            >
              <Icon fontSize="small" />
            </Badge>
          </ListItemIcon>
        </ListItemButton>
      </Tooltip>
      {anchor && (
        <LazySectionMenu
          section={section}
          here={here}
          anchor={anchor}
          onClose={() => setAnchor(null)}
        />
      )}
    </ListItem>
  );
}
