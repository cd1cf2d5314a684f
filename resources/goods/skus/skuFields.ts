import { decimal, image, integer, money, text } from "../../../framework/schema/index.ts";

/** Pictures in the gallery of a product, at most. */
export const maxImages = 250;

/** The fields of one SKU: a product in one combination, such as colour and size. */
export const skuFields = {
  /**
   * Ids of its attribute values in the attributes' order, comma-separated; empty if the product has
   * no attributes.
   */
  attrPath: text({ max: 60, pattern: /^(\d+(,\d+){0,2})?$/ }),
  /** The names of those values; set by the server. */
  attrName: text({ max: 200, search: true }),
  code: text({ unique: true, search: true, sortable: true, filter: true, max: 255 }),
  barCode: text({ search: true, max: 60 }),
  /** A draft may have the price 0; a published product may not. */
  price: money({ required: true, min: 0, max: 10_000_000, sortable: true, filter: true }),
  oriPrice: money({ min: 0.01, max: 10_000_000 }),
  /**
   * Not indexed, so that a sale writes only the row. Sales do not raise the version: a new number
   * is compared before it is set.
   */
  stock: integer({
    required: true,
    default: 0,
    min: 0,
    max: 100_000_000,
    sortable: true,
    filter: true,
    index: "none",
    compareAndSet: true,
  }),
  /** To the gram. */
  weightKg: decimal({ decimals: 3, min: 0, max: 100_000, unit: "kg" }),
  /** To the cubic centimetre. */
  volumeM3: decimal({ decimals: 6, min: 0, max: 10_000, unit: "m³" }),
  img: image({ size: 4 }),
};
