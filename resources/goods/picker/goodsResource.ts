import { type Actor, canSelect, getRealm, type Resource } from "../../../framework/schema/index.ts";

/**
 * The resources that contain products: a shop's own, and those of all shops as seen by the
 * platform.
 */
const names = ["goods", "goodsReviews"];
/** Returns the product resource that the actor may select from, if any. */
export function getGoodsResource({
  resources,
  actor,
}: {
  resources: readonly Resource[];
  actor: Actor;
}): Resource | null {
  const found = resources.find(
    (one) =>
      names.includes(one.name) && getRealm(one) === actor.realm && canSelect(actor, one, resources),
  );
  return found ?? null;
}
