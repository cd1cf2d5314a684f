import Box from "@mui/material/Box";
import { tokens } from "../../framework/admin/theme/tokens.ts";
import { SearchButton } from "../search/SearchButton.tsx";
import type { Session } from "../session/session.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { FullscreenButton } from "./FullscreenButton.tsx";
import { GuardedLanguageSwitch } from "./GuardedLanguageSwitch.tsx";
import { RoleSwitch } from "./RoleSwitch.tsx";
import { SizeSwitch } from "./SizeSwitch.tsx";
import { UserMenu } from "./UserMenu.tsx";

interface Props {
  session: Session;
  onNavigate: () => void;
}

/** The member's own controls, and those of the top bar that a phone has no place for. */
export const DrawerTools = ({ session, onNavigate }: Props) => (
  <Box
    sx={{
      flexShrink: 0,
      px: 1.5,
      pt: 1,
      pb: "calc(8px + env(safe-area-inset-bottom))",
      borderTop: `1px solid ${tokens.line}`,
      display: "grid",
      gap: 1,
      "& .MuiButton-root": { minHeight: 44, justifySelf: "start" },
      "& .MuiButtonBase-root": { minHeight: 44 },
      "& > .MuiButtonBase-root": { justifyContent: "flex-start", px: 1 },
    }}
  >
    <RoleSwitch session={session} />
    <UserMenu session={session} short={false} onNavigate={onNavigate} />
    <Box
      sx={{
        display: "flex",
        justifyContent: "space-between",
        "& .MuiIconButton-root": { width: 44, height: 44 },
      }}
    >
      <SearchButton short onOpen={onNavigate} />
      <GuardedLanguageSwitch />
      <SizeSwitch />
      <FullscreenButton />
      <SettingsButton />
    </Box>
  </Box>
);
