import { buildDecision } from "./buildDecision.ts";
import type { RefundCase } from "./refundCase.ts";

declare const found: RefundCase;

/* New values of a refund have the names of its columns, and their types. */
buildDecision(found, { status: "closed", denyReason: null }, { log: "withdrawn" });
// @ts-expect-error no such column
buildDecision(found, { denialReason: "Used" }, { log: "refused" });
const renamed = { status: "rejected", denialReason: "Used" } as const;
// @ts-expect-error no such column, also where the values have a name
buildDecision(found, renamed, { log: "refused" });
// @ts-expect-error no such state
buildDecision(found, { status: "open" }, { log: "agreed" });
// @ts-expect-error an amount is a number of cents
buildDecision(found, { refundAmount: "12.50" }, { log: "agreed" });
