import { getRecordTitle, type TextFormat } from "../../../../framework/admin/display/fieldText.ts";
import { formatMonth } from "../../../../framework/admin/display/formatMoment.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import { type DisplayComponent, useResource } from "../../../../framework/admin/resources.tsx";
import type { Resource } from "../../../../framework/schema/index.ts";
import type { monthDisputes } from "../../monthDisputes/monthDisputes.ts";
import type { settlementMonths } from "../settlementMonths.ts";

type Statements = typeof monthDisputes | typeof settlementMonths;

/** The month of a statement as it is said, "October 2026", with a link to the statement. */
export const MonthName: DisplayComponent<Statements> = ({ record: { id, month }, page }) => {
  const { locale } = useFormat();
  const resource = useResource();
  if (!month) return noValue;
  return (
    <RecordLink resource={resource} id={page ? null : id}>
      {formatMonth(month, locale)}
    </RecordLink>
  );
};

/** Names statements by their months as they are said. */
export const nameByMonth =
  (resource: Resource) =>
  (record: AdminRecord<Statements>, format: TextFormat): string =>
    getRecordTitle(
      resource,
      { ...record, ...(record.month && { month: formatMonth(record.month, format.locale) }) },
      format,
    );
