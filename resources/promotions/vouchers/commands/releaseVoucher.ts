import { type RawBuilder, sql } from "kysely";
import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import { updateRows } from "../../../../core/server/updateRows.ts";
import { anyId } from "../../../../framework/server/tables/anyId.ts";
import type { ReservedOrder } from "../../../pricing/server.ts";
import type { releaseCauses } from "../../receivedCoupons/receivedCoupons.ts";

/** Builds the statement that records the use of a code by an order, with the voucher's terms. */
export const buildUseStatement = (
  { codeId, code, at }: { codeId: number; code: string; at: Date },
  order: ReservedOrder,
): RawBuilder<unknown> => sql`
  insert into voucher_uses (
    shop_id, voucher, name, code, code_id, batch_id, member_id, member_name, status, used_at, order_id,
    type, value_type, amount, discount, min_amount
  )
  select v.shop_id, v.id, v.name, ${code}, c.id, c.batch_id, b.id, b.nickname, 'used', ${at.toISOString()}::timestamptz, ${order.id}::bigint,
    v.type, v.value_type, v.amount, v.discount, v.min_amount
  from voucher_codes c join vouchers v on v.id = c.voucher_id join buyers b on b.id = ${order.memberId}
  where c.id = ${codeId}`;

/** Returns the code of an order, once: a repeated call finds no use of the order. */
export async function releaseVoucher(
  ctx: TransactionContext,
  { shopId, orderId }: { shopId: number; orderId: number },
  cause: (typeof releaseCauses)[number],
): Promise<void> {
  const released = await updateRows(
    ctx,
    "voucherUses",
    sql<boolean>`t.shop_id = ${shopId} and t.order_id = ${orderId} and t.status = 'used'`,
    { status: "released", release_cause: cause },
  );
  if (released.length === 0) return;
  const { tx } = ctx;
  await tx.run(
    tx.db
      .updateTable("voucher_codes")
      .set((eb) => ({ used: eb("used", "-", 1) }))
      .where("quantity", "is not", null)
      .where("id", "in", (eb) =>
        eb.selectFrom("voucher_uses").select("code_id").where("id", "=", anyId(released)),
      ),
  );
}
