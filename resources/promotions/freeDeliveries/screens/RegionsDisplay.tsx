import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import { formatRegionCode, isRegion } from "../../../freight/index.ts";
import { RegionChips } from "../../../freight/screens.ts";
import type { freeDeliveries } from "../freeDeliveries.ts";
import { useMessages } from "./useMessages.ts";

/** The regions of a rule: their codes in a cell, chips with their names on the page. */
export const RegionsDisplay: DisplayComponent<typeof freeDeliveries> = ({ record, page }) => {
  const t = useMessages();
  const regions = (record.regions ?? []).filter(isRegion);
  if (regions.length === 0) return <>{t("everywhere")}</>;
  if (page) return <RegionChips regions={regions} />;
  return <>{regions.map(formatRegionCode).join("; ")}</>;
};
