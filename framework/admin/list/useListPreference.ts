import { useStore } from "react-admin";
import type { Actor, Resource } from "../../schema/index.ts";
import { useActor } from "../resources.tsx";
import { useListParts } from "./ListParts.ts";

type Listed = Pick<Resource, "name"> & Partial<Pick<Resource, "view">>;
/**
 * Key of a list's value in react-admin's store, unique per member, tenant and list of a resource.
 */
export const listStoreKey = (actor: Actor, resource: Listed, key: string): string => {
  const list = resource.view ? `${resource.name}-${resource.view}` : resource.name;
  return `lists.${actor.realm}-${actor.id}.${actor.tenantId ?? "none"}.${list}.${key}`;
};

/** A member's preference in one list of one tenant: columns, density, saved views. */
export const useListPreference = <T>(resource: Listed, key: string, initial: T) =>
  useStore<T>(useListStoreKey(resource)(key), initial);

/** Returns the keys of a list's values; a composed list has its own with `storeKey`. */
export function useListStoreKey({ name, view = null }: Listed): (key: string) => string {
  const actor = useActor();
  const { storeKey } = useListParts();
  return (key) => listStoreKey(actor, { name, view: storeKey ?? view }, key);
}
