import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import type { Tone } from "../../../../framework/admin/display/tones.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { Translate } from "../../../../framework/admin/resources.tsx";
import { toRow } from "../../../../framework/admin/toRow.ts";
import type { ContentLanguage, Row } from "../../../../framework/schema/index.ts";
import { groupOrders } from "../groupOrders.ts";
import type { GroupProgress } from "../progress.ts";

export type Group = Row<typeof groupOrders>;
export type Member = Group["members"][number];
/** Converts a record of a list or page to a group; rows of a list contain no members. */
export const toGroup = (record: AdminRecord): Group => toRow(groupOrders, record);
export const getGoodsName = (
  { goodsName }: Pick<Group, "goodsName">,
  language: ContentLanguage,
): string => (isLocalized(goodsName) && chooseLanguage(goodsName, language)) || "—";

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
