import { runActionCommand } from "../../../core/server/runCommand.ts";
import { drawShopNumber } from "../../../core/server/shopCounters.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { notFound } from "../../../framework/server/domainError.ts";
import { isSave } from "../../../framework/server/operations/operationContext.ts";
import { calculateAmount } from "./amounts.ts";
import { closePurchase } from "./commands/closePurchase.ts";
import { cancelPurchase, orderPurchase } from "./commands/orderPurchase.ts";
import { payPurchase } from "./commands/payPurchases.ts";
import { receivePurchase } from "./commands/receivePurchase.ts";
import { recordInvoice } from "./commands/recordInvoice.ts";
import { purchases } from "./purchases.ts";

export default defineRules(purchases, {
  async beforeChange({ operation, tx, record, before, actor }) {
    if (!isSave(operation)) return;
    if (before && before.status !== "draft") return;
    if (!before) {
      if (actor.tenantId === null) throw notFound();
      record.number = await drawShopNumber(tx, "purchase", actor.tenantId);
    }
    record.total = (record.lines ?? []).reduce(
      (sum, { qty, ...terms }) => sum + calculateAmount(terms, qty),
      0,
    );
  },
  actions: {
    order: {
      manual: true,
      run: (context) => runActionCommand(context, (ctx) => orderPurchase(ctx, context.record.id)),
    },
    receive: {
      manual: true,
      run: (context) =>
        runActionCommand(context, (ctx) => receivePurchase(ctx, context.record.id, context.input)),
    },
    close: {
      manual: true,
      run: (context) => runActionCommand(context, (ctx) => closePurchase(ctx, context.record.id)),
    },
    recordInvoice: {
      manual: true,
      run: (context) =>
        runActionCommand(context, (ctx) => recordInvoice(ctx, context.record.id, context.input)),
    },
    pay: {
      manual: true,
      run: (context) =>
        runActionCommand(context, (ctx) => payPurchase(ctx, context.record.id, context.input)),
    },
    cancel: {
      manual: true,
      run: (context) =>
        runActionCommand(context, (ctx) =>
          cancelPurchase(ctx, context.record.id, context.input.reason),
        ),
    },
  },
});
