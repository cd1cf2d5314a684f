import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import Drawer from "@mui/material/Drawer";
import GlobalStyles from "@mui/material/GlobalStyles";
import { type ReactNode, useState } from "react";
import { ImportHost } from "../../framework/admin/import/ImportHost.tsx";
import { createLazyComponent } from "../../framework/admin/lazy/createLazyComponent.tsx";
import { ExportHost } from "../../framework/admin/list/export/ExportHost.tsx";
import { fillingColumn, tallViewport } from "../../framework/admin/list/fillHeight.ts";
import { lengths, tokens } from "../../framework/admin/theme/tokens.ts";
import { usePrefetchWhenIdle } from "../resource/prefetch.ts";
import { useRouteHandle } from "../routeHandle.ts";
import { SearchHost } from "../search/SearchHost.tsx";
import type { Session } from "../session/session.ts";
import { useSetting } from "../settings/useSetting.ts";
import { TabsBar } from "../tabs/TabsBar.tsx";
import { useTabs } from "../tabs/useTabs.tsx";
import { measureFrameTop } from "./measureFrameTop.ts";
import { SandboxBanner } from "./SandboxBanner.tsx";
import { ScrollToTop } from "./ScrollToTop.tsx";
import { Sidebar } from "./Sidebar.tsx";
import { contentId, SkipLink } from "./SkipLink.tsx";
import { useSidebarStatus } from "./sidebarStatus.ts";
import { TopBar } from "./TopBar.tsx";
import { usePageFocus } from "./usePageFocus.ts";
import { useScreenWidth } from "./useScreenWidth.ts";

const LazyMenuDrawer = createLazyComponent(
  async () => (await import("./MenuDrawer.tsx")).MenuDrawer,
);
const LazyFrameKeys = createLazyComponent(async () => (await import("./FrameKeys.tsx")).FrameKeys);
const LazyPhoneBar = createLazyComponent(async () => (await import("./PhoneBar.tsx")).PhoneBar);

const LazyClosedShopBanner = createLazyComponent(
  async () => (await import("./ClosedShopBanner.tsx")).ClosedShopBanner,
);

const wideWidth = lengths.sidebar;
const narrowWidth = 60;

/**
 * Sidebar, top bar, visited tabs and the page. On a tablet the sidebar shows icons, and its button
 * opens the whole menu; on a phone a bar at the bottom takes its place.
 */
export function Layout({ session, children }: { session: Session; children: ReactNode }) {
  const screen = useScreenWidth();
  const isPhone = screen === "phone";
  const isDesk = screen === "desk";
  const { wide, toggle } = useSidebarStatus();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const [hasTabs] = useSetting("tabs");
  const [fixedHeader] = useSetting("fixedHeader");
  const { handle } = useRouteHandle();
  const main = usePageFocus();
  const tabs = useTabs(main);
  usePrefetchWhenIdle();
  const isWide = isDesk && wide;
  const width = isWide ? wideWidth : narrowWidth;
  // On a phone the heading of a list or a record takes the place of the top bar.
  const closedReason = session.shop?.closedReason ?? null;
  const hasTopBar = !isPhone || !handle || "title" in handle;
  const left = isPhone ? "0px" : `${width}px`;
  return (
    <Box sx={{ display: "flex", minHeight: "100vh" }}>
      {/* Toasts are outside of the frame, and centred in its content. */}
      <GlobalStyles styles={{ ":root": { "--content-left": left } }} />
      <SkipLink />
      <SearchHost />
      <LazyFrameKeys />
      <ExportHost />
      <ImportHost />
      {!isPhone && (
        <Drawer
          variant="permanent"
          sx={{ width, flexShrink: 0 }}
          slotProps={{
            paper: {
              sx: {
                display: "flex",
                width,
                borderColor: tokens.line,
                backgroundColor: tokens.side,
                transition: "width 120ms",
              },
            },
          }}
        >
          <Sidebar wide={isWide} />
        </Drawer>
      )}
      {!isDesk && isDrawerOpen && (
        <LazyMenuDrawer session={session} onClose={() => setDrawerOpen(false)} />
      )}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: "flex",
          flexDirection: "column",
          // What bars of pages within are aligned to.
          "--frame-left": left,
          "--gutter": { xs: "12px", sm: "16px", md: `${lengths.gutter}px` },
          "--gutter-top": { xs: "12px", sm: "16px", md: "18px" },
          // A list below something tall scrolls with its page.
          "&:has(> main > [data-fills]):not(:has([data-tall]))": {
            [tallViewport]: { height: "100dvh" },
          },
        }}
      >
        <AppBar
          ref={fixedHeader ? measureFrameTop : null}
          position={fixedHeader ? "sticky" : "static"}
          sx={{ bgcolor: "background.paper" }}
        >
          {hasTopBar && (
            <TopBar
              session={session}
              menuOpen={isDesk ? wide : isDrawerOpen}
              isPhone={isPhone}
              onMenu={isDesk ? toggle : () => setDrawerOpen(true)}
            />
          )}
          {hasTabs && !isPhone && <TabsBar tabs={tabs} />}
          {session.actor.realm === "platform" && <SandboxBanner />}
          {closedReason !== null && <LazyClosedShopBanner reason={closedReason} />}
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
        {isPhone ? (
          <LazyPhoneBar onMore={() => setDrawerOpen(true)} isMoreOpen={isDrawerOpen} />
        ) : (
          <ScrollToTop />
        )}
      </Box>
    </Box>
  );
}
