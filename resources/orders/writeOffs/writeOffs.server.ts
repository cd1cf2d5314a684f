import { toTransactionContext } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { writeOff } from "../orders/commands/confirmReceipt.ts";
import { addOrderNumbers } from "../orders/queries/addOrderNumbers.ts";
import { lockOrder } from "../orders/queries/lockOrders.ts";
import { findOrderByCode, normalizeCode } from "./queries/findOrderByCode.ts";
import { lookUpOrder } from "./queries/lookUpOrder.ts";
import { writeOffs } from "./writeOffs.ts";

export default defineRules(writeOffs, {
  read: ({ tx, rows }) => addOrderNumbers(tx, rows),
  calls: {
    lookup: lookUpOrder,
    writeOff(context) {
      const { tx, actor, input } = context;
      const shopId = actor.tenantId ?? 0;
      return tx.asSystem(async () => {
        const id = await findOrderByCode(tx, input.verifyCode, shopId);
        const order = await lockOrder(tx, { id }, { shopId });
        await writeOff(toTransactionContext(context), order, normalizeCode(input.verifyCode));
        return { orderId: order.id, orderNo: order.orderNo, number: order.number };
      });
    },
  },
});
