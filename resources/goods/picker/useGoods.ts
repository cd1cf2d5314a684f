import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useRecordContext } from "react-admin";
import type { AdminRecord } from "../../../framework/admin/provider.ts";
import { useAdmin, useAdminProvider } from "../../../framework/admin/resources.tsx";
import { can } from "../../../framework/schema/index.ts";
import { type GoodsResource, getGoodsResource } from "./goodsResource.ts";
import { isOffSale, type PickedGoods, toPickedGoods } from "./picked.ts";

/**
 * Loads products by their ids, in that order; for deleted or unreadable ones, at most the name is
 * available.
 */
export function useGoods(ids: readonly number[], source: string) {
  const provider = useAdminProvider();
  const record = useRecordContext<AdminRecord>();
  const [picked, setPicked] = useState<ReadonlyMap<number, PickedGoods>>(new Map());
  const admin = useAdmin();
  // Members who can select but not read products see no picture and no price.
  const resource = getGoodsResource(admin);
  const name = resource && can(admin.actor, resource, "view") ? resource.name : null;
  const missingIds = ids.filter((id) => !picked.has(id));
  const { data = [] } = useQuery({
    queryKey: [name, "picked", missingIds],
    queryFn: async () =>
      name ? (await provider.getMany<GoodsResource["name"]>(name, { ids: missingIds })).data : [],
    enabled: missingIds.length > 0 && name !== null,
    staleTime: 30_000,
  });
  const found = new Map(data.map((one) => [one.id, toPickedGoods(one)] as const));
  const off = new Set(data.filter(isOffSale).map(({ id }) => id));
  const storedIds: readonly unknown[] = [record?.[source]].flat();
  const labels = record?._labels?.[source];
  const findName = (id: number) => {
    const label = Array.isArray(labels) ? labels[storedIds.indexOf(id)] : undefined;
    return typeof label === "string" ? label : `#${id}`;
  };
  const of = (id: number): PickedGoods =>
    picked.get(id) ??
    found.get(id) ?? {
      kind: "goods",
      id,
      title: findName(id),
      mainImg: null,
      price: null,
      type: "ordinary",
    };
  return {
    goods: ids.map(of),
    isOff: (id: number) => off.has(id),
    remember: (added: readonly PickedGoods[]) =>
      setPicked((before) => new Map([...before, ...added.map((one) => [one.id, one] as const)])),
  };
}
