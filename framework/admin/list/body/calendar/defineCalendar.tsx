import { CalendarDays } from "lucide";
import type { FieldName, NamesWith, Resource } from "../../../../schema/index.ts";
import { createIcon } from "../../../icons/createIcon.tsx";
import type { FilterName, SortName } from "../../listNames.ts";
import { type BodyProps, defineBody, type ListBody } from "../defineBody.tsx";

const CalendarDaysIcon = createIcon(CalendarDays);

/** What a calendar shows. */
export interface CalendarOptions {
  /** The field whose day a record is shown on; the list can be filtered and sorted by it. */
  by: string;
  /** The field that names a record; the resource's label by default. */
  title?: string;
  /** The field after the name, for example an amount. */
  detail?: string;
}
interface TypedOptions<R extends Resource> extends CalendarOptions {
  by: NamesWith<R["fields"], { time: "day" | "instant" }> &
    FilterName<R["fields"]> &
    SortName<R["fields"]>;
  title?: FieldName<R["fields"]>;
  detail?: FieldName<R["fields"]>;
}
/**
 * Defines a calendar for `bodies` of a resource's screens: a month of days with the records of each
 * one. A day with more records than fit leads to the list of that day.
 *
 * @throws {Error} when the list cannot be filtered and sorted by the field.
 *
 * @example
 * ```tsx
 * const deliveries = defineResource("deliveries", {
 *   api: "member/delivery",
 *   route: "/delivery",
 *   access: "config:delivery",
 *   owner: "shared",
 *   fields: { name: text(), day: date({ filter: true, sortable: true }) },
 *   list: { columns: ["name", "day"] },
 * });
 *
 * export default defineScreens(deliveries, {
 *   bodies: [tableBody, defineCalendar(deliveries, { by: "day" })],
 * });
 * ```
 */
export function defineCalendar<R extends Resource>(
  resource: R,
  options: TypedOptions<R>,
): ListBody {
  const { filter, sortable } = resource.fields[options.by]?.options ?? {};
  if (!filter || !sortable)
    throw new Error(
      `defineCalendar: declare ${resource.name}.${options.by} as filter and sortable`,
    );
  return defineBody({
    name: "calendar",
    label: "framework.list.calendar.show",
    icon: CalendarDaysIcon,
    loadsRows: true,
    hasOrder: false,
    load: async () => {
      const { CalendarBody } = await import("./CalendarBody.tsx");
      return (props: BodyProps) => <CalendarBody {...props} options={options} />;
    },
  });
}
