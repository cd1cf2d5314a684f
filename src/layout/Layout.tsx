import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useState } from "react";
import type { Session } from "../../authProvider/index.ts";
import { Sidebar } from "./Sidebar.tsx";
import { contentId, SkipLink } from "./SkipLink.tsx";
import { useSidebarStatus } from "./sidebarStatus.ts";
import { TopBar } from "./TopBar.tsx";
import { usePageFocus } from "./usePageFocus.ts";

const wideWidth = 210;
const narrowWidth = 60;
const drawerPaper = { display: "flex", borderColor: "divider", backgroundColor: "background.paper" } as const;

/** Sidebar, top bar and the page; on a phone the sidebar is a drawer that opens over the page. */
export function Layout({ session, children }: { session: Session; children: ReactNode }) {
  const isPhone = useMediaQuery(useTheme().breakpoints.down("md"), { noSsr: true });
  const { wide, toggle } = useSidebarStatus();
  const [drawn, setDrawn] = useState(false);
  const main = usePageFocus();
  const width = wide ? wideWidth : narrowWidth;
  const close = () => setDrawn(false);
  return (
    <Box sx={{ display: "flex", minHeight: "100vh" }}>
      <SkipLink />
      {isPhone ? (
        <Drawer open={drawn} onClose={close} slotProps={{ paper: { sx: { ...drawerPaper, width: 264 } } }}>
          <Sidebar wide onNavigate={close} />
        </Drawer>
      ) : (
        <Drawer
          variant="permanent"
          sx={{ width, flexShrink: 0 }}
          slotProps={{ paper: { sx: { ...drawerPaper, width, transition: "width 120ms" } } }}
        >
          <Sidebar wide={wide} />
        </Drawer>
      )}
      <Box sx={{ flex: 1, minWidth: 0, display: "flex", flexDirection: "column" }}>
        <TopBar
          session={session}
          menuOpen={isPhone ? drawn : wide}
          isPhone={isPhone}
          onMenu={isPhone ? () => setDrawn(true) : toggle}
        />
        <Box
          component="main"
          id={contentId}
          ref={main}
          tabIndex={-1}
          sx={{ flex: 1, minWidth: 0, p: { xs: 1.5, sm: 2, md: 3 } }}
        >
          {children}
        </Box>
      </Box>
    </Box>
  );
}
