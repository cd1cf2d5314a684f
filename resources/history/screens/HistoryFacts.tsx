import { useResourceContext, useTranslate } from "react-admin";
import { formatDayName } from "../../../framework/admin/display/formatMoment.ts";
import { useFormat } from "../../../framework/admin/display/useFormat.ts";
import type { AdminRecord } from "../../../framework/admin/provider.ts";
import { toZonedDay } from "../../../framework/schema/zonedTime.ts";

/** Names the origin of a record of the past and when it was imported, and what it is not. */
export function HistoryFacts({ record }: { record: AdminRecord }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { locale, timeZone } = useFormat();
  const { source, addTime }: { [name: string]: unknown } = record;
  const t = (key: string, options: object = {}) =>
    translate(`resources.pastOrders.screen.${key}`, options);
  const date =
    typeof addTime === "string" ? formatDayName(toZonedDay(addTime, timeZone), locale) : "";
  const from =
    typeof source === "string" && source !== ""
      ? t("imported", { source, date })
      : t("added", { date });
  return `${from} · ${t(`marks.${resource}`)}`;
}
