import type { FormatContext } from "../../../../framework/admin/display/DisplayProps.ts";
import { formatDay, formatMoment } from "../../../../framework/admin/display/formatMoment.ts";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { freeDeliveries } from "../freeDeliveries.ts";
import { useMessages } from "./useMessages.ts";

/** The first day of a rule. */
export const FirstDay: DisplayComponent<typeof freeDeliveries> = ({ record }) => {
  const { locale, timeZone } = useFormat();
  return record.begin ? formatDay(record.begin, locale, timeZone) : noValue;
};

/** The last day of a rule; one that its merchant has ended, ended then. */
export const LastDay: DisplayComponent<typeof freeDeliveries> = ({ record }) => {
  const t = useMessages();
  const { locale, timeZone } = useFormat();
  if (record.closedTime) return <Moment at={record.closedTime} />;
  return record.end ? formatDay(record.end, locale, timeZone) : t("noEnd");
};

/** The last day as a text, which says that a rule has no end. */
export function formatLastDay(
  { closedTime, end }: AdminRecord<typeof freeDeliveries>,
  _language: string,
  translate: (key: string) => string,
  { locale, timeZone }: FormatContext,
): string {
  if (closedTime) return formatMoment(closedTime, locale, timeZone);
  return end
    ? formatDay(end, locale, timeZone)
    : translate("resources.freeDeliveries.screen.noEnd");
}
