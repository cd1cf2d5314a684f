import { formatMoney } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { receivedPlatformCoupons } from "../receivedPlatformCoupons.ts";

/** What a coupon has taken off, or the platform's part of it; nothing before it is used. */
export const renderPart = (
  name: "saved" | "borne",
): DisplayComponent<typeof receivedPlatformCoupons> =>
  function Part({ record }) {
    const amount = record[name];
    return typeof amount === "number" ? (
      <span className="number">{formatMoney(amount)}</span>
    ) : (
      noValue
    );
  };
