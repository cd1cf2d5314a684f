import type { Rule } from "./screen.ts";

/** On a desktop no cell is cut while its table has space, and nothing scrolls sideways. */
export const cuts: Rule = {
  check: 7,
  measure({ find, name, isPhone }) {
    if (isPhone) return [];
    const sentences: string[] = [];
    // Pixels by which the estimate of a column may be too wide.
    const estimateError = 4;
    const { scrollWidth } = document.documentElement;
    if (scrollWidth > innerWidth)
      sentences.push(`is ${scrollWidth - innerWidth} px wider than the window`);

    // The longest text of the first cells says how much space their column has.
    const measureText = (part: Element) => {
      const range = document.createRange();
      range.selectNodeContents(part);
      return range.getBoundingClientRect().width;
    };
    const countCut = (cell: HTMLElement) =>
      Math.max(
        ...[cell, ...cell.querySelectorAll<HTMLElement>("*")].map((one) =>
          one.clientWidth > 0 && getComputedStyle(one).overflowX !== "visible"
            ? one.scrollWidth - one.clientWidth
            : 0,
        ),
      );
    for (const scroller of find("main [data-scroller]")) {
      const beyond = scroller.scrollWidth - scroller.clientWidth;
      if (beyond > 1) sentences.push(`its table scrolls sideways by ${beyond} px`);
      const rows = find("tr.row", scroller).slice(0, 25);
      const heads = find("thead th", scroller);
      const columns = heads.map((head, at) => {
        const cells = rows.flatMap((row) => {
          const cell = row.children[at];
          return cell instanceof HTMLElement ? [cell] : [];
        });
        const heading = head.querySelector(".heading");
        // The arrow of the order takes 20 px, the space of a cell 16; widths are estimated.
        const wanted =
          Math.max(heading ? measureText(heading) + 20 : 0, ...cells.map(measureText)) + 16;
        const cut = cells.find((cell) => countCut(cell) > 6);
        const isOfText = !head.matches(".checkbox, .trail") && cells.length > 0;
        return { head, cut, free: isOfText ? Math.max(0, head.clientWidth - wanted - 16) : 0 };
      });
      const free = Math.round(columns.reduce((sum, column) => sum + column.free, 0));
      for (const { head, cut } of columns) {
        const lost = cut ? countCut(cut) : 0;
        // Estimates leave a few pixels free in every table; those help no cell.
        if (cut && lost + estimateError * columns.length <= free)
          sentences.push(
            `column ${name(head)} cuts ${name(cut)} by ${lost} px while ${free} px of the table are free`,
          );
      }
    }
    return sentences;
  },
};
