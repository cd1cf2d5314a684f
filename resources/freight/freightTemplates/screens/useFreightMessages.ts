import { useMemo } from "react";
import { useTranslate } from "react-admin";
import { isState } from "../../../../core/places.ts";
import { type Translate, translateFreight } from "../describeRule.ts";
import { formatRegionCode, type Region } from "../regions.ts";

/** Returns the freight translator and the names of states and regions in the user's language. */
export function useFreightMessages(): {
  t: Translate;
  stateName: (state: unknown) => string;
  regionName: (region: Region) => string;
} {
  const translate = useTranslate();
  return useMemo(() => {
    const t = translateFreight(translate);
    const stateName = (state: unknown) =>
      isState(state) ? translate(`resources.freightTemplates.choices.shipFromState.${state}`) : "";
    const regionName = (region: Region) =>
      "postcodes" in region || region.city !== undefined
        ? formatRegionCode(region)
        : stateName(region.state);
    return { t, stateName, regionName };
  }, [translate]);
}
