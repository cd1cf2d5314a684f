import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { OrderRecord } from "./order.ts";
import { useMessages } from "./useMessages.ts";

/** The tracking number of an order, or that its parcel has none. */
export function DeliveryNumber({ record: { deliveryNo } }: { record: OrderRecord }) {
  const t = useMessages();
  return deliveryNo === "0" ? t("show.noNumber") : deliveryNo || noValue;
}
