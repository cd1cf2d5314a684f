import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import type { AdminRecord } from "../../framework/admin/provider.ts";
import { useAdminProvider } from "../../framework/admin/resources.tsx";
import { goodsOf, type PickedGoods } from "./picked.ts";

/** Products by their ids, in that order; of one that is gone, or that is not shown, its name is known at most. */
export function useGoods(ids: readonly number[], source: string) {
  const provider = useAdminProvider();
  const record = useRecordContext<AdminRecord>();
  const [picked, setPicked] = useState<ReadonlyMap<number, PickedGoods>>(new Map());
  const asked = ids.filter((id) => !picked.has(id));
  const { data = [], isPending } = useQuery({
    queryKey: ["goods", "picked", asked],
    queryFn: async () => (await provider.getMany<AdminRecord>("goods", { ids: asked })).data.map(goodsOf),
    enabled: asked.length > 0,
    staleTime: 30_000,
  });
  const kept: readonly unknown[] = [record?.[source]].flat();
  const labels = record?._labels?.[source];
  const nameOf = (id: number) => {
    const label = Array.isArray(labels) ? labels[kept.indexOf(id)] : undefined;
    return typeof label === "string" ? label : `#${id}`;
  };
  const of = (id: number): PickedGoods =>
    picked.get(id) ??
    data.find((one) => one.id === id) ?? {
      kind: "goods",
      id,
      title: nameOf(id),
      mainImg: null,
      price: null,
      type: "ordinary",
    };
  return {
    goods: ids.map(of),
    pending: isPending && asked.length > 0,
    remember: (added: readonly PickedGoods[]) =>
      setPicked((before) => new Map([...before, ...added.map((one) => [one.id, one] as const)])),
  };
}
