import { useLocale, useTranslate } from "react-admin";
import { formatPercent } from "../../framework/admin/display/format.ts";

/**
 * Returns the display of a rate of commission; one that is not set is the default rate.
 *
 * @param resource - the resource whose messages have `screen.defaultRate`
 */
export const renderRate = (resource: string) =>
  function CommissionRate({ record }: { record: { commissionRate?: number | null } }) {
    const translate = useTranslate();
    const locale = useLocale();
    const { commissionRate } = record;
    return typeof commissionRate === "number"
      ? formatPercent(commissionRate, locale)
      : translate(`resources.${resource}.screen.defaultRate`);
  };
