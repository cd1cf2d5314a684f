import { chooseLanguage } from "../../../../framework/admin/display/localized.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { DisplayComponent } from "../../../../framework/admin/resources.tsx";
import type { promotionPeriods } from "../promotionPeriods.ts";
import { usePeriodText } from "./usePeriodText.ts";

/** What else is on the same products at the same time, and what customers get of the two. */
export const ConflictsDisplay: DisplayComponent<typeof promotionPeriods> = ({ record }) => {
  const t = usePeriodText();
  const { language } = useFormat();
  const [first, ...others] = record.conflicts ?? [];
  if (!first) return noValue;
  const text = t(`conflict.${first.effect}`, { name: chooseLanguage(first.name, language) ?? "" });
  if (others.length === 0) return <>{text}</>;
  return (
    <>
      {text} {t("conflict.more", { smart_count: others.length })}
    </>
  );
};
