import { contextFrom } from "../../../core/server/transactionContext.ts";
import { defineRules } from "../../../framework/server/defineRules.ts";
import { writeOff } from "../orders/server/confirmReceipt.ts";
import { lockOrder } from "../orders/server/lockOrders.ts";
import { bareCode, findOrderByCode } from "./server/findOrderByCode.ts";
import { lookup } from "./server/lookup.ts";
import { writeOffs } from "./writeOffs.ts";

export default defineRules(writeOffs, {
  calls: {
    lookup,
    writeOff(context) {
      const { tx, actor, input } = context;
      const shopId = actor.shopId ?? 0;
      return tx.asSystem(async () => {
        const id = await findOrderByCode(tx, input.verifyCode, shopId);
        const order = await lockOrder(tx, { id }, { shopId });
        await writeOff(contextFrom(context), order, bareCode(input.verifyCode));
        return { orderId: order.id, orderNo: order.orderNo };
      });
    },
  },
});
