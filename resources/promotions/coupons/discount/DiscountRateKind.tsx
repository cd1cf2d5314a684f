import type { FormatContext } from "../../../../framework/admin/display/DisplayProps.ts";
import { formatNumber, formatPercent } from "../../../../framework/admin/display/format.ts";
import { createLazyComponent } from "../../../../framework/admin/lazy/createLazyComponent.tsx";
import { defineKindScreens } from "../../../../framework/admin/resources.tsx";
import { discountRate, toPercentOff } from "./discountRateKind.ts";

const LazyDiscountRateInput = createLazyComponent(
  async () => (await import("./DiscountRateInput.tsx")).DiscountRateInput,
);

/** What a rate takes off, as its readers say it: 950 thousandths are 5% off, or 9.5 折. */
function formatRate(rate: number, { translate, locale }: FormatContext): string {
  const off = translate("resources.coupons.screen.percentOff", {
    percent: formatPercent(toPercentOff(rate), locale),
    rate: formatNumber(rate / 100, locale, 0, 2),
  });
  return translate("resources.coupons.screen.terms.percent", { off });
}

export default defineKindScreens(discountRate, {
  Input: LazyDiscountRateInput,
  display: {
    render: ({ value, format }) => formatRate(value, format),
    column: { whole: true },
    plain: true,
    estimate: ({ value, format }) => formatRate(Number(value), format),
  },
});
