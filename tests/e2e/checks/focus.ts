import type { Page } from "playwright-core";
import { type Fault, toScreen } from "./screen.ts";

interface Bounds {
  /** Tab stops of the content that are looked at. */
  stops: number;
  /** Milliseconds until a tab stop without a mark counts as unmarked. */
  patience: number;
}

const bounds: Bounds = { stops: 15, patience: 1_000 };

/** Finds tab stops that look the same with the focus as without it; runs in the browser. */
async function findUnmarked({ stops, patience }: Bounds): Promise<string[]> {
  const all = "a[href], button, input, select, textarea, summary, [tabindex]";
  const shown = [...document.querySelectorAll<HTMLElement>(`main :is(${all})`)].filter(
    (one) =>
      one.tabIndex >= 0 &&
      !one.matches(":disabled") &&
      one.checkVisibility({ visibilityProperty: true }),
  );
  const look = (element: HTMLElement) => {
    const parts = [
      element,
      ...element.children,
      element.parentElement,
      element.closest(".MuiInputBase-root"),
      element.closest(".MuiInputBase-root")?.querySelector("fieldset"),
      element.closest(".MuiButtonBase-root"),
      element.closest("label"),
      element.closest(".MuiSwitch-root"),
    ].filter((one) => one instanceof Element);
    const toText = (style: CSSStyleDeclaration) =>
      [style.outline, style.boxShadow, style.border, style.backgroundColor].join();
    return parts
      .flatMap((one) =>
        [null, "::before", "::after"].map((pseudo) => toText(getComputedStyle(one, pseudo))),
      )
      .join();
  };
  /** Takes what changes slowly to its end; what pulses stays, as it is a mark. */
  const settle = (element: HTMLElement) => {
    const around = element.closest(".MuiInputBase-root") ?? element;
    for (const one of around.getAnimations({ subtree: true }))
      if (one.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) one.finish();
  };
  const unmarked: string[] = [];
  for (const element of shown.slice(0, stops)) {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    // A field that had the focus keeps its mark until its component has rendered again, and until
    // then it looks the same with the focus as without it.
    const renderedBy = performance.now() + patience;
    do await new Promise((resolve) => setTimeout(resolve, 0));
    while (document.querySelector(".Mui-focused") && performance.now() < renderedBy);
    settle(element);
    const before = look(element);
    element.focus({ preventScroll: true });
    if (document.activeElement !== element) continue;
    // What a component renders for the focus takes a moment, on a busy machine a few frames.
    const isMarked = () => {
      settle(element);
      return element.querySelector(".MuiTouchRipple-root *") !== null || look(element) !== before;
    };
    const end = performance.now() + patience;
    let marked = false;
    do {
      await new Promise((resolve) => setTimeout(resolve, 0));
      marked = isMarked();
    } while (!marked && performance.now() < end);
    if (!marked) {
      const text = element.getAttribute("aria-label") ?? element.textContent ?? "";
      unmarked.push(
        `${element.tagName.toLowerCase()} “${text.trim().slice(0, 40)}” doesn't show the focus`,
      );
    }
  }
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  return [...new Set(unmarked)];
}

/** Check 16: each of the first tab stops of a page's content shows that it has the focus. */
export async function checkFocus(page: Page): Promise<Fault[]> {
  // The browser marks the focus of whoever uses keys.
  await page.keyboard.press("Shift");
  const sentences = await page.evaluate(findUnmarked, bounds);
  const screen = toScreen(page);
  return sentences.map((sentence) => ({ screen, check: 16, sentence }));
}
