import Button from "@mui/material/Button";
import {
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useTranslate } from "react-admin";
import { UNSAFE_DataRouterContext, useBlocker } from "react-router";
import { DiscardQuestion } from "./DiscardQuestion.tsx";
import { addDirtyForm, isDiscarding, removeDirtyForm } from "./dirtyForms.ts";

interface Options {
  dirty: boolean;
  /** Saves the form; resolves to whether it succeeded. */
  save: () => Promise<boolean>;
  /** Saves the form, which stays open; resolves to whether it succeeded. */
  saveAndStay: () => Promise<boolean>;
  discard: () => void;
  /**
   * False for a form in a dialog, which guards only the browser tab and leaves route changes to the
   * page's form.
   */
  routes?: boolean;
}
interface Guard {
  dialog: ReactNode;
  /** Lets the next navigation pass after a save. */
  release: () => void;
}

/**
 * Guards unsaved changes against navigation within the app, closing the tab and changing the
 * language.
 */
export function useUnsavedGuard(options: Options): Guard {
  const { dirty, save, routes = true } = options;
  const form = useId();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const blocking = useRef(false);
  const released = useRef(false);
  const hasRouter = useContext(UNSAFE_DataRouterContext) !== null;
  useEffect(() => {
    blocking.current = dirty && !released.current;
    if (!dirty) {
      released.current = false;
      return;
    }
    addDirtyForm(form, {
      save: () => latest.current.saveAndStay(),
      discard: () => latest.current.discard(),
    });
    const hold = (event: BeforeUnloadEvent) => {
      if (blocking.current && !isDiscarding()) event.preventDefault();
    };
    window.addEventListener("beforeunload", hold);
    return () => {
      removeDirtyForm(form);
      window.removeEventListener("beforeunload", hold);
    };
  }, [dirty, form]);
  return {
    dialog: routes && hasRouter ? <LeaveDialog blocking={blocking} save={save} /> : null,
    release: () => {
      released.current = true;
      blocking.current = false;
      removeDirtyForm(form);
    },
  };
}

const toPath = ({ pathname, search }: { pathname: string; search: string }) => pathname + search;
/**
 * Asks before leaving the path; compares complete paths, because `/loans/12` starts with
 * `/loans/1`.
 */
function LeaveDialog({
  blocking,
  save,
}: {
  blocking: RefObject<boolean>;
  save: () => Promise<boolean>;
}) {
  const translate = useTranslate();
  const [saving, setSaving] = useState(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      blocking.current && !isDiscarding() && toPath(currentLocation) !== toPath(nextLocation),
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
    <DiscardQuestion
      content={translate("framework.form.unsaved.content")}
      saving={saving}
      onStay={() => blocker.reset()}
      onDiscard={() => blocker.proceed()}
    >
      <Button variant="contained" loading={saving} onClick={() => void saveAndLeave()}>
        {translate("framework.form.unsaved.save")}
      </Button>
    </DiscardQuestion>
  );
}
