/** The half of a kind whose values are in a table of their own. */
export const noColumn = {
  columnType: (): never => {
    throw new TypeError("the values have a table of their own, and no column");
  },
};
