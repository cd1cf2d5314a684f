import { text } from "../framework/schema/index.ts";

/** Records that each shop counts on its own, with the form of their numbers. */
export const shopNumberings = {
  order: { prefix: "#", first: 1001 },
  refund: { prefix: "R-", first: 101 },
  withdrawal: { prefix: "W-", first: 1 },
  invoice: { prefix: "INV-", first: 1001 },
  adjustmentNote: { prefix: "ADJ-", first: 1 },
} as const;
export type NumberedKind = keyof typeof shopNumberings;

/** Formats the number of a record, such as `#1042`, `R-118` or `W-17`. */
export const formatShopNumber = (kind: NumberedKind, count: number): string =>
  `${shopNumberings[kind].prefix}${count}`;

/**
 * A field for the short number by which the members of a shop name a record. It is unique in the
 * shop only; calls and files identify a record by its long number.
 *
 * @example
 * ```ts
 * const fields = { number: shopNumber("order"), orderNo: text({ unique: true, max: 32 }) };
 * ```
 */
export function shopNumber(kind: NumberedKind) {
  const { prefix } = shopNumberings[kind];
  return text({
    required: true,
    unique: true,
    search: "exact",
    prefix,
    backfill: prefix,
    filter: true,
    readOnly: true,
    max: 20,
  });
}
