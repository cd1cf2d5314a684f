import { type Actor, canSelect, getRealm, type Resource } from "../../../framework/schema/index.ts";

/**
 * The resources that contain products: a shop's own, and those of all shops as seen by the
 * platform.
 */
const names = ["goods", "goodsReviews"] as const;
export type GoodsResource = Resource & { name: (typeof names)[number] };
const isGoodsResource = (one: Resource): one is GoodsResource =>
  names.some((name) => name === one.name);
/** Returns the product resource that the actor may select from, if any. */
export function getGoodsResource({
  resources,
  actor,
}: {
  resources: readonly Resource[];
  actor: Actor;
}): GoodsResource | null {
  const found = resources
    .filter(isGoodsResource)
    .find((one) => getRealm(one) === actor.realm && canSelect(actor, one, resources));
  return found ?? null;
}
