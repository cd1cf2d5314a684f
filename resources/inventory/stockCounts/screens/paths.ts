/** The path of the page that counts, in a window without the frame of the others. */
export const countPath = (id: number): string => `/stock/counting/count/${id}`;
/** The path of the page that prints the sheet of a count. */
export const sheetPath = (id: number): string => `/stock/counting/print?id=${id}`;
