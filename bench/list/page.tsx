import { createRoot } from "react-dom/client";
import { app } from "../../core/app.ts";
import { configureApp } from "../../framework/schema/index.ts";
import { Ours } from "./Ours.tsx";
import { Theirs } from "./Theirs.tsx";

export interface Measured {
  /** Milliseconds from mounting until the frame with the last expected row is painted. */
  painted: number;
  /** Rows in the DOM at that time. */
  renderedRows: number;
  /**
   * Milliseconds from a click on a row's checkbox until the frame that shows it; the first click
   * also opens the bulk actions toolbar.
   */
  selection: number[];
  /** Milliseconds from scrolling to the end until the last row is painted. */
  end: number;
}
configureApp(app);
const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

const tables = {
  ours: {
    Screen: Ours,
    rows: "tbody tr[data-index]",
    // The table is virtualized: the last expected row is the one at the lower edge of the viewport.
    isThere: (rows: HTMLElement[]) => {
      const edge = rows[0]?.closest("section")?.getBoundingClientRect().bottom;
      return edge !== undefined && rows.some((row) => row.getBoundingClientRect().bottom >= edge);
    },
    isSelected: (row: HTMLElement) =>
      row.classList.contains("selected") && document.querySelector("[role=toolbar]") !== null,
    scroller: "section",
  },
  theirs: {
    Screen: Theirs,
    rows: "tbody tr",
    isThere: (rows: HTMLElement[]) => rows.length === 1000,
    isSelected: (row: HTMLElement) => row.querySelector(".Mui-checked") !== null,
    scroller: "html",
  },
};
export type Table = keyof typeof tables;

const waitForFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
/** The state that one frame's callback sees is painted by the start of the next frame. */
async function waitForPaint(isThere: () => boolean): Promise<void> {
  const end = performance.now() + 30_000;
  do {
    await waitForFrame();
    if (performance.now() > end) throw new Error("what was to be painted is not there after 30 s");
  } while (!isThere());
  await waitForFrame();
}
const waitForQuiet = () => new Promise((resolve) => setTimeout(resolve, 400));

async function measure(name: Table): Promise<Measured> {
  const { Screen, rows, isThere, isSelected, scroller } = tables[name];
  const root = document.getElementById("root");
  if (!root) throw new Error("index.html has no #root");
  await waitForQuiet();
  const mounted = performance.now();
  createRoot(root).render(<Screen />);
  await waitForPaint(() => isThere(all(rows)));
  const measured: Measured = {
    painted: performance.now() - mounted,
    renderedRows: all(rows).length,
    selection: [],
    end: 0,
  };
  for (const place of [1, 3, 5, 7, 9]) {
    await waitForQuiet();
    const row = all(rows)[place];
    const box = row?.querySelector<HTMLElement>("input[type=checkbox]");
    if (!row || !box || isSelected(row))
      throw new Error(`${name}: row ${place} has no box to tick`);
    const clicked = performance.now();
    box.click();
    await waitForPaint(() => isSelected(row));
    measured.selection.push(performance.now() - clicked);
  }
  await waitForQuiet();
  const scrolled = performance.now();
  for (const window of all(scroller)) window.scrollTop = window.scrollHeight;
  await waitForPaint(() => {
    const last = all(rows).at(-1);
    return (
      last?.textContent.includes("D-01000") === true &&
      last.getBoundingClientRect().top < window.innerHeight
    );
  });
  return { ...measured, end: performance.now() - scrolled };
}
declare global {
  interface Window {
    measure: typeof measure;
  }
}
window.measure = measure;
