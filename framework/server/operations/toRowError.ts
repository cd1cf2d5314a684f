/**
 * Returns what was thrown, as the error of a row. A row without an error counts as done, so that
 * one whose rule has thrown `undefined` gets an error too.
 */
export const toRowError = (thrown: unknown): unknown =>
  thrown === undefined ? new Error("a rule has thrown undefined") : thrown;
