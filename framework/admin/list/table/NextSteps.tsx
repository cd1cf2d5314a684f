import {
  type ReactNode,
  type Ref,
  type RefObject,
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTranslate } from "react-admin";
import { createPortal } from "react-dom";
import { useNavigate } from "react-router-dom";
import type { Action, Resource } from "../../../schema/index.ts";
import { LazyActionDialog } from "../../action/LazyActionDialog.ts";
import { useAvailableActions } from "../../action/useAvailableActions.ts";
import { useStartAction } from "../../action/useStartAction.tsx";
import { useLoadWhenIdle } from "../../lazy/useLoadWhenIdle.ts";
import { toPath } from "../../paths.ts";
import type { AdminRecord } from "../../provider.ts";
import { useScreens } from "../../resources.tsx";
import { useResourceMessages } from "../../useResourceMessages.ts";
import { NextStepButton } from "./NextStepButton.tsx";

/** Starts the next step of the row at an index; returns whether it has one. */
export type StartStep = (index: number) => boolean;
interface Props {
  resource: Resource;
  rows: readonly AdminRecord[];
  /** The element with the rows, each with its `data-index`. */
  body: RefObject<HTMLElement | null>;
  /** The column with the chip of the state, where the table shows one. */
  column?: string | undefined;
  start: Ref<StartStep>;
}
/**
 * The next step of rows that have exactly one primary action: S starts it, and below the pointer
 * or in the row of the cursor the chip of the state becomes its button. One instance serves the
 * whole list, so that no row is rendered again.
 */
export function NextSteps({ resource, rows, body, column, start }: Props) {
  const listActions = useAvailableActions(resource);
  const messages = useResourceMessages(resource);
  const translate = useTranslate();
  const navigate = useNavigate();
  const decision: readonly string[] = useScreens(resource).decision ?? [];
  const { start: startAction, running, dialog } = useStartAction(resource);
  useLoadWhenIdle(LazyActionDialog);
  const places = usePointedRows(body);
  const findStep = (record: AdminRecord | undefined): Action | undefined => {
    const primary = record
      ? listActions(record).filter(({ action, why }) => why === null && action.tone === "primary")
      : [];
    return primary.length === 1 ? primary[0]?.action : undefined;
  };
  // What is decided on the page of a record is not decided in its row.
  const isDecided = ({ name }: Action) => decision.includes(name);
  const run = (index: number) => {
    const record = rows[index];
    const step = findStep(record);
    if (record && step && isDecided(step)) void navigate(toPath(resource, "show", record.id));
    else if (record && step && running === null) void startAction(step, record);
    return step !== undefined;
  };
  const holdCursor = useStepCursor(body, rows.length);
  useImperativeHandle(start, () => (index) => {
    const hasStep = run(index);
    if (hasStep) holdCursor(index);
    return hasStep;
  });
  return (
    <>
      {column !== undefined &&
        places.map((row) => {
          const index = Number(row.dataset.index);
          const step = findStep(rows[index]);
          const cell = row.querySelector<HTMLElement>(`td[data-column="${column}"]`);
          return (
            step &&
            cell && (
              <InCell key={row.dataset.id} cell={cell}>
                <NextStepButton disabled={running !== null} onClick={() => run(index)}>
                  {isDecided(step)
                    ? translate("framework.list.review")
                    : messages.action(step.name)}
                </NextStepButton>
              </InCell>
            )
          );
        })}
      {dialog}
    </>
  );
}

/**
 * Returns what keeps the cursor at an index while the step of its row runs: once that row has left
 * the list, the one in its place has the focus.
 */
function useStepCursor(body: RefObject<HTMLElement | null>, count: number) {
  const wanted = useRef<number | null>(null);
  const restore = useCallback(() => {
    const { activeElement } = document;
    if (wanted.current === null) return;
    // The focus is elsewhere by choice, such as in the dialog of the step.
    if (activeElement !== null && activeElement !== document.body) return;
    const index = Math.max(0, Math.min(wanted.current, count - 1));
    body.current?.querySelector<HTMLElement>(`[data-index="${index}"]`)?.focus();
  }, [body, count]);
  useEffect(() => {
    restore();
    // A dialog gives the focus back when it is closed, in vain if its row has left by then.
    const observed = new MutationObserver(restore);
    observed.observe(document.body, { childList: true });
    const end = ({ target }: FocusEvent) => {
      const row = target instanceof Node && body.current?.contains(target) ? findRow(target) : null;
      if (row && Number(row.dataset.index) !== wanted.current) wanted.current = null;
    };
    document.addEventListener("focusin", end);
    return () => {
      observed.disconnect();
      document.removeEventListener("focusin", end);
    };
  });
  return (index: number) => {
    wanted.current = index;
  };
}

/** Puts a button over the content of a cell, which keeps its place. */
function InCell({ cell, children }: { cell: HTMLElement; children: ReactNode }) {
  useLayoutEffect(() => {
    cell.dataset.step = "";
    return () => {
      delete cell.dataset.step;
    };
  }, [cell]);
  return createPortal(children, cell);
}

const findRow = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-index]") : null;

/** Returns the row below the mouse and the row that the keyboard has focused; none by touch. */
function usePointedRows(body: RefObject<HTMLElement | null>): readonly HTMLElement[] {
  // The mouse may rest on a row since before this part was loaded; a touch leaves no mouse behind.
  const [pointed, setPointed] = useState<HTMLElement | null>(() =>
    window.matchMedia?.("(hover: hover)").matches
      ? (body.current?.querySelector<HTMLElement>("[data-index]:hover") ?? null)
      : null,
  );
  const [focused, setFocused] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const watched = body.current;
    if (!watched) return;
    const point = (event: PointerEvent) => {
      // Rows that scroll below a resting mouse are not pointed at while keys move the cursor.
      const byKeys = event.type === "pointerover" && watched.dataset.keys !== undefined;
      if (event.pointerType !== "touch" && !byKeys) setPointed(findRow(event.target));
    };
    const leave = () => setPointed(null);
    const focus = ({ target }: FocusEvent) => {
      const isByKeyboard = target instanceof Element && target.matches(":focus-visible");
      setFocused(isByKeyboard ? findRow(target) : null);
      if (watched.dataset.keys !== undefined) setPointed(null);
    };
    const blur = () => setFocused(null);
    watched.addEventListener("pointerover", point);
    watched.addEventListener("pointermove", point);
    watched.addEventListener("pointerleave", leave);
    watched.addEventListener("focusin", focus);
    watched.addEventListener("focusout", blur);
    return () => {
      watched.removeEventListener("pointerover", point);
      watched.removeEventListener("pointermove", point);
      watched.removeEventListener("pointerleave", leave);
      watched.removeEventListener("focusin", focus);
      watched.removeEventListener("focusout", blur);
    };
  });
  return [...new Set([pointed, focused])].flatMap((row) => (row?.isConnected ? [row] : []));
}
