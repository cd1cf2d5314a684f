import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import GlobalStyles from "@mui/material/GlobalStyles";
import { Menu } from "lucide";
import { useMemo } from "react";
import { useTranslate } from "react-admin";
import { useLocation } from "react-router";
import { buildMenu, findSection } from "../../framework/admin/app/menu.ts";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";
import { HomeIcon } from "../../framework/admin/icons/HomeIcon.ts";
import { useAdmin } from "../../framework/admin/resources.tsx";
import { tokens } from "../../framework/admin/theme/tokens.ts";
import { getMenuItemName } from "../../framework/admin/useResourceMessages.ts";
import { getIcon, sectionIcon } from "./icons.ts";
import { PhoneInbox } from "./notices/PhoneInbox.tsx";
import { useHasNotices } from "./notices/useNotices.ts";
import { PhoneBarButton, PhoneBarLink } from "./PhoneBarItem.tsx";
import { listPhonePlaces } from "./phonePlaces.ts";
import { emphasizeCounts, useMenuCounts } from "./useMenuCounts.ts";
import { toCountText } from "./WaitingChip.tsx";

const MenuIcon = createIcon(Menu);
const barHeight = 60;

interface Props {
  onMore: () => void;
  isMoreOpen: boolean;
}

/** The bar at the bottom of a phone: the dashboard, the first sections, the inbox, and the menu. */
export function PhoneBar({ onMore, isMoreOpen }: Props) {
  const translate = useTranslate();
  const { resources, actor } = useAdmin();
  const { pathname } = useLocation();
  const hasInbox = useHasNotices();
  const waiting = useMenuCounts();
  const places = useMemo(
    () => listPhonePlaces(buildMenu(resources, actor), hasInbox),
    [resources, actor, hasInbox],
  );
  const here = findSection(resources, pathname, actor);
  const isHome = pathname === "/dashboard";
  const isElsewhere = !isHome && !places.some(({ section }) => section === here);
  return (
    <>
      {/* What sticks to the bottom of the window stays above the bar. */}
      <GlobalStyles
        styles={{
          ":root": { "--bottom-bar": `calc(${barHeight}px + env(safe-area-inset-bottom))` },
        }}
      />
      <Box sx={{ height: "var(--bottom-bar)", flexShrink: 0 }} />
      <Box
        component="nav"
        aria-label={translate("markethall.shell.phoneBar")}
        sx={{
          position: "fixed",
          insetInline: 0,
          bottom: 0,
          zIndex: "appBar",
          display: "flex",
          height: "var(--bottom-bar)",
          pb: "env(safe-area-inset-bottom)",
          backgroundColor: tokens.surface,
          borderTop: `1px solid ${tokens.line}`,
        }}
      >
        <PhoneBarLink
          to="/dashboard"
          label={translate("markethall.shell.home")}
          icon={<HomeIcon />}
          isHere={isHome}
        />
        {places.map(({ section, first, items }) => {
          const counts = items.flatMap(({ route }) => waiting.get(route) ?? []);
          const { count, isUrgent } = emphasizeCounts(counts);
          const isGroup = items.length > 1;
          const Icon = isGroup ? sectionIcon(section) : getIcon(first);
          return (
            <PhoneBarLink
              key={section}
              to={first.route}
              label={isGroup ? translate(`sections.${section}`) : getMenuItemName(translate, first)}
              detail={counts.map(({ text }) => text).join(" · ")}
              icon={
                <Badge
                  className={isUrgent ? "urgent" : ""}
                  badgeContent={count > 0 ? toCountText(count) : null}
                >
                  <Icon />
                </Badge>
              }
              isHere={section === here}
            />
          );
        })}
        {hasInbox && <PhoneInbox />}
        <PhoneBarButton
          label={translate("markethall.shell.more")}
          icon={<MenuIcon />}
          isHere={isElsewhere}
          aria-haspopup="dialog"
          aria-expanded={isMoreOpen}
          onClick={onMore}
        />
      </Box>
    </>
  );
}
