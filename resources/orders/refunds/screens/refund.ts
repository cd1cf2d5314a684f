import { useCallback } from "react";
import { useTranslate } from "react-admin";
import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { Translate } from "../../../../framework/admin/resources.tsx";
import { toRow } from "../../../../framework/admin/toRow.ts";
import type { ContentLanguage, Row } from "../../../../framework/schema/index.ts";
import { areTerms, type Term } from "../calculateMaxRefund.ts";
import { areLogs, type Log } from "../log.ts";
import { refunds } from "../refunds.ts";

export type Refund = Omit<Row<typeof refunds>, "logs" | "arithmetic" | "imgs"> & {
  logs: Log[];
  arithmetic: readonly Term[];
  imgs: string[];
};
/** Converts a record of a list or page to a refund; rows of a list contain no steps. */
export function toRefund(record: AdminRecord): Refund {
  const { logs, arithmetic, imgs } = record;
  return {
    ...toRow(refunds, record),
    logs: areLogs(logs) ? logs : [],
    arithmetic: areTerms(arithmetic) ? arithmetic : [],
    imgs: Array.isArray(imgs) ? imgs : [],
  };
}
export const getGoodsName = ({ goodsName, skuName }: Refund, language: ContentLanguage): string =>
  [isLocalized(goodsName) ? chooseLanguage(goodsName, language) : null, skuName]
    .filter(Boolean)
    .join(" · ") || "—";

/** The messages of the refunds' own screens, including the platform's. */
export function useMessages(): Translate {
  const translate = useTranslate();
  return useCallback(
    (key, options) => translate(`resources.refunds.screen.${key}`, options),
    [translate],
  );
}
