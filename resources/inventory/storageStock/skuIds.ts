/** SKUs that one call synchronises, at most. */
export const maxSynchronised = 1000;

/** Validates a list of ids of SKUs. */
export const areSkuIds = (value: unknown): value is number[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= maxSynchronised &&
  value.every((id) => Number.isSafeInteger(id) && id > 0);
