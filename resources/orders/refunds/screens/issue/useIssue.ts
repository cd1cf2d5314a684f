import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { pathToList, toPath } from "../../../../../framework/admin/paths.ts";
import { useAdminProvider } from "../../../../../framework/admin/resources.tsx";
import { useToast } from "../../../../../framework/admin/toast/useToast.tsx";
import type { CallOutput } from "../../../../../framework/schema/index.ts";
import { isBackAtOnce } from "../../../../payments/index.ts";
import { orders } from "../../../orders/orders.ts";
import type { Order } from "../../../orders/screens/order.ts";
import { refunds } from "../../refunds.ts";
import { useMessages } from "../refund.ts";

type Issued = CallOutput<typeof refunds, "refundOrder">;
type Run = (provider: ReturnType<typeof useAdminProvider>, key: string) => Promise<Issued>;

/**
 * Sends a refund of an order once per opened dialog, and says what was refunded, with a link to the
 * refunds. Money of the wallet is back immediately, any other is on its way.
 */
export function useIssue(
  order: Order,
  words: { done: string; waiting: string },
  onDone: () => void,
) {
  const t = useMessages();
  const provider = useAdminProvider();
  const queries = useQueryClient();
  const toast = useToast();
  const [key] = useState(() => crypto.randomUUID());
  return useMutation({
    mutationFn: (run: Run) => run(provider, key),
    onSuccess: ({ refunds: issued, amount }) => {
      const [first, ...others] = issued;
      const isBack = isBackAtOnce(order, amount);
      toast(
        t(`issue.${isBack ? words.done : words.waiting}`, {
          amount: formatMoney(amount),
          number: order.number,
        }),
        first && {
          to:
            others.length > 0
              ? pathToList(refunds, { orderId: order.id })
              : toPath(refunds, "show", first.id),
        },
      );
      for (const { name } of [orders, refunds])
        void queries.invalidateQueries({ queryKey: [name] });
      onDone();
    },
  });
}
