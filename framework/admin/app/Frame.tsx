import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import List from "@mui/material/List";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import ListSubheader from "@mui/material/ListSubheader";
import Toolbar from "@mui/material/Toolbar";
import Typography from "@mui/material/Typography";
import { type ReactNode, useMemo } from "react";
import { useTranslate } from "react-admin";
import { Link, useLocation } from "react-router";
import { getApp, type MemberSession } from "../../schema/index.ts";
import { SignOutIcon } from "../icons/SignOutIcon.ts";
import { listGoPlaces } from "../keys/goPlaces.ts";
import { KeyHost } from "../keys/KeyHost.tsx";
import { useAdmin } from "../resources.tsx";
import { getMenuItemName } from "../useResourceMessages.ts";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { buildMenu, findResource } from "./menu.ts";

interface Props {
  session: MemberSession;
  onSignOut: () => void;
  children: ReactNode;
}

/** The bar and the menu around every page of a member; on a phone the menu is above the page. */
export function Frame({ session, onSignOut, children }: Props) {
  const translate = useTranslate();
  const signOut = translate("framework.app.signOut");
  const { resources, actor } = useAdmin();
  const places = useMemo(
    () => listGoPlaces(resources, actor, translate),
    [resources, actor, translate],
  );
  return (
    <Box sx={{ minHeight: "100vh", display: "flex", flexDirection: "column" }}>
      <KeyHost places={places} />
      <AppBar position="static" color="default" elevation={1}>
        <Toolbar variant="dense" sx={{ gap: 1 }}>
          <Typography component="span" variant="h6" sx={{ flex: 1 }} noWrap>
            {session.tenant ? `${getApp().name} · ${session.tenant.name}` : getApp().name}
          </Typography>
          <Typography component="span" variant="body2">
            {session.actor.name}
          </Typography>
          <LanguageMenu />
          <IconButton color="inherit" aria-label={signOut} title={signOut} onClick={onSignOut}>
            <SignOutIcon fontSize="small" />
          </IconButton>
        </Toolbar>
      </AppBar>
      <Box sx={{ flex: 1, display: "flex", flexDirection: { xs: "column", md: "row" } }}>
        <MainMenu />
        <Box component="main" tabIndex={-1} sx={{ flex: 1, minWidth: 0, p: 2 }}>
          {children}
        </Box>
      </Box>
    </Box>
  );
}

/** Every list that the member may open, by section. */
function MainMenu() {
  const translate = useTranslate();
  const { resources, actor } = useAdmin();
  const { pathname } = useLocation();
  const here = findResource(resources, pathname, actor);
  return (
    <Box component="nav" aria-label={translate("framework.app.menu")} sx={{ width: { md: 220 } }}>
      {buildMenu(resources, actor).map(({ name, items }) => (
        <List
          key={name}
          dense
          subheader={<ListSubheader component="div">{translate(`sections.${name}`)}</ListSubheader>}
        >
          {items.map((item) => (
            <li key={item.route}>
              <ListItemButton
                component={Link}
                to={item.route}
                selected={item === here}
                aria-current={item === here ? "page" : undefined}
              >
                <ListItemText primary={getMenuItemName(translate, item)} />
              </ListItemButton>
            </li>
          ))}
        </List>
      ))}
    </Box>
  );
}
