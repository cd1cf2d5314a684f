import { formatPlatformNumber } from "../../../../core/shopNumbers.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { payOrders } from "../payOrders.ts";

/** The short number of a pay order, linked to it. */
export const PayOrderLink: DisplayComponent = ({ record, name }) => {
  const id = record[name];
  return typeof id === "number" ? (
    <RecordLink resource={payOrders} id={id}>
      {formatPlatformNumber("payment", id)}
    </RecordLink>
  ) : (
    noValue
  );
};
