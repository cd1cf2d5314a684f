import { sql } from "kysely";
import type { TransactionContext } from "./transactionContext.ts";
import { updateRows } from "./updateRows.ts";

declare const ctx: TransactionContext;

updateRows(ctx, "orders", 7, { status: "cancelled", cancel_reason: null });
updateRows(ctx, "orders", [7], { refund_amount: sql<number>`t.pay_price` });
updateRows(ctx, "subAccounts", sql<boolean>`t.main`, { realname: "Mia" });
// @ts-expect-error no such resource
updateRows(ctx, "order", 7, {});
// @ts-expect-error no such column
updateRows(ctx, "orders", 7, { state: "cancelled" });
// @ts-expect-error no such value
updateRows(ctx, "orders", 7, { status: "gone" });
// @ts-expect-error another type
updateRows(ctx, "orders", 7, { refund_amount: sql<string>`t.order_no` });
