import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import { useTheme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { type ReactNode, useState } from "react";
import { useTranslate } from "react-admin";
import type { Session } from "../../authProvider/index.ts";
import { fillingColumn, tallViewport } from "../../framework/admin/list/fillHeight.ts";
import { lengths, tokens } from "../../framework/admin/theme/tokens.ts";
import { useSetting } from "../settings/useSetting.ts";
import { TabsBar } from "../tabs/TabsBar.tsx";
import { useTabs } from "../tabs/useTabs.tsx";
import { DrawerTools } from "./DrawerTools.tsx";
import { measureFrameTop } from "./measureFrameTop.ts";
import { SandboxBanner } from "./SandboxBanner.tsx";
import { ScrollToTop } from "./ScrollToTop.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { contentId, SkipLink } from "./SkipLink.tsx";
import { useSidebarStatus } from "./sidebarStatus.ts";
import { TopBar } from "./TopBar.tsx";
import { usePageFocus } from "./usePageFocus.ts";

const wideWidth = lengths.sidebar;
const narrowWidth = 60;
const drawerPaper = {
  display: "flex",
  borderColor: tokens.line,
  backgroundColor: tokens.side,
} as const;

/** Sidebar, top bar, visited tabs and the page; on a phone the sidebar is a drawer. */
export function Layout({ session, children }: { session: Session; children: ReactNode }) {
  const translate = useTranslate();
  const isPhone = useMediaQuery(useTheme().breakpoints.down("md"), { noSsr: true });
  const { wide, toggle } = useSidebarStatus();
  const [isDrawerMounted, setDrawerMounted] = useState(false);
  const [hasTabs] = useSetting("tabs");
  const [fixedHeader] = useSetting("fixedHeader");
  const main = usePageFocus();
  const tabs = useTabs(main);
  const width = wide ? wideWidth : narrowWidth;
  const close = () => setDrawerMounted(false);
  return (
    <Box sx={{ display: "flex", minHeight: "100vh" }}>
      <SkipLink />
      {isPhone ? (
        <Drawer
          open={isDrawerMounted}
          onClose={close}
          slotProps={{
            paper: {
              "aria-label": translate("markethall.shell.menu"),
              sx: { ...drawerPaper, width: 288 },
            },
          }}
        >
          <Sidebar wide onNavigate={close} foot={<DrawerTools session={session} />} />
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
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: "flex",
          flexDirection: "column",
          // What bars of pages within are aligned to.
          "--frame-left": isPhone ? "0px" : `${width}px`,
          "--gutter": { xs: "12px", sm: "16px", md: `${lengths.gutter}px` },
          "--gutter-top": { xs: "12px", sm: "16px", md: "18px" },
          "&:has(> main > [data-fills])": { [tallViewport]: { height: "100dvh" } },
        }}
      >
        <AppBar
          ref={fixedHeader ? measureFrameTop : null}
          position={fixedHeader ? "sticky" : "static"}
          sx={{ bgcolor: "background.paper" }}
        >
          <TopBar
            session={session}
            menuOpen={isPhone ? isDrawerMounted : wide}
            isPhone={isPhone}
            onMenu={isPhone ? () => setDrawerMounted(true) : toggle}
          />
          {hasTabs && !isPhone && <TabsBar tabs={tabs} />}
          {session.actor.realm === "platform" && <SandboxBanner />}
        </AppBar>
        <Box
          component="main"
          id={contentId}
          ref={main}
          tabIndex={-1}
          sx={{
            flex: 1,
            minWidth: 0,
            p: { xs: 1.5, sm: 2, md: "18px 24px 24px" },
            "&:has(> [data-fills])": fillingColumn,
          }}
        >
          {children}
        </Box>
        <ScrollToTop />
      </Box>
    </Box>
  );
}
