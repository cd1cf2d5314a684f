import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslate } from "react-admin";
import { isPinned, type Tab } from "./tabs.ts";
import type { Tabs } from "./useTabs.tsx";

export interface TabMenuPlace {
  tab: Tab;
  left: number;
  top: number;
}
interface Props {
  place: TabMenuPlace;
  tabs: Tabs;
  onClose: () => void;
}

/** Menu of actions on a tab. */
export function TabMenu({ place, tabs, onClose }: Props) {
  const translate = useTranslate();
  const { tab, left, top } = place;
  const closable = tabs.tabs.filter((one) => !isPinned(one));
  const operations = [
    { name: "refresh", run: () => tabs.refresh(tab), off: false },
    { name: "close", run: () => tabs.close(tab), off: isPinned(tab) },
    {
      name: "closeOthers",
      run: () => tabs.closeOthers(tab),
      off: closable.every((one) => one === tab),
    },
    { name: "closeAll", run: () => tabs.closeAll(), off: closable.length === 0 },
  ];
  return (
    <Menu
      open
      anchorReference="anchorPosition"
      anchorPosition={{ left, top }}
      onClose={onClose}
      slotProps={{ list: { "aria-label": translate("markethall.shell.tabs.more") } }}
    >
      {operations.map(({ name, run, off }) => (
        <MenuItem
          key={name}
          disabled={off}
          onClick={() => {
            onClose();
            run();
          }}
        >
          {translate(`markethall.shell.tabs.${name}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
