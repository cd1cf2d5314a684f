import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Toolbar from "@mui/material/Toolbar";
import Tooltip from "@mui/material/Tooltip";
import { PanelLeft } from "lucide";
import { useTranslate } from "react-admin";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";
import { lengths } from "../../framework/admin/theme/tokens.ts";
import { SearchButton } from "../search/SearchButton.tsx";
import type { Session } from "../session/session.ts";
import { Breadcrumb } from "./Breadcrumb.tsx";
import { GuardedLanguageSwitch } from "./GuardedLanguageSwitch.tsx";
import { NoticeBell } from "./notices/NoticeBell.tsx";
import { PhoneTitle } from "./PhoneTitle.tsx";
import { RoleSwitch } from "./RoleSwitch.tsx";
import { UserMenu } from "./UserMenu.tsx";

const PanelIcon = createIcon(PanelLeft);

interface Props {
  session: Session;
  isPhone: boolean;
  menuOpen: boolean;
  onMenu: () => void;
}

/** The breadcrumb, the search and the member's own controls; on a phone the page and the search. */
export function TopBar({ session, isPhone, menuOpen, onMenu }: Props) {
  const label = useTranslate()(`markethall.shell.${menuOpen ? "narrowMenu" : "widenMenu"}`);
  return (
    <Toolbar
      variant="dense"
      sx={{
        minHeight: lengths.topBar,
        borderBottom: 1,
        borderColor: "divider",
        gap: { xs: 0.25, sm: 1 },
        px: { xs: 1, sm: 2 },
        // The bar of unsaved changes is over it.
        "body:has([data-save-bar]) &": { visibility: "hidden" },
      }}
    >
      {!isPhone && (
        <Tooltip title={label}>
          <IconButton size="medium" onClick={onMenu} aria-label={label} aria-expanded={menuOpen}>
            <PanelIcon />
          </IconButton>
        </Tooltip>
      )}
      {isPhone ? (
        <PhoneTitle session={session} />
      ) : (
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Breadcrumb />
        </Box>
      )}
      <SearchButton short={isPhone} />
      {!isPhone && (
        <>
          <RoleSwitch session={session} />
          <GuardedLanguageSwitch showsCurrent />
        </>
      )}
      <NoticeBell />
      {!isPhone && <UserMenu session={session} short={false} />}
    </Toolbar>
  );
}
