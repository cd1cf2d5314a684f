/** What can be done about the unsaved changes of a form. */
export interface DirtyForm {
  /** Saves the form, which stays open; resolves to whether it succeeded. */
  save: () => Promise<boolean>;
  /** Opens the form anew, as it is stored. */
  discard: () => void;
}
const dirtyForms = new Map<string, DirtyForm>();
let discarding = false;

/** Whether any form on the screen has unsaved changes; checked before the page is reloaded. */
export const isAnyFormDirty = (): boolean => dirtyForms.size > 0;

/** Returns the forms on the screen that have unsaved changes. */
export const listDirtyForms = (): DirtyForm[] => [...dirtyForms.values()];

/** Marks a form as changed. The discarding of earlier changes does not count for it. */
export function addDirtyForm(key: string, form: DirtyForm): void {
  discarding = false;
  dirtyForms.set(key, form);
}
/** Marks a form as unchanged. */
export const removeDirtyForm = (key: string): boolean => dirtyForms.delete(key);

/** Marks all forms as confirmed to discard: no form asks again until it is changed again. */
export function discardUnsaved(): void {
  discarding = true;
  dirtyForms.clear();
}
/** Whether the member confirmed to discard all changes. */
export const isDiscarding = (): boolean => discarding;
