import type { Order } from "../order.ts";

export const printed = ["slip", "invoice"] as const;
export type Printed = (typeof printed)[number];
/** What the page prints: a document for each order, or one list of what is to be picked for all. */
export const documents = [...printed, "picks"] as const;
export type PrintedDocument = (typeof documents)[number];
export const paperSizes = ["a4", "label"] as const;
export type PaperSize = (typeof paperSizes)[number];

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

/** The path of the print page for orders, which opens in a window of its own. */
export const printPath = (ids: readonly number[], document: PrintedDocument): string =>
  `/order/print?what=${document}&ids=${ids.join(",")}`;

export const maxPrinted = 500;
/** Parses the query of a print page; invalid values are left out. */
export function parsePrintQuery(search: URLSearchParams): {
  ids: number[];
  what: PrintedDocument;
  size: PaperSize;
} {
  const ids = (search.get("ids") ?? "").split(",").map(Number);
  return {
    ids: [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, maxPrinted),
    what: documents.find((one) => one === search.get("what")) ?? "slip",
    size: paperSizes.find((one) => one === search.get("size")) ?? "a4",
  };
}
