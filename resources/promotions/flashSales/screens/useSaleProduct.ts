import { useQuery } from "@tanstack/react-query";
import { useWatch } from "react-hook-form";
import { useAdminProvider } from "../../../../framework/admin/resources.tsx";
import { useStoredRecord } from "../../../../framework/admin/useRecords.ts";
import { flashSales } from "../flashSales.ts";

/** Loads what decides the terms of a sale of a product. */
export function useSaleProduct(goodsId: number | null | undefined) {
  const provider = useAdminProvider();
  return useQuery({
    queryKey: [flashSales.name, "getProduct", goodsId],
    enabled: typeof goodsId === "number",
    queryFn: () => provider.runCall(flashSales.name, "getProduct", { goodsId: goodsId ?? 0 }),
  });
}
export type SaleProduct = NonNullable<ReturnType<typeof useSaleProduct>["data"]>;

/** The product of the surrounding form: the chosen one, or that of the stored sale. */
export function useFormProduct() {
  const chosen: unknown = useWatch({ name: "goods" });
  const stored = useStoredRecord(flashSales);
  return useSaleProduct(typeof chosen === "number" ? chosen : stored?.goods);
}
