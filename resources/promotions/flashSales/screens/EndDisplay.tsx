import { Moment } from "../../../../framework/admin/display/Moment.tsx";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { flashSales } from "../flashSales.ts";

/** When a sale ends; one that its merchant has ended, ended then. */
export const EndDisplay: DisplayComponent<typeof flashSales> = ({ record }) => {
  const at = record.closedTime ?? record.seckillEndTime;
  return at ? <Moment at={at} /> : noValue;
};
