import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { StatusChip } from "../../../../framework/admin/display/StatusChip.tsx";
import { getChip } from "../../../../framework/admin/display/tones.ts";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import type { Resource } from "../../../../framework/schema/index.ts";
import { type Refund, type RefundDisplay, toRefund, useMessages } from "./refund.ts";

const undecided: readonly unknown[] = ["applying", "returned", "intervention"];
const paying: readonly unknown[] = ["waiting", "failed", "requiresAction"];
/** Whether a refund is approved but not paid yet; until then it has the status from before. */
const isApproved = ({ status, payState }: Pick<Refund, "status" | "payState">): boolean =>
  undecided.includes(status) && paying.includes(payState);

/** Creates the display of a refund's status, which says when the refund is approved already. */
export const createRefundStatus = (resource: Resource): RefundDisplay =>
  function RefundStatus({ record }) {
    const t = useMessages();
    const messages = useResourceMessages(resource);
    const { status, payState } = toRefund(record);
    if (!status) return noValue;
    if (isApproved({ status, payState }))
      return <StatusChip tone="info">{t("approved")}</StatusChip>;
    return (
      <StatusChip {...getChip(resource, status)}>{messages.choice("status", status)}</StatusChip>
    );
  };
