import type { TransactionContext } from "../../../../core/server/transactionContext.ts";
import type { RefundCase } from "../queries/lockRefund.ts";
import { transition } from "./changeRefund.ts";

declare const ctx: TransactionContext;
declare const found: RefundCase;

/* New values of a refund have the names of its columns, and their types. */
transition(ctx, found, { status: "closed", denyReason: null }, { log: "withdrawn" });
// @ts-expect-error no such column
transition(ctx, found, { denialReason: "Used" }, { log: "refused" });
const renamed = { status: "rejected", denialReason: "Used" } as const;
// @ts-expect-error no such column, also where the values have a name
transition(ctx, found, renamed, { log: "refused" });
// @ts-expect-error no such state
transition(ctx, found, { status: "open" }, { log: "agreed" });
// @ts-expect-error an amount is a number of cents
transition(ctx, found, { refundAmount: "12.50" }, { log: "agreed" });
