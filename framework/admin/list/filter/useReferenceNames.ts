import { useQuery } from "@tanstack/react-query";
import { useAdminProvider } from "../../resources.tsx";

const none: Readonly<Record<string, string>> = {};
/** Names of referenced records by id, for filters; an ellipsis while they load. */
export function useReferenceNames(
  target: string | null,
  ids: readonly string[],
): Readonly<Record<string, string>> {
  const provider = useAdminProvider();
  const { data, isLoading } = useQuery({
    queryKey: [target, "names", ids],
    queryFn: async () => {
      const rows = await provider.selector(target ?? "", {
        ids: ids.map(Number),
        pageSize: ids.length,
      });
      return Object.fromEntries(rows.map((row) => [String(row.id), row.name]));
    },
    enabled: target !== null && ids.length > 0,
    placeholderData: (previous) => previous,
  });
  if (isLoading) return Object.fromEntries(ids.map((id) => [id, "…"]));
  return data ?? none;
}
