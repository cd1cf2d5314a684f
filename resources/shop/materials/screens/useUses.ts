import { useQuery } from "@tanstack/react-query";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { materials } from "../materials.ts";
import { isUseList, type Use } from "../use.ts";

export interface Uses {
  list: readonly Use[];
  total: number;
}
/** Loads the current uses of some files. */
export function useUses(ids: readonly number[]) {
  const provider = useAdminProvider();
  return useQuery({
    queryKey: [materials.name, "uses", ids],
    queryFn: async (): Promise<Uses> => {
      const { list, total } = await provider.runCall(materials.name, "uses", { ids: ids.join() });
      return { list: isUseList(list) ? list : [], total: Number(total) };
    },
    staleTime: 0,
    enabled: ids.length > 0,
  });
}
