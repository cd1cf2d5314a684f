import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { styled } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import { useEffect, useRef, useState } from "react";
import { useLocale, useTranslate } from "react-admin";
import { ChevronDownIcon } from "../../framework/admin/icons/ChevronDownIcon.ts";
import { createLazyComponent } from "../../framework/admin/lazy/createLazyComponent.tsx";
import { getPageName } from "../layout/usePageName.ts";
import { TabEntry } from "./TabEntry.tsx";
import type { TabMenuPlace } from "./TabMenu.tsx";
import type { Tabs } from "./useTabs.tsx";

const LazyTabMenu = createLazyComponent(async () => (await import("./TabMenu.tsx")).TabMenu);

export const tabsBarHeight = 34;

const Row = styled("ul")(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: "flex",
  gap: 4,
  margin: 0,
  padding: theme.spacing(0, 2),
  listStyle: "none",
  overflowX: "auto",
  scrollbarWidth: "none",
}));

/** The visited pages; the arrow keys move between them, Delete closes one. */
export function TabsBar({ tabs }: { tabs: Tabs }) {
  const translate = useTranslate();
  const locale = useLocale();
  const row = useRef<HTMLUListElement>(null);
  const [menu, setMenu] = useState<TabMenuPlace | null>(null);
  const current = tabs.tabs.find(({ path }) => path === tabs.here);
  const name = current && getPageName(translate, locale, current);
  const count = tabs.tabs.length;
  const more = translate("markethall.shell.tabs.more");
  useEffect(() => {
    // Again once the name is known: a record's name arrives after its tab, and may be longer.
    if (!tabs.here || count === 0 || !name) return;
    const link = row.current?.querySelector(`[aria-current="page"]`);
    link?.closest("li")?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [tabs.here, count, name]);
  const walk = (from: HTMLAnchorElement, step: number) => {
    const links = [...(row.current?.querySelectorAll("a") ?? [])];
    links.at((links.indexOf(from) + step) % links.length)?.focus();
  };
  return (
    <Box
      component="nav"
      aria-label={translate("markethall.shell.tabs.title")}
      sx={{
        display: "flex",
        alignItems: "center",
        height: tabsBarHeight,
        borderBottom: 1,
        borderColor: "divider",
        bgcolor: "background.paper",
      }}
    >
      <Row
        ref={row}
        onWheel={(event) => {
          if (event.deltaX === 0) event.currentTarget.scrollLeft += event.deltaY;
        }}
      >
        {tabs.tabs.map((tab) => (
          <TabEntry
            key={tab.path}
            tab={tab}
            name={getPageName(translate, locale, tab)}
            isHere={tab.path === tabs.here}
            isStop={current ? tab === current : tab === tabs.tabs[0]}
            onClose={() => tabs.close(tab)}
            onWalk={walk}
            onMenu={(place) => setMenu({ ...place, tab })}
          />
        ))}
      </Row>
      <Tooltip title={current ? more : ""}>
        <IconButton
          aria-label={more}
          aria-haspopup="menu"
          disabled={!current}
          onClick={({ currentTarget }) => {
            const { left, bottom } = currentTarget.getBoundingClientRect();
            if (current) setMenu({ tab: current, left, top: bottom });
          }}
          sx={{ mx: 1 }}
        >
          <ChevronDownIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {menu && <LazyTabMenu place={menu} tabs={tabs} onClose={() => setMenu(null)} />}
      {tabs.question}
    </Box>
  );
}
