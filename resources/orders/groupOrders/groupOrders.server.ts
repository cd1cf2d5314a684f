import { defineRules } from "../../../framework/server/defineRules.ts";
import { notFound } from "../../../framework/server/domainError.ts";
import { addOrderNumbers } from "../orders/queries/addOrderNumbers.ts";
import { groupOrders } from "./groupOrders.ts";
import { readMembers } from "./queries/readMembers.ts";

export default defineRules(groupOrders, {
  read: ({ tx, rows }) => addOrderNumbers(tx, rows),
  calls: {
    async getMemberList({ tx, input }) {
      const group = await tx.first(
        tx.db
          .selectFrom("group_orders_members")
          .select("parent_id as id")
          .where("order_no", "=", input.orderNo)
          .limit(1),
      );
      if (!group) throw notFound();
      return { list: await readMembers(tx, group.id) };
    },
  },
});
