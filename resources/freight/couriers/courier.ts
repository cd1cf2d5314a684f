/**
 * Couriers, by the short names of the carriers' own interfaces; `none` is a delivery without a
 * tracking number.
 */
export const couriers = [
  "auspost",
  "startrack",
  "couriersplease",
  "aramex",
  "toll",
  "dhl",
  "fedex",
  "ups",
  "ems",
  "sf",
  "ewe",
  "4px",
  "transrush",
  "yto",
  "zto",
  "sto",
  "jd",
  "none",
] as const;
export type Courier = (typeof couriers)[number];
