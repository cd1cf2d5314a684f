export const typedInto = [
  '[role="combobox"]',
  'input:not([type="hidden"], [type="file"], [aria-hidden="true"])',
  'textarea:not([aria-hidden="true"])',
  '[contenteditable="true"]',
].join(", ");

/**
 * Brings what stands at a path of a form into sight, and the caret into it: `name`, `name.zhCN` behind its tab,
 * `lines.2.price` in its row. What has no place of its own leads to the field around it.
 */
export function reveal(form: Element | null | undefined, path: string): void {
  for (let place = path; form && place; place = place.slice(0, Math.max(0, place.lastIndexOf(".")))) {
    form.querySelector<HTMLElement>(`[data-opens="${place}"]`)?.click();
    const holder = form.querySelector<HTMLElement>(`[data-source="${place}"]`);
    const target =
      holder?.querySelector<HTMLElement>(typedInto) ??
      holder?.querySelector<HTMLElement>("button") ??
      // A cell of a grid takes the focus itself.
      (holder?.matches("[tabindex]") ? holder : null);
    if (!target) continue;
    target.focus({ preventScroll: true });
    // In the middle, where neither the top bar nor the footer lies over it.
    target.scrollIntoView?.({ block: "center" });
    return;
  }
}
