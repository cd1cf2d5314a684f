import { useResourceContext, useTranslate } from "react-admin";
import { useFormat } from "../../../framework/admin/display/useFormat.ts";
import type { AdminRecord } from "../../../framework/admin/provider.ts";

/** Names the origin of a record of the past and when it was imported, and what it is not. */
export function HistoryFacts({ record }: { record: AdminRecord }) {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { locale, timeZone } = useFormat();
  const { source, addTime }: { [name: string]: unknown } = record;
  const t = (key: string, options: object = {}) =>
    translate(`resources.pastOrders.screen.${key}`, options);
  const toDay = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone });
  const date = typeof addTime === "string" ? toDay.format(new Date(addTime)) : "";
  const from =
    typeof source === "string" && source !== ""
      ? t("imported", { source, date })
      : t("added", { date });
  return `${from} · ${t(`marks.${resource}`)}`;
}
