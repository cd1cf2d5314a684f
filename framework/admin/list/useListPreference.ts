import { useStore } from "react-admin";
import type { Actor, Resource } from "../../schema/index.ts";
import { useActor } from "../resources.tsx";

/** Where a list keeps something in react-admin's store. Neither another member nor another shop of the same member reads it. */
export const listStoreKey = (actor: Actor, resource: Pick<Resource, "name">, key: string): string =>
  `lists.${actor.realm}-${actor.id}.${actor.shopId ?? "none"}.${resource.name}.${key}`;

/** What a member prefers in one list of one shop: its columns, density, saved views. */
export const useListPreference = <T>(resource: Pick<Resource, "name">, key: string, initial: T) =>
  useStore<T>(listStoreKey(useActor(), resource, key), initial);
