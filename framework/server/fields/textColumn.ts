/** The column of a text. */
export const textColumn = { columnType: () => "text" };
