import Box from "@mui/material/Box";
import type { Session } from "../../authProvider/index.ts";
import { SettingsButton } from "../settings/SettingsButton.tsx";
import { FullscreenButton } from "./FullscreenButton.tsx";
import { GuardedLanguageSwitch } from "./GuardedLanguageSwitch.tsx";
import { RoleSwitch } from "./RoleSwitch.tsx";
import { ShopMark } from "./ShopMark.tsx";
import { SizeSwitch } from "./SizeSwitch.tsx";

/** Controls that do not fit in the top bar of a phone, at the bottom of the drawer. */
export const DrawerTools = ({ session }: { session: Session }) => (
  <Box
    sx={{
      flexShrink: 0,
      px: 1.5,
      pt: 1,
      pb: "calc(8px + env(safe-area-inset-bottom))",
      borderTop: 1,
      borderColor: "divider",
      display: "grid",
      gap: 0.5,
      justifyItems: "start",
      "& .MuiButton-root": { minHeight: 44 },
    }}
  >
    <ShopMark shop={session.shop} />
    <RoleSwitch session={session} />
    <Box sx={{ display: "flex", gap: 0.5, "& .MuiIconButton-root": { width: 44, height: 44 } }}>
      <GuardedLanguageSwitch />
      <SizeSwitch />
      <FullscreenButton />
      <SettingsButton />
    </Box>
  </Box>
);
