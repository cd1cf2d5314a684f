import type { ReactNode } from "react";
import { noValue } from "../../framework/admin/display/noValue.ts";
import { RecordLink } from "../../framework/admin/display/RecordLink.tsx";
import { useAdmin } from "../../framework/admin/resources.tsx";

/** Renders the name of a shop, linked for those who may open shops. */
export function ShopLink({ id, children }: { id: number | null; children: ReactNode }) {
  const shops = useAdmin().resources.find(({ name }) => name === "shops");
  if (!shops) return children;
  return (
    <RecordLink resource={shops} id={id}>
      {children}
    </RecordLink>
  );
}

interface OfShop {
  shop?: string | null;
  sellerId?: number | null;
}
/** Displays the field `shop` of a record that has the shop's id beside its name. */
export const ShopDisplay = ({ record: { shop, sellerId } }: { record: OfShop }) =>
  shop ? <ShopLink id={sellerId ?? null}>{shop}</ShopLink> : noValue;
