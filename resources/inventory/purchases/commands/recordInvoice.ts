import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { invalid } from "../../../../framework/server/domainError.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import { lockPurchase } from "./lockPurchase.ts";

interface SupplierInvoice {
  invoiceNo: string;
  invoicedOn: string;
  /** By default, the day that the supplier's payment terms give. */
  dueOn?: string | null;
}

/**
 * Records that the supplier's invoice has arrived, and when it is due.
 *
 * @throws {DomainError} `input.invalid` when it is due before it was issued.
 */
export async function recordInvoice(
  ctx: TransactionContext,
  id: number,
  { invoiceNo, invoicedOn, dueOn = null }: SupplierInvoice,
): Promise<void> {
  if (dueOn !== null && dueOn < invoicedOn)
    throw invalid({ dueOn: { key: "resources.purchases.validation.dueBeforeInvoice" } });
  const { supplier, shopId } = await lockPurchase(ctx, id);
  const due = await ctx.tx.first(sql<Pick<CamelRow<"purchases">, "dueOn" | "dueAt">>`
    select d.day::text as "dueOn", (d.day + 1)::timestamp at time zone s.time_zone as "dueAt"
    from shops s, suppliers p,
      lateral (select coalesce(${dueOn}::date, ${invoicedOn}::date + p.payment_days) as day) d
    where s.id = ${shopId} and p.id = ${supplier}`);
  if (!due) throw new Error(`the purchase ${id} has no supplier`);
  await updateRows(ctx, "purchases", id, {
    invoiced: true,
    invoice_no: invoiceNo,
    invoiced_on: invoicedOn,
    due_on: due.dueOn,
    due_at: due.dueAt,
  });
}
