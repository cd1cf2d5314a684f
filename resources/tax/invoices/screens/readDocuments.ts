import type { AdminProvider } from "../../../../framework/admin/provider.ts";
import { invoices } from "../invoices.ts";
import type { InvoiceRecord } from "./heading.ts";

const chunk = 100;
const toChunks = (ids: readonly number[]) =>
  Array.from({ length: Math.ceil(ids.length / chunk) }, (_, place) =>
    ids.slice(place * chunk, (place + 1) * chunk),
  );

/** Which documents a page prints: by their ids, or the invoices of orders. */
export interface PrintedIds {
  ids: readonly number[];
  orderIds: readonly number[];
}
/** Loads documents with their lines, in the order requested. */
export async function readDocuments(
  provider: AdminProvider,
  { ids, orderIds }: PrintedIds,
): Promise<InvoiceRecord[]> {
  const byOrder = new Map<number, number>();
  for (const some of toChunks(orderIds)) {
    const { data } = await provider.getList(invoices.name, {
      pagination: { page: 1, perPage: chunk },
      filter: { orderId_in: some.join(","), kind: "invoice" },
    });
    for (const { id, orderId } of data) if (orderId) byOrder.set(orderId, id);
  }
  const wanted = [...ids, ...orderIds.flatMap((id) => byOrder.get(id) ?? [])];

  const found = new Map<number, InvoiceRecord>();
  for (const some of toChunks(wanted)) {
    const { data } = await provider.getMany(invoices.name, { ids: some });
    for (const record of data) found.set(record.id, record);
  }
  return wanted.flatMap((id) => found.get(id) ?? []);
}
