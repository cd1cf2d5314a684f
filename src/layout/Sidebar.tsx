import Box from "@mui/material/Box";
import List from "@mui/material/List";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { useLocation } from "react-router";
import { Arches } from "../../core/theme/Arches.tsx";
import { buildMenu, findResource, findSection } from "../../framework/admin/app/menu.ts";
import { HomeIcon } from "../../framework/admin/icons/HomeIcon.ts";
import { useAdmin } from "../../framework/admin/resources.tsx";
import { getMenuItemName } from "../../framework/admin/useResourceMessages.ts";
import { getPrefetchProps } from "../resource/prefetch.ts";
import { useSetting } from "../settings/useSetting.ts";
import { getIcon } from "./icons.ts";
import { MenuEntry } from "./MenuEntry.tsx";
import { MenuGroup } from "./MenuGroup.tsx";
import { SectionFlyout } from "./SectionFlyout.tsx";
import { SidebarLogo } from "./SidebarLogo.tsx";
import { useEntryInView } from "./useEntryInView.ts";
import { useMenuCounts } from "./useMenuCounts.ts";

interface Props {
  /** Whether item names are shown, or icons only. */
  wide: boolean;
  onNavigate?: () => void;
  /** Content below the menu. */
  foot?: ReactNode;
}

/** The menu of every screen that the member may open; one section is expanded at a time. */
export function Sidebar({ wide, onNavigate, foot }: Props) {
  const translate = useTranslate();
  const [hasLogo] = useSetting("sidebarLogo");
  const { resources, actor } = useAdmin();
  const { pathname } = useLocation();
  const sections = useMemo(() => buildMenu(resources, actor), [resources, actor]);
  const here = findResource(resources, pathname, actor);
  const hereSection = findSection(resources, pathname, actor);
  const waiting = useMenuCounts();
  const scroller = useRef<HTMLDivElement>(null);
  useEntryInView(scroller);
  const [open, setOpen] = useState(hereSection);
  useEffect(() => {
    if (hereSection) setOpen(hereSection);
  }, [hereSection]);
  return (
    <Box
      component="nav"
      aria-label={translate("markethall.shell.menu")}
      sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}
    >
      {hasLogo && <SidebarLogo wide={wide} onNavigate={onNavigate} />}
      <Box
        ref={scroller}
        sx={{ flex: 1, overflowY: "auto", overflowX: "hidden", px: 1, pt: hasLogo ? 0 : 1, pb: 2 }}
      >
        <List disablePadding>
          <MenuEntry
            to="/dashboard"
            label={translate("markethall.shell.titles.dashboard")}
            icon={HomeIcon}
            selected={pathname === "/dashboard"}
            wide={wide}
            onNavigate={onNavigate}
          />
          {sections.map((section) => {
            const isGroup = section.items.length > 1;
            const items = section.items.map((item) => (
              <MenuEntry
                key={item.route}
                to={item.route}
                label={getMenuItemName(translate, item)}
                icon={getIcon(item)}
                link={getPrefetchProps(item)}
                selected={item === here}
                wide={wide}
                inset={wide && isGroup}
                counts={waiting.get(item.route)}
                onNavigate={onNavigate}
              />
            ));
            if (!isGroup) return items;
            if (!wide) {
              return (
                <SectionFlyout key={section.name} section={section} here={here} waiting={waiting} />
              );
            }
            return (
              <MenuGroup
                key={section.name}
                name={section.name}
                open={open === section.name}
                counts={section.items.flatMap(({ route }) => waiting.get(route) ?? [])}
                onToggle={() => setOpen(open === section.name ? null : section.name)}
              >
                {items}
              </MenuGroup>
            );
          })}
        </List>
      </Box>
      {foot ?? (wide && <Arches />)}
    </Box>
  );
}
