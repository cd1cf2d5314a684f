import { parseIds, parsePaperSize } from "../../../../../framework/admin/print/paperSizes.ts";
import { invoicePrintPath } from "../../../../tax/index.ts";
import type { Order } from "../order.ts";

export const printed = ["slip", "invoice"] as const;
export type Printed = (typeof printed)[number];
/** What the page prints: a slip for each order, or one list of what is to be picked for all. */
export const documents = ["slip", "picks"] as const;
export type PrintedDocument = (typeof documents)[number];

/**
 * The documents that can be printed for an order: a slip while there is something to pack, an
 * invoice once it is paid and unless it was refunded in full.
 */
export const listPrintables = ({
  status,
  payTime,
  cancelReason,
}: Pick<Order, "status" | "payTime" | "cancelReason">) =>
  printed.filter((document) =>
    document === "slip"
      ? status !== "unpaid" && status !== "cancelled"
      : payTime !== null && cancelReason !== "groupFailed" && cancelReason !== "outOfStock",
  );

/**
 * The path of the print page for orders, which opens in a window of its own; with
 * a parcel, that of its slip.
 */
export const printPath = (
  ids: readonly number[],
  document: Printed | PrintedDocument,
  parcelId?: number,
): string =>
  document === "invoice"
    ? invoicePrintPath({ orderIds: ids })
    : `/order/print?what=${document}&ids=${ids.join(",")}${parcelId ? `&parcel=${parcelId}` : ""}`;

/** Parses the query of a print page; invalid values are left out. */
export const parsePrintQuery = (search: URLSearchParams) => ({
  ids: parseIds(search.get("ids")),
  /** The only parcel whose slip is printed. */
  parcelId: parseIds(search.get("parcel"))[0] ?? null,
  what: documents.find((one) => one === search.get("what")) ?? "slip",
  size: parsePaperSize(search.get("size")),
});
