import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Toolbar from "@mui/material/Toolbar";
import Tooltip from "@mui/material/Tooltip";
import { Menu, PanelLeft } from "lucide";
import { useTranslate } from "react-admin";
import type { Session } from "../../authProvider/index.ts";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";
import { lengths } from "../../framework/admin/theme/tokens.ts";
import { Search } from "../search/Search.tsx";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { GuardedLanguageSwitch } from "./GuardedLanguageSwitch.tsx";
import { NoticeBell } from "./notices/NoticeBell.tsx";
import { RoleSwitch } from "./RoleSwitch.tsx";
import { UserMenu } from "./UserMenu.tsx";

const MenuIcon = createIcon(Menu);
const PanelIcon = createIcon(PanelLeft);

interface Props {
  session: Session;
  isPhone: boolean;
  menuOpen: boolean;
  onMenu: () => void;
}

/** The breadcrumb, the current shop, and the member's own controls. */
export function TopBar({ session, isPhone, menuOpen, onMenu }: Props) {
  const translate = useTranslate();
  const key = isPhone
    ? menuOpen
      ? "closeMenu"
      : "openMenu"
    : menuOpen
      ? "narrowMenu"
      : "widenMenu";
  const label = translate(`markethall.shell.${key}`);
  return (
    <Toolbar
      variant="dense"
      sx={{
        minHeight: lengths.topBar,
        borderBottom: 1,
        borderColor: "divider",
        gap: { xs: 0.25, sm: 1 },
        px: { xs: 1, sm: 2 },
      }}
    >
      <Tooltip title={label}>
        <IconButton size="medium" onClick={onMenu} aria-label={label} aria-expanded={menuOpen}>
          {isPhone ? <MenuIcon /> : <PanelIcon />}
        </IconButton>
      </Tooltip>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Breadcrumb short={isPhone} />
      </Box>
      <Search short={isPhone} />
      {!isPhone && (
        <>
          <RoleSwitch session={session} />
          <GuardedLanguageSwitch showsCurrent />
        </>
      )}
      <NoticeBell />
      <UserMenu session={session} short={isPhone} />
    </Toolbar>
  );
}
