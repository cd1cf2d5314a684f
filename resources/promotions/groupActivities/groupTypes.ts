export const groupTypes = { ordinary: 1, ladder: 2 } as const;
/** The maximum group size; the data written per participant fits a page. */
export const maxGroupSize = 100;
