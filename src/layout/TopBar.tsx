import MenuIcon from "@mui/icons-material/Menu";
import MenuOpenIcon from "@mui/icons-material/MenuOpen";
import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Toolbar from "@mui/material/Toolbar";
import Tooltip from "@mui/material/Tooltip";
import { useTranslate } from "react-admin";
import type { Session } from "../../authProvider/index.ts";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { LanguageSwitch } from "./LanguageSwitch.tsx";
import { ShopMark } from "./ShopMark.tsx";
import { ThemeSwitch } from "./ThemeSwitch.tsx";
import { UserMenu } from "./UserMenu.tsx";

interface Props {
  session: Session;
  isPhone: boolean;
  menuOpen: boolean;
  onMenu: () => void;
}

/** Where one is, whose shop it is, and what concerns the person and not the page. */
export function TopBar({ session, isPhone, menuOpen, onMenu }: Props) {
  const translate = useTranslate();
  const key = isPhone ? (menuOpen ? "closeMenu" : "openMenu") : menuOpen ? "narrowMenu" : "widenMenu";
  const label = translate(`markethall.shell.${key}`);
  return (
    <AppBar position="sticky" sx={{ borderBottom: 1, borderColor: "divider", bgcolor: "background.paper" }}>
      <Toolbar variant="dense" sx={{ minHeight: 56, gap: { xs: 0.25, sm: 1 }, px: { xs: 1, sm: 2 } }}>
        <Tooltip title={label}>
          <IconButton size="medium" onClick={onMenu} aria-label={label} aria-expanded={menuOpen}>
            {menuOpen && !isPhone ? <MenuOpenIcon /> : <MenuIcon />}
          </IconButton>
        </Tooltip>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Breadcrumb short={isPhone} />
        </Box>
        <ShopMark shop={session.shop} />
        <LanguageSwitch />
        <ThemeSwitch />
        <UserMenu session={session} />
      </Toolbar>
    </AppBar>
  );
}
