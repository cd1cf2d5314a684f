import { lazy, Suspense } from "react";
import { formatPercent } from "../../../framework/admin/display/format.ts";
import { noValue } from "../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../framework/admin/display/useFormat.ts";
import { type DisplayComponent, defineScreens } from "../../../framework/admin/resources.tsx";
import { RecordSkeleton } from "../../../framework/admin/show/RecordSkeleton.tsx";
import { BalanceLink } from "./screens/BalanceLink.tsx";
import { shops } from "./shops.ts";

const Show = lazy(async () => ({ default: (await import("./screens/ShopShow.tsx")).ShopShow }));

/** A share of the orders of a month, of which fractions of a percent say nothing. */
const renderRate = (name: "refundRate" | "onTimeRate"): DisplayComponent<typeof shops> =>
  function Rate({ record: { [name]: rate } }) {
    const { locale } = useFormat();
    return rate == null ? noValue : formatPercent(Math.round(rate), locale);
  };

export default defineScreens(shops, {
  displays: {
    balance: BalanceLink,
    refundRate: renderRate("refundRate"),
    onTimeRate: renderRate("onTimeRate"),
  },
  show: () => (
    <Suspense fallback={<RecordSkeleton />}>
      <Show />
    </Suspense>
  ),
});
