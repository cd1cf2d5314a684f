import Menu from "@mui/material/Menu";
import MenuItem from "@mui/material/MenuItem";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import type { MenuSection } from "../../framework/admin/app/menu.ts";
import { getMenuItemName } from "../../framework/admin/useResourceMessages.ts";
import type { Resource } from "../../framework/schema/index.ts";
import { getPrefetchProps } from "../resource/prefetch.ts";

interface Props {
  section: MenuSection;
  /** The item of the current page. */
  here: Resource | undefined;
  anchor: HTMLElement;
  onClose: () => void;
}

/** The items of a section of the collapsed menu, beside its icon. */
export function SectionMenu({ section, here, anchor, onClose }: Props) {
  const translate = useTranslate();
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: "top", horizontal: "right" }}
      slotProps={{ list: { "aria-label": translate(`sections.${section.name}`) } }}
    >
      {section.items.map((item) => (
        <MenuItem
          key={item.route}
          component={Link}
          to={item.route}
          {...getPrefetchProps(item)}
          selected={item === here}
          aria-current={item === here ? "page" : undefined}
          onClick={onClose}
        >
          {getMenuItemName(translate, item)}
        </MenuItem>
      ))}
    </Menu>
  );
}
