import { useCallback } from "react";
import { useTranslate } from "react-admin";
import type { PayMethod } from "../../../../core/payMethods.ts";
import { chooseLanguage, isLocalized } from "../../../../framework/admin/display/localized.ts";
import { noValue } from "../../../../framework/admin/display/noValue.ts";
import { useFormat } from "../../../../framework/admin/display/useFormat.ts";
import type { AdminRecord } from "../../../../framework/admin/provider.ts";
import type { DisplayComponent, Translate } from "../../../../framework/admin/resources.tsx";
import { useRecordInPage } from "../../../../framework/admin/show/RecordProvider.tsx";
import { useResourceMessages } from "../../../../framework/admin/useResourceMessages.ts";
import type { ContentLanguage } from "../../../../framework/schema/index.ts";
import { formatTenders } from "../../../payments/index.ts";
import { refundInterventions } from "../../refundInterventions/refundInterventions.ts";
import { areLogs, type Log } from "../log.ts";
import { refunds } from "../refunds.ts";
import { areTerms, type Term } from "../refundTerms.ts";

/** A record of a refund, for the shop or for the platform. */
export type RefundRecord = AdminRecord<typeof refunds | typeof refundInterventions>;
export type RefundDisplay = DisplayComponent<typeof refunds | typeof refundInterventions>;
export type Refund = Omit<RefundRecord, "logs" | "arithmetic" | "imgs"> & {
  logs: Log[];
  arithmetic: readonly Term[];
  imgs: string[];
};
/** Converts a record of a list or page to a refund; rows of a list contain no steps. */
export function toRefund(record: RefundRecord): Refund {
  const { logs, arithmetic, imgs = [] } = record;
  return {
    ...record,
    logs: areLogs(logs) ? logs : [],
    arithmetic: areTerms(arithmetic) ? arithmetic : [],
    imgs,
  };
}
/** Returns where a refund is sent: its method, or several with their amounts. */
export function useSentTo(): (refund: Pick<Refund, "sentBack" | "payMethod">) => string {
  const messages = useResourceMessages(refunds);
  const { locale } = useFormat();
  return ({ sentBack, payMethod }) => {
    const nameMethod = (method: PayMethod) => messages.choice("payMethod", method);
    return sentBack && sentBack.length > 0
      ? formatTenders(sentBack, nameMethod, locale)
      : nameMethod(payMethod ?? "balance");
  };
}
/** Returns the record of the page of a refund. */
export const useRefundInPage = () => useRecordInPage(refunds, refundInterventions);

export const getGoodsName = ({ goodsName, skuName }: Refund, language: ContentLanguage): string =>
  [isLocalized(goodsName) ? chooseLanguage(goodsName, language) : null, skuName]
    .filter(Boolean)
    .join(" · ") || noValue;

/** The messages of the refunds' own screens, including the platform's. */
export function useMessages(): Translate {
  const translate = useTranslate();
  return useCallback(
    (key, options) => translate(`resources.refunds.screen.${key}`, options),
    [translate],
  );
}
