/** Whether the target of a key is an input, where the key is text and not a shortcut. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.closest(
    "input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]",
  ) !== null ||
    target.isContentEditable);
