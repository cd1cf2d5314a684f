import type { Page } from "playwright-core";

/** What a rule reads of the page that is measured. */
export interface Screen {
  /** Whether the window is a phone's. */
  readonly isPhone: boolean;
  /** Height of the notice about simulated payments, which only the demo has. */
  readonly notice: number;
  /** Returns the visible elements that a selector finds, in the order of the page. */
  find(selector: string, within?: ParentNode): HTMLElement[];
  /** Returns the text of an element on one line, shortened, for a sentence. */
  name(element: Element): string;
  /** Returns the chips among the visible elements of a part of the page. */
  findChips(within: ParentNode): HTMLElement[];
}
/**
 * A rule of the screens. `measure` runs in the browser: it knows nothing but its argument, and
 * returns a sentence for each place that breaks the rule.
 */
export interface Rule {
  /** Its number among the twenty checks of the screens, which `known.ts` names. */
  readonly check: number;
  measure(screen: Screen): string[];
}
/** A place that breaks a rule. */
export interface Fault {
  /** Path of the screen, without the id of its record. */
  screen: string;
  check: number;
  sentence: string;
}

/** Creates what rules read; runs in the browser. */
function createScreen(): Screen {
  const isShown = (element: HTMLElement) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true });
  };
  const find: Screen["find"] = (selector, within = document) =>
    [...within.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  return {
    isPhone: innerWidth < 600,
    notice: find("header.MuiAppBar-root .MuiAlert-root")[0]?.offsetHeight ?? 0,
    find,
    name: (element) => {
      const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
      const line = text.replaceAll(/\s+/g, " ").trim();
      return `“${line.length > 40 ? `${line.slice(0, 39)}…` : line}”`;
    },
    // A state's chip is a plain span, known by the mark before its text.
    findChips: (within) =>
      find("span, .MuiChip-root", within).filter((one) => {
        if (one.classList.contains("MuiChip-root")) return true;
        const mark = getComputedStyle(one, "::before");
        return mark.content !== "none" && mark.width === "9px" && mark.height === "9px";
      }),
  };
}

/** Returns the path of the screen that a page shows, without the id of its record. */
export const toScreen = (page: Page): string => new URL(page.url()).pathname.replace(/\/\d+$/, "");

/** Measures all rules on a settled page, in one pass. */
export async function measure(page: Page, rules: readonly Rule[]): Promise<Fault[]> {
  const measured = rules.map(
    ({ check, measure }) => `[${check}, (${asFunction(measure)})(screen)]`,
  );
  const script = `(() => { const screen = (${createScreen})(); return [${measured.join()}]; })()`;
  const found = await page.evaluate<[number, string[]][]>(script);
  const screen = toScreen(page);
  return found.flatMap(([check, sentences]) =>
    sentences.map((sentence) => ({ screen, check, sentence })),
  );
}
/** A method's source as that of a function. */
const asFunction = (method: Rule["measure"]): string => {
  const source = String(method);
  return source.startsWith("measure") ? `function ${source}` : source;
};
