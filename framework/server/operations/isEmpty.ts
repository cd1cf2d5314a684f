/** Whether a value of a field is absent, null, or a list without items. */
export const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (Array.isArray(value) && value.length === 0);
