import { inject } from "vitest";

/**
 * Whether this run is the stress run, `npm test -- --stress`, which repeats some tests with the
 * load of a busy day.
 */
export const isStress = Boolean(inject("stress"));

/** Returns the small size of a test in `npm test`, and the large one in the stress run. */
export const chooseSize = (small: number, large: number): number => (isStress ? large : small);
