import Avatar from "@mui/material/Avatar";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import ListItemIcon from "@mui/material/ListItemIcon";
import MenuItem from "@mui/material/MenuItem";
import Typography from "@mui/material/Typography";
import { Maximize, Settings } from "lucide";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { toThumbnailAddress } from "../../framework/admin/display/media.tsx";
import { createIcon } from "../../framework/admin/icons/createIcon.tsx";
import { HomeIcon } from "../../framework/admin/icons/HomeIcon.ts";
import { PersonIcon } from "../../framework/admin/icons/PersonIcon.ts";
import { SignOutIcon } from "../../framework/admin/icons/SignOutIcon.ts";
import type { Session } from "../session/session.ts";
import { useSignOut } from "../session/useSignOut.ts";
import { LazySettingsPanel } from "../settings/LazySettingsPanel.tsx";
import { BarMenu } from "./BarMenu.tsx";
import { useLeaveQuestion } from "./LeaveQuestion.tsx";
import { UserFace } from "./UserFace.tsx";
import { useFullscreen } from "./useFullscreen.ts";

const FullscreenIcon = createIcon(Maximize);
const SettingsIcon = createIcon(Settings);

interface Props {
  session: Session;
  short: boolean;
  onNavigate?: () => void;
}

/** The shop and the signed-in member, and their menu: settings, full screen, sign-out. */
export function UserMenu({ session, short, onNavigate }: Props) {
  const translate = useTranslate();
  const signOut = useSignOut();
  const { ask, question } = useLeaveQuestion();
  const { isFull, toggle } = useFullscreen();
  const [hasSettings, setSettings] = useState(false);
  const { actor, avatar, username, shop, role } = session;
  const leave = (close: () => void) => () => {
    close();
    onNavigate?.();
  };
  const face = (
    <Avatar
      {...(avatar ? { src: toThumbnailAddress(avatar, 28) } : {})}
      alt=""
      sx={{ width: 28, height: 28, fontSize: 13, bgcolor: "secondary.main" }}
    >
      {actor.name.slice(0, 1).toUpperCase()}
    </Avatar>
  );
  const who = (
    <>
      <Box sx={{ px: 2, pt: 2, pb: 1, maxWidth: 280 }}>
        <Typography variant="subtitle2" component="p" noWrap>
          {actor.name}
        </Typography>
        {[username, shop?.name, role].filter(Boolean).map((line) => (
          <Typography key={line} variant="body2" color="text.secondary" noWrap>
            {line}
          </Typography>
        ))}
      </Box>
      <Divider />
    </>
  );
  return (
    <>
      <BarMenu
        label={translate("markethall.shell.account")}
        icon={face}
        header={who}
        {...(short ? {} : { face: <UserFace session={session} /> })}
      >
        {(close) => [
          <MenuItem key="dashboard" component={Link} to="/dashboard" onClick={leave(close)}>
            <ListItemIcon>
              <HomeIcon fontSize="small" />
            </ListItemIcon>
            {translate("markethall.shell.titles.dashboard")}
          </MenuItem>,
          <MenuItem key="info" component={Link} to="/info" onClick={leave(close)}>
            <ListItemIcon>
              <PersonIcon fontSize="small" />
            </ListItemIcon>
            {translate("markethall.shell.titles.info")}
          </MenuItem>,
          <MenuItem
            key="settings"
            aria-haspopup="dialog"
            onClick={() => {
              close();
              setSettings(true);
            }}
          >
            <ListItemIcon>
              <SettingsIcon />
            </ListItemIcon>
            {translate("markethall.shell.settings.title")}
          </MenuItem>,
          <MenuItem
            key="fullscreen"
            onClick={() => {
              close();
              void toggle();
            }}
          >
            <ListItemIcon>
              <FullscreenIcon />
            </ListItemIcon>
            {translate(`markethall.shell.fullscreen.${isFull ? "leave" : "enter"}`)}
          </MenuItem>,
          <MenuItem
            key="out"
            onClick={() => {
              close();
              ask(() => void signOut());
            }}
          >
            <ListItemIcon>
              <SignOutIcon fontSize="small" />
            </ListItemIcon>
            {translate("markethall.shell.signOut")}
          </MenuItem>,
        ]}
      </BarMenu>
      <LazySettingsPanel open={hasSettings} onClose={() => setSettings(false)} />
      {question}
    </>
  );
}
