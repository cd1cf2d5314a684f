import Typography from "@mui/material/Typography";
import type { PayMethod } from "../../../../../core/payMethods.ts";
import { formatMoney } from "../../../../../framework/admin/display/format.ts";
import { SumLine, SumList } from "../../../../../framework/admin/display/SumList.tsx";
import { useFormat } from "../../../../../framework/admin/display/useFormat.ts";
import { useResourceMessages } from "../../../../../framework/admin/useResourceMessages.ts";
import { formatSentTo } from "../../../../payments/index.ts";
import { orders } from "../../../orders/orders.ts";
import type { Order } from "../../../orders/screens/order.ts";
import { useMessages } from "../refund.ts";
import type { Calculated } from "./draft.ts";

/** What is refunded in total and where it goes, and what that changes for the shop. */
export function IssueSum({ order, draft }: { order: Order; draft: Calculated }) {
  const t = useMessages();
  const messages = useResourceMessages(orders);
  const { total, commission, coupon, balance } = draft;
  const { locale } = useFormat();
  const nameMethod = (method: PayMethod) => messages.choice("payMethod", method);
  const way = formatSentTo(order, total, nameMethod, locale);
  return (
    <div>
      <Typography aria-live="polite" sx={{ fontWeight: 620, mb: 1 }}>
        {draft.chosen.length > 0
          ? t("issue.goesTo", { amount: formatMoney(total), way })
          : t("issue.choose")}
      </Typography>
      {draft.chosen.length > 0 && (
        <SumList>
          <SumLine name={t("issue.goods")} amount={draft.goods} />
          {total !== draft.goods && (
            <SumLine name={t("issue.freight")} amount={total - draft.goods} />
          )}
          {commission !== 0 && <SumLine name={t("issue.commission")} amount={commission} signed />}
          {coupon !== 0 && <SumLine name={t("issue.coupon")} amount={-coupon} signed />}
          <SumLine name={t("issue.balance")} amount={balance} signed total />
        </SumList>
      )}
    </div>
  );
}
