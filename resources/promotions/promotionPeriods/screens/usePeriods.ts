import { useQuery } from "@tanstack/react-query";
import { toParameters } from "../../../../framework/admin/list/filter/filters.ts";
import { useAdmin, useAdminProvider } from "../../../../framework/admin/resources.tsx";
import type { Localized } from "../../../../framework/schema/index.ts";
import { type PeriodKind, promotionPeriods } from "../promotionPeriods.ts";

/** The most promotions of one state that the calendar shows. */
const perPage = 200;

export interface CalendarPeriod {
  id: number;
  kind: PeriodKind;
  name: Localized;
  status: string;
  startsAt: string;
  endsAt: string | null;
  hasConflicts: boolean;
}

/** Loads the promotions that run or will, and those that ended within some days. */
export function usePeriods(first: string, last: string) {
  const provider = useAdminProvider();
  const { timeZone } = useAdmin();
  const ended = { field: "endsAt", operator: "between", values: [first, last] } as const;
  const filters = [
    { status: "running" },
    { status: "planned" },
    { ...toParameters(promotionPeriods, ended, timeZone), status: "ended" },
    { ...toParameters(promotionPeriods, ended, timeZone), status: "closed" },
  ];
  return useQuery({
    queryKey: [promotionPeriods.name, "calendar", first, last],
    queryFn: async ({ signal }): Promise<CalendarPeriod[]> => {
      const pages = await Promise.all(
        filters.map((filter) =>
          provider.getList(promotionPeriods.name, {
            filter,
            sort: { field: "endsAt", order: "ASC" },
            pagination: { page: 1, perPage },
            signal,
          }),
        ),
      );
      return pages.flatMap(({ data }) =>
        data.flatMap(({ id, kind, name, status, startsAt, endsAt, conflicts }) =>
          kind && name && startsAt
            ? [
                {
                  id,
                  kind,
                  name,
                  status: status ?? "",
                  startsAt,
                  endsAt: endsAt ?? null,
                  hasConflicts: (conflicts ?? []).length > 0,
                },
              ]
            : [],
        ),
      );
    },
    placeholderData: (before) => before,
  });
}
