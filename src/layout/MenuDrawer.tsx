import Drawer from "@mui/material/Drawer";
import { useTranslate } from "react-admin";
import { tokens } from "../../framework/admin/theme/tokens.ts";
import type { Session } from "../session/session.ts";
import { DrawerTools } from "./DrawerTools.tsx";
import { Sidebar } from "./Sidebar.tsx";

interface Props {
  session: Session;
  onClose: () => void;
}

/** The whole menu over the page, with the member's own controls below it. */
export function MenuDrawer({ session, onClose }: Props) {
  return (
    <Drawer
      open
      onClose={onClose}
      slotProps={{
        paper: {
          "aria-label": useTranslate()("markethall.shell.menu"),
          sx: {
            display: "flex",
            width: 288,
            borderColor: tokens.line,
            backgroundColor: tokens.side,
          },
        },
      }}
    >
      <Sidebar
        wide
        onNavigate={onClose}
        foot={<DrawerTools session={session} onNavigate={onClose} />}
      />
    </Drawer>
  );
}
