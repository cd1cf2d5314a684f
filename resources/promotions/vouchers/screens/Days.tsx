import { formatDay } from "../../../../framework/admin/display/formatMoment.ts";
import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { vouchers } from "../vouchers.ts";
import { useVoucherText } from "./useVoucherText.ts";

/** The first day of a voucher. */
export const FirstDay: DisplayComponent<typeof vouchers> = ({ record }) => {
  const { locale, timeZone } = useFormat();
  return record.begin ? formatDay(record.begin, locale, timeZone) : noValue;
};

/** The last day of a voucher; one that its merchant has ended, ended then. */
export const LastDay: DisplayComponent<typeof vouchers> = ({ record }) => {
  const t = useVoucherText();
  const { locale, timeZone } = useFormat();
  if (record.closedTime) return <Moment at={record.closedTime} />;
  return record.end ? formatDay(record.end, locale, timeZone) : t("noEnd");
};
