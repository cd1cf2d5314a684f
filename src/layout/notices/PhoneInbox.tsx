import Badge from "@mui/material/Badge";
import Drawer from "@mui/material/Drawer";
import { useState } from "react";
import { useTranslate } from "react-admin";
import { InboxIcon } from "../../../framework/admin/icons/InboxIcon.ts";
import { useLoadWhenIdle } from "../../../framework/admin/lazy/useLoadWhenIdle.ts";
import { PhoneBarButton } from "../PhoneBarItem.tsx";
import { LazyNoticeList } from "./LazyNoticeList.ts";
import { maxShown, useInbox } from "./useNotices.ts";

/** The item of a phone's bar that opens the notices over the page. */
export function PhoneInbox() {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { notices, unread, title, label } = useInbox(isOpen);
  useLoadWhenIdle(LazyNoticeList);
  const close = () => setOpen(false);
  return (
    <>
      <PhoneBarButton
        label={translate("markethall.shell.inbox")}
        detail={unread > 0 ? label : undefined}
        icon={
          <Badge badgeContent={unread} max={maxShown}>
            <InboxIcon />
          </Badge>
        }
        isHere={isOpen}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <Drawer
        anchor="bottom"
        open={isOpen}
        onClose={close}
        slotProps={{
          paper: {
            role: "dialog",
            "aria-modal": true,
            "aria-label": title,
            sx: { minHeight: "60dvh", maxHeight: "85dvh", borderRadius: "12px 12px 0 0" },
          },
        }}
      >
        <LazyNoticeList notices={notices.data} failed={notices.isError} onLeave={close} />
      </Drawer>
    </>
  );
}
