/** Returns the text of an input for a value; an empty text for none. */
export const toInputText = (value: unknown): string =>
  value === null || value === undefined ? "" : String(value);
/** Returns the value of an input's text: an empty one is null. */
export const toValue = (text: string): string | null => (text === "" ? null : text);
