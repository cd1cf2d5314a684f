import DashboardIcon from "@mui/icons-material/SpaceDashboardOutlined";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import List from "@mui/material/List";
import Typography from "@mui/material/Typography";
import { useEffect, useMemo, useState } from "react";
import { useTranslate } from "react-admin";
import { Link, useLocation } from "react-router";
import { useHouse } from "../../framework/admin/resources.tsx";
import { Logo } from "../theme/Logo.tsx";
import { iconOf } from "./icons.ts";
import { MenuEntry } from "./MenuEntry.tsx";
import { MenuGroup } from "./MenuGroup.tsx";
import { menuOf, resourceAt, sectionAt } from "./menu.ts";

interface Props {
  /** With words, or icons only. */
  wide: boolean;
  onNavigate?: () => void;
}

/** The way to every screen that one may look at; one section is open at a time. */
export function Sidebar({ wide, onNavigate }: Props) {
  const translate = useTranslate();
  const { resources, actor } = useHouse();
  const { pathname } = useLocation();
  const sections = useMemo(() => menuOf(resources, actor), [resources, actor]);
  const here = resourceAt(resources, pathname);
  const hereSection = sectionAt(resources, pathname);
  const [open, setOpen] = useState(hereSection);
  useEffect(() => {
    if (hereSection) setOpen(hereSection);
  }, [hereSection]);
  const nameOf = (name: string) => translate(`resources.${name}.name`, { smart_count: 2 });
  return (
    <Box
      component="nav"
      aria-label={translate("markethall.shell.menu")}
      sx={{ flex: 1, minHeight: 0, display: "flex", flexDirection: "column" }}
    >
      <Box
        component={Link}
        to="/dashboard"
        onClick={onNavigate}
        sx={{
          display: "flex",
          alignItems: "center",
          gap: 1.25,
          height: 56,
          flexShrink: 0,
          px: 1.75,
          color: "text.primary",
          textDecoration: "none",
        }}
      >
        <Logo />
        {wide ? (
          <Typography variant="h5" component="span">
            Markethall
          </Typography>
        ) : (
          <Box component="span" sx={{ position: "absolute", width: 1, clipPath: "inset(50%)", overflow: "hidden" }}>
            Markethall
          </Box>
        )}
      </Box>
      <Box sx={{ flex: 1, overflowY: "auto", overflowX: "hidden", px: 1, pb: 2 }}>
        <List disablePadding>
          <MenuEntry
            to="/dashboard"
            label={translate("markethall.shell.titles.dashboard")}
            icon={DashboardIcon}
            selected={pathname === "/dashboard"}
            wide={wide}
            onNavigate={onNavigate}
          />
          {sections.map((section) => {
            const items = section.items.map((item) => (
              <MenuEntry
                key={item.name}
                to={item.route}
                label={nameOf(item.name)}
                icon={iconOf(item.icon)}
                selected={item === here}
                wide={wide}
                inset={wide}
                onNavigate={onNavigate}
              />
            ));
            if (!wide) return [<Divider key={section.name} component="li" sx={{ my: 0.75 }} />, ...items];
            return (
              <MenuGroup
                key={section.name}
                name={section.name}
                open={open === section.name}
                onToggle={() => setOpen(open === section.name ? null : section.name)}
              >
                {items}
              </MenuGroup>
            );
          })}
        </List>
      </Box>
    </Box>
  );
}
