import { QuantityBar } from "../../../../framework/admin/display/QuantityBar.tsx";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { flashSales } from "../flashSales.ts";

/** Units that orders have taken, of those for sale. */
export const SoldBar: DisplayComponent<typeof flashSales> = ({ record }) => {
  const { soldTotal, allocatedTotal, status } = record;
  const isSoldOut = (soldTotal ?? 0) >= (allocatedTotal ?? 0);
  return (
    <QuantityBar
      count={soldTotal ?? 0}
      total={allocatedTotal ?? 0}
      tone={isSoldOut ? "success" : status === "running" ? "info" : "neutral"}
    />
  );
};
