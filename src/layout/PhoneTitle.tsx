import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useRouteHandle } from "../routeHandle.ts";
import type { Session } from "../session/session.ts";
import { Logo } from "../theme/Logo.tsx";
import { usePageName } from "./usePageName.ts";

/** The shop beside the logo on the dashboard of a phone; on other pages, the page. */
export function PhoneTitle({ session }: { session: Session }) {
  const { handle } = useRouteHandle();
  const { name } = usePageName();
  const isHome = handle !== null && "title" in handle && handle.title === "dashboard";
  const shop = session.shop?.name || "Markethall";
  return (
    <Box sx={{ flex: 1, minWidth: 0, display: "flex", alignItems: "center", gap: 1, pl: 1 }}>
      {isHome && <Logo size={26} />}
      <Typography variant="h5" component="span" noWrap>
        {isHome ? shop : name}
      </Typography>
    </Box>
  );
}
