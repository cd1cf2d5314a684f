import { sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { formatMoney } from "../../../../framework/schema/index.ts";
import type { CamelRow } from "../../../../framework/server/tables/DB.ts";
import { distributePayment } from "../amounts.ts";
import { domainError } from "../errors.ts";
import { type LockedPurchase, lockPurchase, storeSums } from "./lockPurchase.ts";

type Payment = Pick<CamelRow<"purchases_payments">, "amount" | "paidOn"> &
  Partial<Pick<CamelRow<"purchases_payments">, "reference">> & {
    method?: CamelRow<"purchases_payments">["method"] | null;
  };

/**
 * Records a payment of a purchase.
 *
 * @throws {DomainError} `purchase.overpaid` when it exceeds the arrears.
 */
export async function payPurchase(
  ctx: TransactionContext,
  id: number,
  payment: Payment,
): Promise<void> {
  const purchase = await lockPurchase(ctx, id);
  if (payment.amount > purchase.arrears) throw createOverpaidError(purchase.arrears);
  await addPayment(ctx, purchase, payment);
}

/**
 * Records a payment to a supplier; it pays the purchases that are due first.
 *
 * @throws {DomainError} `purchase.overpaid` when it exceeds the arrears of all purchases.
 */
export async function paySupplier(
  ctx: TransactionContext,
  supplierId: number,
  payment: Payment,
): Promise<void> {
  const open = await ctx.tx.run(
    ctx.tx.db
      .selectFrom("purchases")
      .select(["id", "arrears", "due_on as dueOn"])
      .where("supplier", "=", supplierId)
      .where("arrears", ">", 0)
      .orderBy("id")
      .forUpdate(),
  );
  const { parts, left } = distributePayment(payment.amount, open);
  if (left > 0) throw createOverpaidError(payment.amount - left);
  for (const { id, amount } of parts.toSorted((one, other) => one.id - other.id))
    await addPayment(ctx, await lockPurchase(ctx, id), { ...payment, amount });
}

const createOverpaidError = (arrears: number) =>
  domainError("purchase.overpaid", { arrears: formatMoney(arrears) }, { fields: ["amount"] });

async function addPayment(
  ctx: TransactionContext,
  purchase: LockedPurchase,
  { amount, method, paidOn, reference }: Payment,
): Promise<void> {
  const { id, shopId, owed, paid } = purchase;
  await ctx.tx.run(sql`
    insert into purchases_payments (
      shop_id, parent_id, position, amount, method, paid_on, reference, by_name
    )
    select ${shopId}::bigint, ${id}::bigint, count(*), ${amount}::bigint, ${method ?? "transfer"}, ${paidOn}::date,
      ${reference ?? null}, ${ctx.actor.name || null}
    from purchases_payments where parent_id = ${id}`);
  const incoming = await ctx.tx.readValue(
    sql<number>`select incoming from purchases where id = ${id}`,
  );
  await storeSums(ctx, purchase, { incoming: incoming ?? 0, owed, paid: paid + amount });
}
