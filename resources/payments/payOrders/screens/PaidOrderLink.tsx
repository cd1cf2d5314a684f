import type { ReactNode } from "react";
import { RecordLink } from "../../../../framework/admin/display/RecordLink.tsx";
import { payOrders } from "../payOrders.ts";

/** Renders the number of an order, linked to its payment, by which the platform opens it. */
export const PaidOrderLink = ({ id, children }: { id: number | null; children: ReactNode }) => (
  <RecordLink resource={payOrders} id={id}>
    {children}
  </RecordLink>
);
