import { toPath } from "../../../../framework/admin/paths.ts";
import { useAdmin } from "../../../../framework/admin/resources.tsx";
import { can } from "../../../../framework/schema/index.ts";
import type { Overview } from "./ShopRail.tsx";

/** Where the terms of a shop are set, and what their form begins with. */
export interface WayToTerms {
  to: string;
  state?: { record: { shop: number } };
}

/**
 * Returns the way to the terms of a shop, or to the form of its first ones; null for those who may
 * not set them.
 */
export function useWayToTerms(
  shopId: number,
  { termsId }: Pick<Overview, "termsId">,
): WayToTerms | null {
  const { resources, actor } = useAdmin();
  const terms = resources.find(({ name }) => name === "shopTerms");
  if (!terms || !can(actor, terms, termsId ? "edit" : "create")) return null;
  return termsId
    ? { to: toPath(terms, "edit", termsId) }
    : { to: toPath(terms, "create"), state: { record: { shop: shopId } } };
}
