import { type Actor, canSelect, type Resource, realmOf } from "../../../framework/schema/index.ts";

/** The resources in which products stand: a shop's own, and all shops' as the platform sees them. */
const names = ["goods", "goodsReviews"];
/** The one that the actor may choose among, if any. */
export function goodsResource({ resources, actor }: { resources: readonly Resource[]; actor: Actor }): Resource | null {
  const found = resources.find(
    (one) => names.includes(one.name) && realmOf(one) === actor.realm && canSelect(actor, one, resources),
  );
  return found ?? null;
}
