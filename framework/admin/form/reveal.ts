export const typedInto = [
  '[role="combobox"]',
  'input:not([type="hidden"], [type="file"], [aria-hidden="true"])',
  'textarea:not([aria-hidden="true"])',
  '[contenteditable="true"]',
].join(", ");

/** Focuses the first input of a form within, and scrolls to it. */
export function focusFirstInput(within: ParentNode): void {
  const input = within.querySelector<HTMLElement>(`form [data-source] :is(${typedInto})`);
  input?.focus({ preventScroll: true });
  input?.scrollIntoView?.({ block: "center" });
}

/**
 * Scrolls to the input of a form path and focuses it: `name`, `name.zhCN` (shows that language),
 * `lines.2.price` (in its row). A path without its own input leads to the enclosing field.
 */
export function reveal(form: Element | null | undefined, path: string): void {
  for (
    let place = path;
    form && place;
    place = place.slice(0, Math.max(0, place.lastIndexOf(".")))
  ) {
    form.querySelector<HTMLElement>(`[data-opens="${place}"]`)?.click();
    if (place === path && !form.querySelector(`[data-source="${place}"]`)) {
      const language = path.slice(path.lastIndexOf(".") + 1);
      form.querySelector<HTMLElement>(`[data-opens-language="${language}"]`)?.click();
    }
    const holder = form.querySelector<HTMLElement>(`[data-source="${place}"]`);
    const target =
      holder?.querySelector<HTMLElement>(typedInto) ??
      holder?.querySelector<HTMLElement>("button") ??
      // A grid cell takes the focus itself.
      (holder?.matches("[tabindex]") ? holder : null);
    if (!target) continue;
    target.focus({ preventScroll: true });
    // Centred, so that neither the top bar nor the footer covers it.
    target.scrollIntoView?.({ block: "center" });
    return;
  }
}
