/** Who carries parcels, by the short names that carriers' own interfaces use; `none` is a delivery without a number. */
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
