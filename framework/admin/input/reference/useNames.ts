import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useRecordContext } from "react-admin";
import type { AdminRecord } from "../../provider.ts";
import { useAdminProvider } from "../../resources.tsx";
import type { Option } from "./useOptions.ts";

/**
 * Names of referenced rows: from the record, from the selections made here, otherwise from the
 * server.
 */
export function useNames(target: string, source: string, ids: readonly number[]) {
  const provider = useAdminProvider();
  const record = useRecordContext<AdminRecord>();
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const options = useRef(new Map<number, Option>());
  const known = new Map(chosen);
  const labels = record?._labels?.[source];
  [record?.[source]].flat().forEach((id: unknown, place) => {
    const label = typeof labels === "string" ? labels : labels?.[place];
    if (typeof id === "number" && label !== undefined && !known.has(id)) known.set(id, label);
  });
  const unknown = ids.filter((id) => !known.has(id));
  const { data, isLoading } = useQuery({
    queryKey: [target, "names", unknown],
    queryFn: () => provider.selector(target, { ids: unknown, pageSize: unknown.length }),
    enabled: unknown.length > 0,
  });
  for (const one of data ?? []) known.set(one.id, one.name);
  return {
    /**
     * Returns the same object while the name is unchanged: Autocomplete clears its text when its
     * value changes identity.
     */
    getOption(id: number): Option {
      const name = known.get(id) ?? (isLoading ? "…" : `#${id}`);
      const before = options.current.get(id);
      if (before?.name === name) return before;
      const option = { id, name };
      options.current.set(id, option);
      return option;
    },
    remember: (added: readonly Option[]) =>
      setChosen(
        (before) => new Map([...before, ...added.map((one) => [one.id, one.name] as const)]),
      ),
  };
}
