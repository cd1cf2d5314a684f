import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import type { Tone } from "../../../../framework/admin/display/tones.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { DisplayComponent, Translate } from "../../../../framework/admin/resources.tsx";
import type { ContentLanguage, Row } from "../../../../framework/schema/index.ts";
import type { groupOrders } from "../groupOrders.ts";
import type { GroupProgress } from "../progress.ts";

/** A record of the groups, as their screens receive it; rows of a list contain no members. */
export type Group = AdminRecord<typeof groupOrders>;
export type GroupDisplay = DisplayComponent<typeof groupOrders>;
export type Member = Row<typeof groupOrders>["members"][number];
export const getGoodsName = (
  { goodsName }: Pick<Group, "goodsName">,
  language: ContentLanguage,
): string => (isLocalized(goodsName) && chooseLanguage(goodsName, language)) || noValue;

/** The messages of the groups' own screens. */
export function useMessages(): Translate {
  const translate = useTranslate();
  return useCallback(
    (key, options) => translate(`resources.groupOrders.screen.${key}`, options),
    [translate],
  );
}
export const getGroupTone = (status: GroupProgress["status"]): Tone =>
  status === "succeeded" ? "success" : status === "failed" ? "error" : "warning";

const minute = 60_000;
/**
 * Formats the remaining time in its largest unit: days from two days, hours from two hours,
 * otherwise minutes.
 */
export function formatDuration(milliseconds: number, t: Translate): string {
  const minutes = Math.max(1, Math.floor(milliseconds / minute));
  const [unit, count] =
    minutes >= 2880
      ? ["days", minutes / 1440]
      : minutes >= 120
        ? ["hours", minutes / 60]
        : ["minutes", minutes];
  return t(String(unit), { smart_count: Math.floor(Number(count)) });
}
