import { text } from "../framework/schema/index.ts";

/** Records that each shop counts on its own, with the form of their numbers. */
export const shopNumberings = {
  order: { prefix: "#", first: 1001 },
  refund: { prefix: "R-", first: 101 },
  withdrawal: { prefix: "W-", first: 1 },
  invoice: { prefix: "INV-", first: 1001 },
  adjustmentNote: { prefix: "ADJ-", first: 1 },
  purchase: { prefix: "PO-", first: 1 },
  stockEdit: { prefix: "SE-", first: 1 },
  merge: { prefix: "MG-", first: 1 },
  stockCount: { prefix: "SC-", first: 1 },
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
export const shopNumber = (kind: NumberedKind) => numberField(shopNumberings[kind].prefix);

/** A unique number with a prefix, which the search finds as a whole. */
function numberField(prefix: string) {
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

/**
 * Records without a shop of their own, with the prefix of their numbers. They are counted by their
 * ids, so that checkouts of different shops do not wait for one counter.
 */
const platformPrefixes = { payment: "P-", providerRefund: "B-" } as const;
type PlatformKind = keyof typeof platformPrefixes;

/** Formats the number of a record of the platform, such as `P-243` or `B-12`. */
export const formatPlatformNumber = (kind: PlatformKind, id: number): string =>
  `${platformPrefixes[kind]}${id}`;

/** A field for the short number by which members of the platform name a record. */
export const platformNumber = (kind: PlatformKind) => numberField(platformPrefixes[kind]);
