const dirtyForms = new Set<string>();
let discarding = false;

/** Whether any form on the screen has unsaved changes; checked before the page is reloaded. */
export const isAnyFormDirty = (): boolean => dirtyForms.size > 0;

/** Marks a form as changed. The discarding of earlier changes does not count for it. */
export function addDirtyForm(form: string): void {
  discarding = false;
  dirtyForms.add(form);
}
/** Marks a form as unchanged. */
export const removeDirtyForm = (form: string): boolean => dirtyForms.delete(form);

/** Marks all forms as confirmed to discard: no form asks again until it is changed again. */
export function discardUnsaved(): void {
  discarding = true;
  dirtyForms.clear();
}
/** Whether the member confirmed to discard all changes. */
export const isDiscarding = (): boolean => discarding;
