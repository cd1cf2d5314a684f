/** The path of the page that prints labels of locations, in a window of its own. */
export const labelPath = (ids: readonly number[]): string =>
  `/stock/location/print?ids=${ids.join(",")}`;
