import Button from "@mui/material/Button";
import Dialog from "@mui/material/Dialog";
import DialogActions from "@mui/material/DialogActions";
import DialogContent from "@mui/material/DialogContent";
import DialogContentText from "@mui/material/DialogContentText";
import DialogTitle from "@mui/material/DialogTitle";
import { type ReactNode, type RefObject, useContext, useEffect, useId, useRef, useState } from "react";
import { useTranslate } from "react-admin";
import { UNSAFE_DataRouterContext, useBlocker } from "react-router";

const dirtyForms = new Set<string>();
/** Whether a form anywhere on the screen holds what is not saved; asked before the page is loaded anew. */
export const isAnyFormDirty = (): boolean => dirtyForms.size > 0;

let discarding = false;
/** For who has asked already, and been told to go on: no form asks again until something is typed anew. */
export function discardUnsaved(): void {
  discarding = true;
  dirtyForms.clear();
}

interface Options {
  dirty: boolean;
  /** Saves what is there; whether it did. */
  save: () => Promise<boolean>;
  /** A form in a dialog holds the tab, and leaves the way to the form of the page. */
  routes?: boolean;
}
interface Guard {
  dialog: ReactNode;
  /** Lets the next navigation pass: what was typed is saved. */
  release: () => void;
}

/** Holds what was typed: against another path of the app, a closed tab, a change of the language. */
export function useUnsavedGuard({ dirty, save, routes = true }: Options): Guard {
  const form = useId();
  const blocking = useRef(false);
  const released = useRef(false);
  const hasRouter = useContext(UNSAFE_DataRouterContext) !== null;
  useEffect(() => {
    blocking.current = dirty && !released.current;
    if (!dirty) {
      released.current = false;
      return;
    }
    discarding = false;
    dirtyForms.add(form);
    const hold = (event: BeforeUnloadEvent) => {
      if (blocking.current && !discarding) event.preventDefault();
    };
    window.addEventListener("beforeunload", hold);
    return () => {
      dirtyForms.delete(form);
      window.removeEventListener("beforeunload", hold);
    };
  }, [dirty, form]);
  return {
    dialog: routes && hasRouter ? <LeaveDialog blocking={blocking} save={save} /> : null,
    release: () => {
      released.current = true;
      blocking.current = false;
      dirtyForms.delete(form);
    },
  };
}

/** Asks before a path is left; paths are compared whole, so that `/orders/12` is not a part of `/orders/1`. */
function LeaveDialog({ blocking, save }: { blocking: RefObject<boolean>; save: () => Promise<boolean> }) {
  const translate = useTranslate();
  const id = useId();
  const [saving, setSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      blocking.current && !discarding && currentLocation.pathname !== nextLocation.pathname,
  );
  if (blocker.state !== "blocked") return null;
  const saveAndLeave = async () => {
    setSaving(true);
    const saved = await save();
    setSaving(false);
    if (saved) blocker.proceed();
    else blocker.reset();
  };
  return (
    <Dialog
      open
      onClose={() => blocker.reset()}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{translate("markethall.form.unsaved.title")}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>{translate("markethall.form.unsaved.content")}</DialogContentText>
      </DialogContent>
      <DialogActions sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button color="error" disabled={saving} onClick={() => blocker.proceed()}>
          {translate("markethall.form.unsaved.discard")}
        </Button>
        <Button disabled={saving} onClick={() => blocker.reset()} autoFocus>
          {translate("markethall.form.unsaved.stay")}
        </Button>
        <Button variant="contained" loading={saving} onClick={() => void saveAndLeave()}>
          {translate("markethall.form.unsaved.save")}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
