import type { Rule } from "./screen.ts";

/**
 * On a phone the first row is near the top, targets can be hit with a thumb, and nothing scrolls
 * sideways.
 */
export const touch: Rule = {
  check: 19,
  measure({ find, name, isPhone, notice }) {
    if (!isPhone) return [];
    const sentences: string[] = [];
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth)
      sentences.push(`is ${scrollWidth - innerWidth} px wider than the window`);

    const [row] = find("main ul[aria-label] > li:has(.about)");
    const top = row && Math.round(row.getBoundingClientRect().top + scrollY - notice);
    // A page about money explains its figures above the rows.
    const most = find("main [data-tall]").length > 0 ? 160 : 104;
    if (top !== undefined && top > most) sentences.push(`its first row is at ${top} px`);

    /** The size of what is pressed: a link may cover its row, a box its label. */
    const measureTarget = (element: HTMLElement) => {
      const sizes = [element.getBoundingClientRect()];
      const field = element.closest("label, .MuiInputBase-root, .MuiButtonBase-root");
      if (field) sizes.push(field.getBoundingClientRect());
      for (const label of element instanceof HTMLInputElement ? (element.labels ?? []) : [])
        sizes.push(label.getBoundingClientRect());
      const covers = ["::before", "::after"].map((one) => getComputedStyle(element, one));
      const areas = covers
        .filter(({ position, content }) => position === "absolute" && content !== "none")
        .map(({ width, height }) => ({
          width: Number.parseFloat(width),
          height: Number.parseFloat(height),
        }));
      const all = [...sizes, ...areas];
      return {
        width: Math.max(...all.map(({ width }) => width)),
        height: Math.max(...all.map(({ height }) => height)),
      };
    };
    /** Links within a sentence, and in the text of a row that opens, are as high as its lines. */
    const standsInText = (element: HTMLElement) => {
      if (element.matches(":is(tr.row, li:has(.about)) :is(a, .MuiLink-root)")) return true;
      if (getComputedStyle(element).display !== "inline") return false;
      const around = element.parentElement?.innerText.trim() ?? "";
      return around.length > element.innerText.trim().length;
    };
    const targets =
      "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=combobox], [role=switch]";
    const small = new Map<string, number>();
    for (const target of find(targets)) {
      if (standsInText(target) || target.closest("[inert], [aria-hidden=true]")) continue;
      const { width, height } = measureTarget(target);
      if (width >= 43.5 && height >= 43.5) continue;
      const size = `${Math.round(width)}×${Math.round(height)} px`;
      const what = `${target.getAttribute("role") ?? target.tagName.toLowerCase()} ${name(target)} is ${size}`;
      small.set(what, (small.get(what) ?? 0) + 1);
    }
    const listed = [...small].map(([what, times]) =>
      times > 1 ? `${what}, ${times} times` : what,
    );
    return [...sentences, ...listed];
  },
};
