import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { receivedCoupons } from "../receivedCoupons.ts";

/** What a coupon has taken off its order; nothing before it is used. */
export const Saved: DisplayComponent<typeof receivedCoupons> = ({ record: { saved } }) =>
  typeof saved === "number" ? <span className="number">{formatMoney(saved)}</span> : noValue;
