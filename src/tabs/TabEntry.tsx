import { styled } from "@mui/material/styles";
import { type KeyboardEvent, type MouseEvent, useRef } from "react";
import { useTranslate } from "react-admin";
import { Link } from "react-router";
import { CloseIcon } from "../../framework/admin/icons/CloseIcon.ts";
import { weights } from "../../framework/admin/theme/typography.ts";
import { isPinned, type Tab } from "./tabs.ts";

const Item = styled("li")(({ theme }) => ({
  flexShrink: 0,
  display: "flex",
  alignItems: "center",
  height: 26,
  maxWidth: 220,
  borderRadius: 6,
  border: "1px solid transparent",
  color: theme.palette.text.secondary,
  "&:hover": { backgroundColor: theme.palette.action.hover },
  "&.here": {
    color: theme.palette.primary.main,
    backgroundColor: theme.palette.action.selected,
    fontWeight: weights.strong,
  },
  "& a": {
    ...theme.typography.body2,
    fontWeight: "inherit",
    minWidth: 0,
    padding: theme.spacing(0, 1.25),
    lineHeight: "24px",
    color: "inherit",
    textDecoration: "none",
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "nowrap",
    borderRadius: 6,
  },
  "& a:focus-visible, & button:focus-visible": { outlineOffset: -2 },
  "& button": {
    flexShrink: 0,
    display: "grid",
    placeItems: "center",
    width: 24,
    height: 24,
    marginLeft: -8,
    marginRight: 2,
    padding: 0,
    border: 0,
    borderRadius: 6,
    color: "inherit",
    background: "none",
    cursor: "pointer",
    "&:hover": { backgroundColor: theme.palette.action.focus },
    "& svg": { fontSize: 14 },
  },
}));

interface Props {
  tab: Tab;
  name: string;
  isHere: boolean;
  /** Whether the tab is the bar's tab stop. */
  isStop: boolean;
  onClose: () => void;
  onWalk: (from: HTMLAnchorElement, step: number) => void;
  onMenu: (place: { left: number; top: number }) => void;
}

/** A visited page: a link that restores its last URL, and a close button. */
export function TabEntry({ tab, name, isHere, isStop, onClose, onWalk, onMenu }: Props) {
  const translate = useTranslate();
  const link = useRef<HTMLAnchorElement>(null);
  const closable = !isPinned(tab);
  const onKeyDown = (event: KeyboardEvent) => {
    const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };
    const step = steps[event.key];
    if (step !== undefined && link.current) onWalk(link.current, step);
    else if (event.key === "Delete" && closable) onClose();
    else return;
    event.preventDefault();
  };
  const onContextMenu = (event: MouseEvent) => {
    event.preventDefault();
    // Opened by a key, the menu is positioned below the tab.
    const box = event.currentTarget.getBoundingClientRect();
    const byKey = event.clientX === 0 && event.clientY === 0;
    onMenu(
      byKey ? { left: box.left, top: box.bottom } : { left: event.clientX, top: event.clientY },
    );
  };
  return (
    <Item
      className={isHere ? "here" : undefined}
      onContextMenu={onContextMenu}
      onMouseDown={(event) => {
        if (event.button === 1) event.preventDefault();
      }}
      onAuxClick={(event) => {
        if (event.button !== 1) return;
        event.preventDefault();
        if (closable) onClose();
      }}
    >
      <Link
        ref={link}
        to={tab.path + tab.search}
        title={name}
        tabIndex={isStop ? 0 : -1}
        aria-current={isHere ? "page" : undefined}
        onKeyDown={onKeyDown}
        onClick={(event) => {
          // Reads the current URL: the user may return to a page before the next one is rendered.
          if (isHere && window.location.pathname === tab.path) event.preventDefault();
        }}
      >
        {name}
      </Link>
      {closable && (
        <button
          type="button"
          tabIndex={-1}
          aria-label={translate("markethall.shell.tabs.closeOne", { name })}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      )}
    </Item>
  );
}
