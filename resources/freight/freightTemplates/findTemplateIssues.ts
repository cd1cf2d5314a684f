import { isInState } from "../../../core/places.ts";
import type { Issue, Issues } from "../../../framework/schema/index.ts";
import {
  containsRegion,
  formatRegionCode,
  isRegion,
  type Region,
  regionsOverlap,
} from "./regions.ts";

type Values = Readonly<Record<string, unknown>>;
const t = (key: string, params?: Issue["params"]): Issue => ({
  key: `resources.freightTemplates.validation.${key}`,
  ...(params && { params }),
});
const isRecord = (value: unknown): value is Values => typeof value === "object" && value !== null;
const toRegions = (value: unknown): Region[] =>
  Array.isArray(value) ? value.filter(isRegion) : [];
const counts = ["firstNum", "secondNum", "freeOverNum"] as const;

/** Validates the template rules that the declaration cannot express; returns issues by path. */
export function findTemplateIssues(values: Values): Issues {
  const issues: Issues = {};
  const areas =
    values.type === "free" || !Array.isArray(values.areas) ? [] : values.areas.filter(isRecord);
  const never = toRegions(values.undeliverable);
  if (values.type !== "free" && values.valuateType === "pieces") {
    wholePieces(values, "", issues);
    areas.forEach((area, index) => {
      wholePieces(area, `areas.${index}.`, issues);
    });
  }
  const taken: { region: Region; rule: number }[] = [];
  areas.forEach((area, index) => {
    const path = `areas.${index}.regions`;
    for (const region of toRegions(area.regions)) {
      const before = taken.find((one) => regionsOverlap(one.region, region));
      const barred = never.find((one) => containsRegion(one, region));
      if (before)
        issues[path] ??= t("regionTwice", {
          region: formatRegionCode(region),
          rule: before.rule + 1,
        });
      if (barred)
        issues[path] ??= t("neverDelivered", {
          region: formatRegionCode(region),
          barred: formatRegionCode(barred),
        });
      taken.push({ region, rule: index });
    }
    checkOtherStates(area.regions, path, issues);
  });
  never.forEach((region, index) => {
    if (never.slice(0, index).some((one) => regionsOverlap(one, region)))
      issues.undeliverable ??= t("undeliverableTwice", { region: formatRegionCode(region) });
  });
  checkOtherStates(values.undeliverable, "undeliverable", issues);
  return issues;
}
function wholePieces(rule: Values, path: string, issues: Issues): void {
  for (const name of counts) {
    const count = rule[name];
    if (typeof count === "number" && !Number.isInteger(count))
      issues[path + name] = t("wholePieces");
  }
}
function checkOtherStates(regions: unknown, path: string, issues: Issues): void {
  for (const region of toRegions(regions))
    if ("postcodes" in region && !isInState(region.state, region.postcodes))
      issues[path] ??= t("postcodesElsewhere", { region: formatRegionCode(region) });
}
