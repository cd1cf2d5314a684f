import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import Popover from "@mui/material/Popover";
import Tooltip from "@mui/material/Tooltip";
import { Bell as BellNode } from "lucide";
import { useId, useState } from "react";
import { createIcon } from "../../../framework/admin/icons/createIcon.tsx";
import { useLoadWhenIdle } from "../../../framework/admin/lazy/useLoadWhenIdle.ts";
import { LazyNoticeList } from "./LazyNoticeList.ts";
import { maxShown, useHasNotices, useInbox } from "./useNotices.ts";

const BellIcon = createIcon(BellNode);

/** The notice bell, for members who receive notices. */
export function NoticeBell() {
  return useHasNotices() ? <Bell /> : null;
}

function Bell() {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  useLoadWhenIdle(LazyNoticeList);
  const isOpen = anchor !== null;
  const { notices, unread, title, label } = useInbox(isOpen);
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={label}>
        <IconButton
          size="medium"
          aria-label={label}
          aria-haspopup="dialog"
          data-inbox=""
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
          paper: {
            id,
            role: "dialog",
            "aria-label": title,
            sx: { mt: 1.25, width: 400, maxWidth: "100%" },
          },
        }}
      >
        <LazyNoticeList notices={notices.data} failed={notices.isError} onLeave={close} />
      </Popover>
    </>
  );
}
