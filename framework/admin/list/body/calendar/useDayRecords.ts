import { useQuery } from "@tanstack/react-query";
import { type Field, getTraits, type Resource } from "../../../../schema/index.ts";
import type { AdminRecord } from "../../../provider.ts";
import { useAdmin, useAdminProvider } from "../../../resources.tsx";
import { toDay } from "../../filter/days.ts";
import { toParameters } from "../../filter/filters.ts";
import { useListQuery } from "../../useListQuery.ts";

const perPage = 1000;

export interface DayRecords {
  /** The records of each day, in their order. */
  readonly byDay: ReadonlyMap<string, readonly AdminRecord[]>;
  /** The number of records in the whole period. */
  readonly total: number;
  readonly isComplete: boolean;
}
const noRecords: DayRecords = { byDay: new Map(), total: 0, isComplete: true };

/** Loads the records of a period by their days in the tenant's time zone. */
export function useDayRecords(resource: Resource, by: string, first: string, last: string) {
  const provider = useAdminProvider();
  const { timeZone } = useAdmin();
  const { query } = useListQuery();
  const period = { field: by, operator: "between", values: [first, last] } as const;
  const filter = { ...query, ...toParameters(resource, period, timeZone) };
  const field = resource.fields[by];
  return useQuery({
    queryKey: [resource.name, "calendar", filter, by],
    queryFn: async ({ signal }): Promise<DayRecords> => {
      const { data, total = data.length } = await provider.getList(resource.name, {
        filter,
        sort: { field: by, order: "ASC" },
        pagination: { page: 1, perPage },
        signal,
      });
      return { byDay: groupByDay(data, by, field, timeZone), total, isComplete: total <= perPage };
    },
    placeholderData: noRecords,
  });
}

function groupByDay(
  records: readonly AdminRecord[],
  by: string,
  field: Field | undefined,
  timeZone: string,
): Map<string, AdminRecord[]> {
  const isInstant = field !== undefined && getTraits(field).time === "instant";
  const days = new Map<string, AdminRecord[]>();
  for (const record of records) {
    const value: unknown = record[by];
    if (typeof value !== "string") continue;
    const day = isInstant ? toDay(value, timeZone) : value.slice(0, 10);
    days.set(day, [...(days.get(day) ?? []), record]);
  }
  return days;
}
