import { formatPercent } from "../../../../framework/admin/display/format.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { DisplayComponent, Translate } from "../../../../framework/admin/resources.tsx";
import type { groupActivities } from "../groupActivities.ts";

interface Reader {
  locale: string;
  translate: Translate;
}
/** The size of a deal's groups; of a tiered deal, each size with what it takes off the price. */
export function formatGroupSizes(
  { groupNum, groupJson }: Pick<AdminRecord<typeof groupActivities>, "groupNum" | "groupJson">,
  _language: unknown,
  translate: Translate,
  { locale }: Pick<Reader, "locale">,
): string {
  const t = (key: string, options: Record<string, unknown>) =>
    translate(`resources.groupActivities.screen.${key}`, options);
  const toPeople = (count: number) => t("simulator.people", { smart_count: count });
  if (!groupJson?.length) return groupNum ? toPeople(groupNum) : noValue;
  return groupJson
    .map(({ num, discounts }) =>
      t("tier", {
        people: toPeople(num),
        percent: formatPercent(100 - discounts, locale),
        rate: String(discounts / 10),
      }),
    )
    .join(" · ");
}

export const GroupSizes: DisplayComponent<typeof groupActivities> = ({ record }) => {
  const format = useFormat();
  return <>{formatGroupSizes(record, format.language, format.translate, format)}</>;
};
