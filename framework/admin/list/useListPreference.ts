import { useStore } from "react-admin";
import type { Actor, Resource } from "../../schema/index.ts";
import { useActor } from "../resources.tsx";

type Listed = Pick<Resource, "name"> & Partial<Pick<Resource, "view">>;
/**
 * Where a list keeps something in react-admin's store. Neither another member nor another shop of the same member reads it, nor
 * another list of the same resource.
 */
export const listStoreKey = (actor: Actor, resource: Listed, key: string): string => {
  const list = resource.view ? `${resource.name}-${resource.view}` : resource.name;
  return `lists.${actor.realm}-${actor.id}.${actor.shopId ?? "none"}.${list}.${key}`;
};

/** What a member prefers in one list of one shop: its columns, density, saved views. */
export const useListPreference = <T>(resource: Listed, key: string, initial: T) =>
  useStore<T>(listStoreKey(useActor(), resource, key), initial);
