import Button from "@mui/material/Button";
import visuallyHidden from "@mui/utils/visuallyHidden";
import { useCloseNotification, useTranslate } from "react-admin";
import { Link } from "react-router-dom";
import type { NextLink } from "../show/nextWaiting.ts";
import { useUndoKey } from "./useUndoKey.ts";

/**
 * What a toast offers beside its sentence: a link to the record, a page to print in a window of its
 * own, another command to run, or a way to undo the change.
 */
export type ToastAction =
  | { readonly to: string }
  | { readonly print: string; readonly label: string }
  | { readonly run: () => void; readonly label: string }
  | UndoToastAction;

/** A way to undo a change, and a link to the changed record where its page is not open. */
export interface UndoToastAction {
  readonly undo: () => Promise<void>;
  readonly to?: string;
}

const undoKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? "⌘Z" : "Ctrl Z";

/** The button for undoing, with its key where there is a keyboard. */
const undoLook = {
  color: "inherit",
  bgcolor: "rgb(255 255 255 / 14%)",
  fontWeight: 600,
  gap: 1,
  ml: 1,
  px: 1.25,
  py: 0.25,
  my: "-4px",
  "&:hover": { bgcolor: "rgb(255 255 255 / 22%)" },
  "& .key": { fontSize: 11, fontWeight: 500, opacity: 0.8, whiteSpace: "nowrap" },
  "@media (pointer: coarse)": { "& .key": { display: "none" } },
} as const;

/** The link of a toast. */
const linkLook = {
  color: "inherit",
  fontWeight: 700,
  textDecoration: "underline",
  minWidth: 0,
  py: 0,
  my: "-2px",
};

interface Props {
  message: string;
  action: ToastAction | null;
  /** The next record that waits for a decision. */
  next?: NextLink | null;
}
/** The sentence of a toast with its link or its button; both close the toast. */
export function Toast({ message, action, next }: Props) {
  const translate = useTranslate();
  const close = useCloseNotification();
  const undo = () => {
    close();
    if (action && "undo" in action) void action.undo();
  };
  const run = () => {
    close();
    if (action && "run" in action) action.run();
  };
  const isUndoable = action !== null && "undo" in action;
  useUndoKey(isUndoable ? undo : null);
  return (
    <>
      <span>{message}</span>{" "}
      {next && (
        <Button size="small" component={Link} to={next.to} onClick={close} sx={linkLook}>
          {translate("framework.record.nextWaiting", { smart_count: next.left })}
        </Button>
      )}
      {action && "to" in action && action.to !== undefined && (
        <Button size="small" component={Link} to={action.to} onClick={close} sx={linkLook}>
          {translate("framework.toast.view")}
        </Button>
      )}
      {action === null ? null : "print" in action ? (
        <Button size="small" href={action.print} target="_blank" onClick={close} sx={linkLook}>
          {action.label}
        </Button>
      ) : "run" in action ? (
        <Button size="small" onClick={run} sx={linkLook}>
          {action.label}
        </Button>
      ) : "undo" in action ? (
        <Button size="small" onClick={undo} aria-keyshortcuts="Control+Z Meta+Z" sx={undoLook}>
          {translate("framework.toast.undo")}
          <span className="key" aria-hidden="true">
            {undoKey}
          </span>
        </Button>
      ) : null}
      <span style={visuallyHidden}>
        {translate(`framework.toast.${isUndoable ? "undoKey" : "key"}`)}
      </span>
    </>
  );
}
