import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Tooltip from "@mui/material/Tooltip";
import { Bell as BellNode } from "lucide";
import { useEffect, useId, useState } from "react";
import { useTranslate } from "react-admin";
import { listNoticeKinds } from "../../../core/noticeKinds.ts";
import { createIcon } from "../../../framework/admin/icons/createIcon.tsx";
import { createLazyComponent } from "../../../framework/admin/lazy/createLazyComponent.tsx";
import { useLoadWhenIdle } from "../../../framework/admin/lazy/useLoadWhenIdle.ts";
import { useActor, useAdmin } from "../../../framework/admin/resources.tsx";
import { useLookedAt, useNotices, useUnread } from "./useNotices.ts";

const BellIcon = createIcon(BellNode);

const LazyNoticeList = createLazyComponent(
  async () => (await import("./NoticeList.tsx")).NoticeList,
);

/** The largest count shown; a higher one is shown as `99+`. */
const maxShown = 99;

/** The notice bell, for members who receive notices. */
export function NoticeBell() {
  const actor = useActor();
  const { resources } = useAdmin();
  return listNoticeKinds(actor, resources).length > 0 ? <Bell /> : null;
}

function Bell() {
  const translate = useTranslate();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useLoadWhenIdle(LazyNoticeList);
  const isOpen = anchor !== null;
  const unread = useUnread();
  const notices = useNotices(isOpen);
  const lookedAt = useLookedAt();
  const title = translate("markethall.shell.notices.title");
  const label =
    unread > 0
      ? translate("markethall.shell.notices.unread", {
          smart_count: unread,
          many: unread > maxShown ? `${maxShown}+` : unread,
        })
      : title;
  const close = () => setAnchor(null);
  const newInList = notices.data?.unread ?? 0;
  // Notices that arrive while the list is open are marked as read too.
  useEffect(() => {
    if (isOpen && newInList > 0) lookedAt();
  }, [isOpen, newInList, lookedAt]);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="medium"
          aria-label={label}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          aria-controls={anchor ? id : undefined}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <Badge
            badgeContent={unread}
            max={maxShown}
            color="error"
            sx={{ "& .MuiBadge-badge": { height: 16, minWidth: 16, px: 0.5, fontSize: 10 } }}
          >
            <BellIcon />
          </Badge>
        </IconButton>
      </Tooltip>
      <Popover
        open={isOpen}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: "bottom", horizontal: "right" }}
        transformOrigin={{ vertical: "top", horizontal: "right" }}
        slotProps={{
          paper: { id, role: "dialog", "aria-label": title, sx: { width: 400, maxWidth: "100%" } },
        }}
      >
        <LazyNoticeList notices={notices.data} failed={notices.isError} onLeave={close} />
      </Popover>
    </>
  );
}
