import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { canOpen, type Resource } from "../../schema/index.ts";
import { formatMoney, formatPercent } from "../display/format.ts";
import { useFormat } from "../display/useFormat.ts";
import { pathToList } from "../paths.ts";
import { useActor, useAdminProvider } from "../resources.tsx";
import { compare } from "./compare.ts";
import { Figure } from "./Figure.tsx";
import { getPeriodStarts, usePeriod, usePeriodNames } from "./period.tsx";

interface Props {
  resource: Resource;
  label: string;
  /** The filter of the rows, in addition to their time. */
  filter?: Readonly<Record<string, string>>;
  /** The field with the time of a row. */
  time: string;
  /** Calculates the value from the sums of the list, in cents; by default rows are counted. */
  measure?: (sums: Readonly<Record<string, number>>) => number;
  /** Whether a higher value is worse. */
  isInverse?: boolean;
}

/**
 * A figure that the rows of a list add up to: their number or a sum in the period, beside that of
 * the period before. It opens exactly these rows.
 *
 * @example
 * ```tsx
 * const NewSuppliers = () => (
 *   <ListFigure resource={suppliers} label="New suppliers" time="addTime" />
 * );
 * ```
 */
export function ListFigure({ resource, label, filter = {}, time, measure, isInverse }: Props) {
  const { locale, timeZone } = useFormat();
  const { than } = usePeriodNames();
  const period = usePeriod();
  const provider = useAdminProvider();
  const isOpen = canOpen(useActor(), resource);
  const read = async (bounds: Readonly<Record<string, string>>): Promise<number> => {
    const query = { ...filter, ...bounds };
    if (measure) return measure(await provider.sums(resource.name, query));
    const page = { pagination: { page: 1, perPage: 1 }, filter: query };
    return (await provider.getList(resource.name, page)).total ?? 0;
  };
  const query = useQuery({
    queryKey: [resource.name, "figure", filter, time, period],
    queryFn: async () => {
      const { from, before, beforeUntil } = getPeriodStarts(period, new Date(), timeZone);
      const [now, earlier] = await Promise.all([
        read({ [`${time}_gte`]: from }),
        read({ [`${time}_gte`]: before, [`${time}_lt`]: beforeUntil }),
      ]);
      return { now, earlier, from };
    },
    placeholderData: keepPreviousData,
    refetchOnMount: "always",
  });
  const { now = 0, earlier = 0, from = "" } = query.data ?? {};
  const change = compare(now, earlier);
  const percent = change.percent === null ? "" : formatPercent(change.percent, locale);
  return (
    <Figure
      label={label}
      query={query}
      value={measure ? formatMoney(now) : now}
      to={isOpen ? pathToList(resource, { ...filter, [`${time}_gte`]: from }) : null}
      change={change}
      changeText={measure ? percent : String(Math.abs(now - earlier))}
      than={than}
      {...(isInverse && { isInverse })}
    />
  );
}
