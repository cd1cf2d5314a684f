import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Resource } from "../../schema/index.ts";
import { isSameValue } from "../isSameValue.ts";
import type { AdminRecord } from "../provider.ts";
import { typedInto } from "./reveal.ts";

interface Opened {
  record: AdminRecord | undefined;
  /** Changes whenever the form is rendered anew, with every input as it is stored. */
  round: number;
}

/** Returns the newer one of two versions of a record. */
const pickNewer = (one: AdminRecord, other: AdminRecord | undefined): AdminRecord =>
  other && other.id === one.id && other.version > one.version ? other : one;

/**
 * Whether two states of a record differ only in values that no form writes, as an action changes
 * them.
 */
const isSameForForms = ({ fields }: Resource, one: AdminRecord, other: AdminRecord): boolean =>
  one.version === other.version &&
  Object.keys({ ...one, ...other }).every(
    (name) => isSameValue(one[name], other[name]) || fields[name]?.options.readOnly === true,
  );

/** Returns which input has the focus: its path in the form, or null. */
function findFocus(form: HTMLElement | null): string | null {
  const focused = document.activeElement;
  if (!form || !focused || !form.contains(focused)) return null;
  return focused.closest("[data-source]")?.getAttribute("data-source") ?? "";
}
/** Focuses an input again; without it, or for a button that has gone, the form itself. */
function restoreFocus(form: HTMLElement | null, path: string): void {
  const holder = path ? form?.querySelector(`[data-source="${path}"]`) : null;
  const input = holder?.querySelector<HTMLElement>(typedInto) ?? form;
  input?.focus({ preventScroll: true });
}

/**
 * Returns the record that a form has opened with. What was stored since replaces it while nothing
 * in the form is changed; saving and discarding open the form anew, with the focus where it was.
 */
export function useOpenedRecord(
  resource: Resource,
  record: AdminRecord | undefined,
  form: RefObject<HTMLElement | null>,
) {
  const [opened, setOpened] = useState<Opened>({ record, round: 0 });
  const isBusy = useRef(false);
  const latest = useRef(record);
  const focus = useRef<string | null>(null);
  useEffect(() => {
    latest.current = record;
  });
  const reopen = useCallback(
    (saved?: AdminRecord) => {
      isBusy.current = false;
      focus.current = findFocus(form.current);
      setOpened(({ record: before, round }) => {
        const loaded = latest.current;
        const isCurrent = loaded && before && loaded.version >= before.version;
        const next = saved ? pickNewer(saved, loaded) : isCurrent ? loaded : before;
        return { record: next, round: round + 1 };
      });
    },
    [form],
  );
  useEffect(() => {
    if (focus.current !== null && opened.round > 0) restoreFocus(form.current, focus.current);
    focus.current = null;
  }, [form, opened.round]);

  const before = opened.record;
  useEffect(() => {
    if (!record || !before || isBusy.current) return;
    // Child rows, such as the stock of variants, change without a new version of their record.
    if (record.version < before.version || isSameValue(record, before)) return;
    // A state that an action is expected to give is shown at once: no input is rendered anew.
    if (isSameForForms(resource, record, before)) setOpened(({ round }) => ({ record, round }));
    else reopen(record);
  }, [resource, record, before, reopen]);
  const setBusy = useCallback((busy: boolean) => {
    isBusy.current = busy;
  }, []);
  return { ...opened, reopen, setBusy };
}
