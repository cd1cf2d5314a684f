import { formatDay } from "../../../../framework/admin/display/formatMoment.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { platformCoupons } from "../platformCoupons.ts";

/** The last day on which a coupon is claimed: its end is the first instant after it. */
export const LastDay: DisplayComponent<typeof platformCoupons> = ({ record }) => {
  const { locale, timeZone } = useFormat();
  const day = record.activity?.to;
  return day ? formatDay(day, locale, timeZone) : noValue;
};
