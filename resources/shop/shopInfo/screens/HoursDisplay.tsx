import { useTranslate } from "react-admin";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { hasOpenTimes } from "../businessHours.ts";
import { groupDays } from "../hours.ts";
import type { shopInfo } from "../shopInfo.ts";

type Hours = Pick<AdminRecord<typeof shopInfo>, "businessHours">;

/** Shows opening hours such as "Monday – Friday 09:00–17:00", one line for each group of days. */
export const HoursDisplay = ({ record: { businessHours: hours } }: { record: Hours }) => {
  const translate = useTranslate();
  if (!hours || !hasOpenTimes(hours)) return noValue;
  return (
    <span
      style={{ display: "grid", gridTemplateColumns: "max-content 1fr", columnGap: 12, rowGap: 2 }}
    >
      {groupDays(hours).flatMap(({ from, to, times }) => [
        <span key={`${from} days`} style={{ opacity: 0.75 }}>
          {[...new Set([from, to])]
            .map((day) => translate(`markethall.join.days.${day}`))
            .join(" – ")}
        </span>,
        <span key={from} style={{ fontVariantNumeric: "tabular-nums" }}>
          {times.length > 0
            ? times.map(({ open, close }) => `${open}–${close}`).join(", ")
            : translate("markethall.join.hours.closed")}
        </span>,
      ])}
    </span>
  );
};
